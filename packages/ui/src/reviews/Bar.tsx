import { VisuallyHidden } from '../kit/index.ts'
import css from './Bar.module.css'

interface BarProps {
  label: string
  figure: string
  /** 0 to 1. */
  share: number
  /** All of it, for those who listen. */
  words: string
}

/** A line of a breakdown: what, how much as a bar and as a number. */
export function Bar({ label, figure, share, words }: BarProps) {
  return (
    <li className={css.line}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true" className={css.label}>
        {label}
      </span>
      <span aria-hidden="true" className={css.track}>
        <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className={css.figure}>
        {figure}
      </span>
    </li>
  )
}
