import type { ReactNode } from 'react'
import css from './State.module.css'

export interface EmptyStateProps {
  /** An object on its material: `Mark` of 112 px. */
  mark?: ReactNode
  title: string
  /** What to do next. */
  text?: ReactNode
  /** The one button. */
  action?: ReactNode
}

/** There is nothing here yet, and that is no trouble. */
export function EmptyState({ mark, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {mark && <span className={css.mark}>{mark}</span>}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
