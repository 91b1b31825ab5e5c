import type { ReactNode } from 'react'
import css from './ActionBar.module.css'

export interface ActionBarProps {
  /** Names the bar: «Отклик на задание». */
  label: string
  /** Already written: «до 23 000 ₽». */
  price: string
  /** A quiet line below it: «5 откликов». */
  note?: string
  /** The one action: a Button or a ButtonLink. */
  children: ReactNode
}

/** Price and action under the thumb, in the place of the tab bar. Above a phone's width the page's rail says it. */
export function ActionBar({ label, price, note, children }: ActionBarProps) {
  return (
    <section data-action-bar aria-label={label} className={css.bar}>
      <p className={css.words}>
        <span className={css.price}>{price}</span>
        {note && <span className={css.note}>{note}</span>}
      </p>
      <div className={css.action}>{children}</div>
    </section>
  )
}
