import { Input, type InputProps } from '../input/Input.tsx'

/** `value`, `min` and `max` are days: `2026-11-21`; empty when none. */
export interface DateInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange' | 'start' | 'end'> {
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day, chosen in the browser's own calendar. */
export function DateInput({ onChange, ...rest }: DateInputProps) {
  return <Input {...rest} type="date" onChange={(event) => onChange(event.target.value)} />
}
