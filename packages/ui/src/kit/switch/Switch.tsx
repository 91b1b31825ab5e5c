import * as Radix from '@radix-ui/react-switch'
import { type ReactNode, useId } from 'react'
import css from './Switch.module.css'

export interface SwitchProps {
  /** Name it when something else has to lead here. */
  id?: string
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

/** On or off, at once: what takes a form and a button is a Checkbox. */
export function Switch({ id, checked, onChange, label, hint, disabled }: SwitchProps) {
  const own = useId()
  const switchId = id ?? own
  const hintId = hint ? `${switchId}-hint` : undefined
  return (
    <div className={css.row}>
      <div className={css.words}>
        <label htmlFor={switchId} className={css.label} data-disabled={disabled || undefined}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={css.hint}>
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={switchId}
        className={css.track}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hintId}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </div>
  )
}
