import css from './Price.module.css'

export interface PriceProps {
  /** Already written: «от 5 000 ₽», «По договорённости». */
  children: string
  /** A quiet line below: «за услугу», «бюджет». */
  note?: string
  align?: 'start' | 'end'
}

/** A sum: the strongest words on a card, never broken in the middle. */
export function Price({ children, note, align = 'start' }: PriceProps) {
  return (
    <span className={css.price} data-align={align}>
      <span className={css.sum}>{children}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}
