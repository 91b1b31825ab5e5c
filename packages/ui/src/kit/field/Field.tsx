import { type ReactNode, useId } from 'react'
import { ru } from '../ru.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  /** Of the control; name it when an error summary has to lead here. */
  id?: string
  label: ReactNode
  /** Keeps the label for those who listen, where the place itself says it (a search line). */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong, in words a person would say; its presence makes the control invalid. */
  error?: string | undefined
  /** Says «необязательно» beside the label: fields are required unless they say otherwise. `quiet` where all are: filters. */
  optional?: boolean | 'quiet'
  /** One control of the kit. */
  children: ReactNode
}

/** Label, hint and error around one control, wired to it by ids. */
export function Field({ id, label, labelHidden = false, hint, error, optional = false, children }: FieldProps) {
  const own = useId()
  const controlId = id ?? own
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const wiring = {
    id: controlId,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': optional ? undefined : (true as const),
  }
  const words = (
    <>
      {label}
      {optional === true && <span className={css.optional}> {ru.optional}</span>}
    </>
  )
  return (
    <div className={css.field}>
      <label htmlFor={controlId} className={labelHidden ? undefined : css.label}>
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
