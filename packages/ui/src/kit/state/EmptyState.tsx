import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './State.module.css'

export interface EmptyStateProps {
  icon?: LucideIcon
  /** An object on its material, instead of the icon: `Mark` of 112 px. */
  mark?: ReactNode
  title: string
  /** What to do next. */
  text?: ReactNode
  /** The one button. */
  action?: ReactNode
}

/** There is nothing here yet, and that is no trouble. */
export function EmptyState({ icon, mark, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {mark && <span className={css.mark}>{mark}</span>}
      {icon && !mark && (
        <span className={css.icon}>
          <Icon of={icon} size={24} />
        </span>
      )}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
