import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { enterEarlyTick } from '../field/early-entry.ts'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './RadioGroup.module.css'

/** One of the answers; `icon` and `start`, a small picture before the words, are drawn by cards only. */
export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: string
  readonly icon?: LucideIcon
  readonly start?: ReactNode
  /** In sight, and not to be chosen; the hint says why. */
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  /** Of the group; it takes focus from an error summary. */
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  options: readonly RadioOption<Value>[]
  /** null before the first choice. */
  value: Value | null
  onChange: (value: Value) => void
  /** `cards` where a choice changes what comes next. */
  look?: 'list' | 'cards'
}

/** One of a few, all in sight. Native radio buttons: arrows choose, Tab passes by. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  look = 'list',
  ...group
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={css.options} data-look={look}>
        {options.map((option) => (
          <div key={option.value} className={css.option} data-start={option.start ? '' : undefined}>
            <input
              ref={enterEarlyTick}
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              className={css.dot}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${name}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            {look === 'cards' && option.start && <span className={css.start}>{option.start}</span>}
            <label htmlFor={`${name}-${option.value}`} className={css.label}>
              {look === 'cards' && option.icon && <Icon of={option.icon} size={24} className={css.icon} />}
              {option.label}
            </label>
            {option.hint && (
              <p id={`${name}-${option.value}-hint`} className={css.hint}>
                {option.hint}
              </p>
            )}
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
