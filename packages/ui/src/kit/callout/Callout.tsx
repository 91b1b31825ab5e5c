import { CircleArrowRight, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Callout.module.css'

const icons = { next: CircleArrowRight, attention: Hourglass, refusal: CircleX } as const

export interface CalloutProps {
  /** `next` for the next step, `attention` for what waits, `refusal` for what was turned down and how to mend it. */
  kind?: 'next' | 'attention' | 'refusal'
  title: string
  children?: ReactNode
  /** Buttons, one of them primary at most. */
  actions?: ReactNode
  /** A closer picture than that of the kind. */
  icon?: LucideIcon
}

/** What the page asks of a person now. One a page. */
export function Callout({ kind = 'next', title, children, actions, icon = icons[kind] }: CalloutProps) {
  return (
    <div className={css.callout} data-kind={kind}>
      <span className={css.icon}>
        <Icon of={icon} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
