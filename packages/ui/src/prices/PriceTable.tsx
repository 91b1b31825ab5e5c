import { TextLink, VisuallyHidden } from '../kit/index.ts'
import css from './PriceTable.module.css'
import { ru } from './ru.ts'
import { type PriceWords, UnitPrice } from './UnitPrice.tsx'

/** A line of a price list. */
export interface PriceLine {
  readonly id: number | string
  readonly name: string
  readonly price: PriceWords
  /** Page of the service. */
  readonly to?: string | undefined
}

export interface PriceTableProps {
  /** Names the list: the category. */
  caption: string
  lines: readonly PriceLine[]
  /** The caption is read out only: a heading above says the same. */
  isCaptionHidden?: boolean
}

/** What a person's work costs: name, price at the right. */
export function PriceTable({ caption, lines, isCaptionHidden = false }: PriceTableProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption} data-hidden={isCaptionHidden || undefined}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            <VisuallyHidden>{ru.name}</VisuallyHidden>
          </th>
          <th scope="col" className={css.head}>
            <VisuallyHidden>{ru.price}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, price, to }) => (
          <tr key={id} className={css.line}>
            <th scope="row" className={css.name}>
              {to === undefined ? name : <TextLink to={to}>{name}</TextLink>}
            </th>
            <td className={css.price}>
              <UnitPrice price={price} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
