import { type ReactNode, useState } from 'react'
import { Field, FieldGroup } from '../index.ts'
import css from './Calendar.module.css'
import { CalendarPopover } from './CalendarPopover.tsx'
import { DayInput } from './DayInput.tsx'
import type { Day } from './day-text.ts'
import { ru } from './ru.ts'

/** From a day to a day, both included; either is empty while unknown. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

export interface PeriodPickerProps {
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  value: Period
  onChange: (period: Period) => void
  min?: Day
  max?: Day
  disabled?: boolean
}

/** Two days, typed or chosen in one calendar: the first press there begins the period, the second ends it. */
export function PeriodPicker({ value, onChange, min, max, disabled, ...group }: PeriodPickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <FieldGroup {...group}>
      <div className={css.period}>
        <Field label={ru.from} optional="quiet">
          <DayInput value={value.from} onChange={(from) => onChange({ ...value, from })} disabled={disabled} />
        </Field>
        <Field label={ru.to} optional="quiet">
          <DayInput value={value.to} onChange={(to) => onChange({ ...value, to })} disabled={disabled} />
        </Field>
        <CalendarPopover
          framed
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
          calendar={{ mode: 'period', value, onChange, min, max }}
        />
      </div>
    </FieldGroup>
  )
}
