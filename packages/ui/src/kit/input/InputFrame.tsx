import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './Input.module.css'

/** The box of a one-line control: what stands before and after the text inside it. */
export interface InputFrameProps {
  start?: ReactNode
  end?: ReactNode
  dense?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Draws border, focus and error for the control inside. */
export function InputFrame({ start, end, dense = false, className, children }: InputFrameProps) {
  return (
    <span className={classNames(css.frame, className)} data-dense={dense || undefined}>
      {start && <span className={css.affix}>{start}</span>}
      {children}
      {end && <span className={css.affix}>{end}</span>}
    </span>
  )
}
