import type { ReactNode } from 'react'
import css from './TaskCard.module.css'

/** Tasks one under another on one sheet. */
export function TaskRows({ children }: { children: ReactNode }) {
  return <div className={css.rows}>{children}</div>
}
