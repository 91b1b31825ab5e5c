import { type ReactNode, useId } from 'react'
import css from './PagePopup.module.css'

/** A note that lies over the foot of a page and leaves the page usable; on a phone above the tab bar. */
export function PagePopup({
  title,
  isTitleHidden = false,
  children,
  actions,
}: {
  title: string
  /** The text says it all; the title is for those who listen. */
  isTitleHidden?: boolean
  children: ReactNode
  actions: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.popup} aria-labelledby={id}>
      <div role="status" className={css.words}>
        <h2 id={id} className={css.title} data-hidden={isTitleHidden || undefined}>
          {title}
        </h2>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
    </section>
  )
}
