import { classNames } from '../class-names.ts'
import css from './Button.module.css'

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  /** One `primary` in sight; `danger` only where the step cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger'
  /** 36 px instead of 44: where one works rather than decides. */
  dense?: boolean
  /** As wide as its container. */
  wide?: boolean
}

/** Attributes that give an element the look of a button. */
export function buttonLook({ variant = 'primary', dense = false, wide = false }: ButtonLook, className?: string) {
  return {
    className: classNames(css.button, className),
    'data-variant': variant,
    'data-dense': dense || undefined,
    'data-wide': wide || undefined,
  }
}
