import { useState } from 'react'
import { Field, Input } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'

const DatePicker = quietPart(async () => (await import('../kit/date/index.ts')).DatePicker)

interface LogDayProps {
  /** In the address, and in the form that is sent. */
  name: string
  label: string
  /** `2026-11-21`. */
  value: string | null
}

/** A day of the journal: the browser's own field until the kit's has come. */
export function LogDay({ name, label, value }: LogDayProps) {
  const [day, setDay] = useState(value ?? '')
  return (
    <div>
      <Field label={label} optional="quiet">
        <DatePicker
          dense
          value={day}
          onChange={setDay}
          fallback={<Input type="date" dense value={day} onChange={({ target }) => setDay(target.value)} />}
        />
      </Field>
      <input type="hidden" name={name} value={day} />
    </div>
  )
}
