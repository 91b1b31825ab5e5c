import css from './Price.module.css'

export interface PriceProps {
  /** Already written: «от 5 000 ₽», «По договорённости». */
  children: string
  /** A quiet line below: «за услугу», «бюджет». */
  note?: string
  align?: 'start' | 'end'
  /** Large for a deal or a tariff, small in a list of prices. */
  size?: 'small' | 'usual' | 'large'
}

/** A sum: the strongest words on a card, never broken in the middle. */
export function Price({ children, note, align = 'start', size = 'usual' }: PriceProps) {
  return (
    <span className={css.price} data-align={align} data-size={size}>
      <span className={css.sum}>{children}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}
