import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/FieldError.tsx'
import css from './Checkbox.module.css'
import { Tick } from './Tick.tsx'

export interface CheckboxProps {
  /** Name it when an error summary has to lead here. */
  id?: string
  /** For a form that the browser sends by itself: `value` goes under it while it is ticked. */
  name?: string
  /** `on` when left out, as browsers have it. */
  value?: string
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
}

/** Yes or no. A native checkbox: works before scripts do, and is drawn without inline styles. */
export function Checkbox({ id, name, value, checked, onChange, label, hint, error, disabled }: CheckboxProps) {
  const own = useId()
  const inputId = id ?? own
  const hintId = hint ? `${inputId}-hint` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <div className={css.checkbox}>
      <Tick
        id={inputId}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={inputId} className={css.label}>
        {label}
      </label>
      {(hint || error) && (
        <div className={css.below}>
          {hint && (
            <p id={hintId} className={css.hint}>
              {hint}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  )
}
