import { formatNumber } from '@artel/core/format'
import { Field, Input } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'

const MoneyInput = quietPart(async () => (await import('../kit/amount-input/index.ts')).MoneyInput)

interface FilterSumProps {
  /** In the address, for the browser that sends the form by itself. */
  name: string
  label: string
  placeholder: string
  /** Kopecks. */
  value: number | null
  /** What is wrong with it. */
  error?: string | undefined
  onChange: (sum: number | null) => void
  /** The field is left. */
  onBlur: () => void
}

/** A sum of the filters: a plain field until the one that parts thousands has come, so that the form works without scripts. */
export function FilterSum({ name, label, placeholder, value, error, onChange, onBlur }: FilterSumProps) {
  return (
    <Field label={label} labelHidden optional="quiet" error={error}>
      <MoneyInput
        name={name}
        dense
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        fallback={
          <Input
            name={name}
            dense
            placeholder={placeholder}
            end="₽"
            defaultValue={value === null ? '' : formatNumber(value / 100)}
          />
        }
      />
    </Field>
  )
}
