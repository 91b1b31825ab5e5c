import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './Counter.module.css'

export interface CounterProps {
  /** Nothing is drawn for 0; above 99 it says «99+». */
  count: number
  /** What is counted, already agreed with the number: «7 непрочитанных». */
  label: string
}

/** How many wait for a look: unread messages, new replies. */
export function Counter({ count, label }: CounterProps) {
  if (count === 0) return null
  return (
    <span className={css.counter}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
