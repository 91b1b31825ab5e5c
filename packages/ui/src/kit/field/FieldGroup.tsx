import { type ReactNode, useId } from 'react'
import { ru } from '../ru.ts'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'

export interface FieldGroupProps {
  /** Of the group; it takes focus from an error summary. */
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** `radiogroup` when the members exclude one another. */
  role?: 'radiogroup'
  children: ReactNode
}

/** Several controls that answer one question: radio buttons, checkboxes, «от» and «до». */
export function FieldGroup({ id, legend, hint, error, optional = false, role, children }: FieldGroupProps) {
  const own = useId()
  const hintId = hint ? `${own}-hint` : undefined
  const errorId = error ? `${own}-error` : undefined
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      role={role}
      aria-invalid={role && error ? true : undefined}
      className={css.group}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={css.label}>
        {legend}
        {optional && <span className={css.optional}> {ru.optional}</span>}
      </legend>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.members}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
