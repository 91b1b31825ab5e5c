import { Checkbox } from '../kit/index.ts'

export interface TicksProps<T extends string> {
  /** Word of the address, for the browser that sends the form by itself. */
  name: string
  options: readonly { readonly value: T; readonly label: string }[]
  chosen: readonly T[]
  /** In the order in which they were chosen. */
  onChange: (chosen: readonly T[]) => void
}

/** Some of several. */
export function Ticks<T extends string>({ name, options, chosen, onChange }: TicksProps<T>) {
  const change = (value: T, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
  return options.map(({ value, label }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={label}
      checked={chosen.includes(value)}
      onChange={(isOn) => change(value, isOn)}
    />
  ))
}
