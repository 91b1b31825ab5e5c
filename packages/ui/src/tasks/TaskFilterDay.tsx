import type { FocusEvent } from 'react'
import { Field, Input } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'

const DatePicker = quietPart(async () => (await import('../kit/date/index.ts')).DatePicker)

interface TaskFilterDayProps {
  /** In the address, for the browser that sends the form by itself. */
  name: string
  label: string
  /** `2026-11-21`. */
  value: string | null
  /** What is wrong with it. */
  error?: string | undefined
  /** A whole day, or none. */
  onChange: (day: string | null) => void
  /** The field is left, with whatever stands in it. */
  onLeave: () => void
}

/** A day of the filters: the browser's own field until the kit's has come, so that the form works without scripts. */
export function TaskFilterDay({ name, label, value, error, onChange, onLeave }: TaskFilterDayProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the field inside was left.
    <div onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}>
      <Field label={label} optional="quiet" error={error}>
        <DatePicker
          dense
          value={value ?? ''}
          onChange={(day) => onChange(day || null)}
          fallback={<Input type="date" name={name} dense defaultValue={value ?? ''} />}
        />
      </Field>
    </div>
  )
}
