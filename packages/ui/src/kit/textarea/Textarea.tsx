import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { enterEarlyText } from '../field/early-entry.ts'
import { useFieldWiring } from '../field/field-context.ts'
import css from './Textarea.module.css'

/** A native textarea; `rows` is where it starts, it grows with the text up to `maxRows` of the style sheet. */
export type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & { value: string }

/**
 * Several lines of text. It grows by itself: an invisible copy of the text shares its grid cell, so no script measures
 * anything and no inline style is needed.
 */
export function Textarea({ value, rows = 4, className, ...rest }: TextareaProps) {
  const wiring = useFieldWiring()
  return (
    <span className={classNames(css.grow, className)} data-copy={value}>
      <textarea ref={enterEarlyText} {...wiring} {...rest} rows={rows} value={value} className={css.textarea} />
    </span>
  )
}
