import type { LedgerLine } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { TextLink, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import { ru } from './paid.ru.ts'
import css from './Tariffs.module.css'

const noun = ({ kind }: LedgerLine): string =>
  kind === 'PURCHASE' ? ru.purchase : kind === 'DEBIT' ? ru.reply : ru.returned

function What({ line }: { line: LedgerLine }) {
  const { task, reason } = line
  return (
    <span className={css.what}>
      {task ? (
        <TextLink to={paths.task(task.id)}>{task.title}</TextLink>
      ) : (
        <span>{reason ? ru.reasons[reason] : noun(line)}</span>
      )}
      {task && <span className={css.quiet}>{reason ? ru.reasons[reason] : noun(line)}</span>}
    </span>
  )
}

/** «+10», «−1»: with a real minus. */
const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`)

/** Where replies went and why some came back, the newest line first (product §3.7). */
export function LedgerView({ lines }: { lines: readonly LedgerLine[] }) {
  const { now, timeZone } = usePageTime()
  if (lines.length === 0) return <p className={css.lead}>{ru.ledgerEmpty}</p>
  return (
    <Table
      caption={ru.ledger}
      captionHidden
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', header: ru.what, cell: (line) => <What line={line} /> },
        { id: 'when', header: ru.when, cell: ({ createdAt }) => formatDay(createdAt, now, timeZone) },
        { id: 'source', header: ru.source, cell: ({ source }) => ru.sources[source] },
        {
          id: 'amount',
          header: ru.replies,
          numeric: true,
          cell: ({ amount }) => <b className={amount > 0 ? css.plus : undefined}>{signed(amount)}</b>,
        },
      ]}
    />
  )
}
