import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../kit/index.ts'
import css from './PagePopup.module.css'
import { ru } from './ru.ts'

export interface PagePopupProps {
  title: string
  /** The text says it all; the title is for those who listen. */
  isTitleHidden?: boolean
  children: ReactNode
  /** What came of an action, between the words and the actions; it makes itself heard. */
  alert?: ReactNode
  actions: ReactNode
  /** Adds a cross to the corner, where none of the actions puts it away. */
  onClose?: () => void
}

/** A note that lies over the foot of a page and leaves the page usable; on a phone a sheet that stands on the tab bar. */
export function PagePopup({ title, isTitleHidden = false, children, alert, actions, onClose }: PagePopupProps) {
  const id = useId()
  return (
    <section className={css.popup} data-closable={onClose ? '' : undefined} aria-labelledby={id}>
      <div role="status" className={css.words}>
        <h2 id={id} className={css.title} data-hidden={isTitleHidden || undefined}>
          {title}
        </h2>
        {children}
      </div>
      {alert}
      <div className={css.actions}>{actions}</div>
      {onClose && <IconButton icon={X} label={ru.close} className={css.close} onClick={onClose} />}
    </section>
  )
}
