import { listValueWord } from '@artel/core/admin'
import type { ListPrice } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { Dialog } from '../kit/dialog/index.ts'
import { Button, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'

export interface PriceHistoryDialogProps {
  price: ListPrice
  onClose: () => void
}

/** All that was ever set of a price or a limit: what is to come, what holds, what was and what was called off. */
export function PriceHistoryDialog({ price, onClose }: PriceHistoryDialogProps) {
  const { now, timeZone } = usePageTime()
  const words = ru.prices
  return (
    <Dialog
      open
      title={price.title}
      description={words.initial}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {ru.back}
        </Button>
      }
    >
      <div className={css.form}>
        <Table
          caption={words.historyOf(price.title)}
          captionHidden
          rows={price.changes}
          rowKey={({ id }) => id}
          columns={[
            { id: 'from', header: words.since, cell: ({ validFrom }) => formatDay(validFrom, now, timeZone) },
            {
              id: 'value',
              header: words.columns[price.group],
              numeric: true,
              cell: ({ value }) => listValueWord(price.key, value),
            },
            { id: 'state', header: words.state, cell: ({ state }) => words.states[state] },
            {
              id: 'who',
              header: words.who,
              cell: ({ changedAt, changedBy }) => words.by(formatDay(changedAt, now, timeZone), changedBy.name),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
