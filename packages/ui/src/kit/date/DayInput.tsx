import type { ReactNode } from 'react'
import { Input, type InputProps, type Mask, useMaskedText } from '../index.ts'
import { type Day, readDay, writeDay } from './day-text.ts'
import { ru } from './ru.ts'

const dots = (typed: string) => {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.')
}

const mask: Mask<Day> = { write: dots, read: readDay, show: writeDay, typed: /\d/ }

interface DayInputProps extends Pick<InputProps, 'disabled' | 'dense'> {
  value: Day
  onChange: (day: Day) => void
  end?: ReactNode
}

/** A day that is typed: points come by themselves. Unfinished or impossible, it is no day. */
export function DayInput({ value, onChange, ...rest }: DayInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder={ru.placeholder}
      {...rest}
      {...useMaskedText(value, onChange, mask)}
    />
  )
}
