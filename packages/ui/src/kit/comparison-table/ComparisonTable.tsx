import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, VisuallyHidden } from '../index.ts'
import css from './ComparisonTable.module.css'
import { ru } from './ru.ts'

/** One of the things that are compared. What it holds is drawn twice, for a desktop and for a phone: no ids in it. */
export interface ComparisonColumn {
  readonly id: string
  readonly title: string
  /** The strongest thing of it: «690 ₽». */
  readonly price?: string
  /** A quiet line below: «в месяц». */
  readonly note?: string
  /** Beside the title: «Ваш тариф». */
  readonly badge?: ReactNode
  readonly action?: ReactNode
  /** The one that is in force: outlined. */
  readonly current?: boolean
}

/** What they are compared by; a cell is words, or whether it is there. */
export interface ComparisonRow {
  readonly id: string
  readonly label: string
  readonly cells: Readonly<Record<string, string | boolean>>
}

export interface ComparisonTableProps {
  /** Names the table. */
  caption: string
  captionHidden?: boolean
  columns: readonly ComparisonColumn[]
  rows: readonly ComparisonRow[]
  /** Level of the headings of cards on a phone. */
  headingLevel?: 2 | 3 | 4
}

/** Things side by side. On a phone each of them is a card of its own: nothing is squeezed. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, captionHidden = false, columns, rows, headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            <td className={css.corner} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={css.head} data-current={column.current || undefined}>
                <Head column={column} title={<span className={css.title}>{column.title}</span>} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={css.label}>
                {row.label}
              </th>
              {columns.map(({ id, current }) => (
                <td key={id} className={css.cell} data-current={current || undefined}>
                  <Cell value={row.cells[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ action }) => action) && (
          <tfoot>
            <tr>
              <td className={css.corner} />
              {columns.map(({ id, action, current }) => (
                <td key={id} className={css.foot} data-current={current || undefined}>
                  {action}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <ul aria-label={caption} className={css.cards}>
        {columns.map((column) => (
          <li key={column.id} className={css.card} data-current={column.current || undefined}>
            <Head column={column} title={<Heading className={css.title}>{column.title}</Heading>} />
            <dl className={css.facts}>
              {rows.map(({ id, label, cells }) => (
                <div key={id} className={css.fact}>
                  <dt className={css.name}>{label}</dt>
                  <dd className={css.value}>
                    <Cell value={cells[column.id]} />
                  </dd>
                </div>
              ))}
            </dl>
            {column.action && <div>{column.action}</div>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Head({ column: { price, note, badge }, title }: { column: ComparisonColumn; title: ReactNode }) {
  return (
    <div className={css.words}>
      <div className={css.name}>
        {title}
        {badge}
      </div>
      {price && <span className={css.price}>{price}</span>}
      {note && <span className={css.note}>{note}</span>}
    </div>
  )
}

function Cell({ value = false }: { value?: string | boolean | undefined }) {
  if (typeof value === 'string') return value
  return (
    <span className={css.mark} data-there={value || undefined}>
      <Icon of={value ? Check : Minus} />
      <VisuallyHidden>{value ? ru.yes : ru.no}</VisuallyHidden>
    </span>
  )
}
