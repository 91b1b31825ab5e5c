import { useState } from 'react'
import { CalendarPopover } from './CalendarPopover.tsx'
import { DayInput } from './DayInput.tsx'
import type { Day } from './day-text.ts'

export interface DatePickerProps {
  /** `2026-11-21`; empty when none. */
  value: Day
  onChange: (day: Day) => void
  /** First and last day that the calendar offers; what is typed outside of them, the form refuses in words. */
  min?: Day
  max?: Day
  disabled?: boolean
  /** 36 px instead of 44. */
  dense?: boolean
}

/** A day, typed or chosen in a calendar. Put it into a Field. */
export function DatePicker({ value, onChange, min, max, disabled, dense = false }: DatePickerProps) {
  const [open, setOpen] = useState(false)
  const choose = (day: Day) => {
    onChange(day)
    setOpen(false)
  }
  return (
    <DayInput
      value={value}
      onChange={onChange}
      disabled={disabled}
      dense={dense}
      end={
        <CalendarPopover
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
          dense={dense}
          calendar={{ mode: 'day', value, onChange: choose, min, max }}
        />
      }
    />
  )
}
