import * as Radix from '@radix-ui/react-slider'
import { useId } from 'react'
import { ru } from './ru.ts'
import css from './Slider.module.css'

interface ScaleProps {
  label: string
  min: number
  max: number
  step?: number
  /** How a value is written and read out: «до 20 км». */
  format?: (value: number) => string
  disabled?: boolean
}

export interface SliderProps extends ScaleProps {
  value: number
  onChange: (value: number) => void
}

/** One value on a scale: arrows move by a step, Page keys by ten, Home and End to the ends. */
export function Slider({ value, onChange, ...scale }: SliderProps) {
  return <Scale {...scale} names={[scale.label]} values={[value]} onChange={([next = value]) => onChange(next)} />
}

export interface RangeSliderProps extends ScaleProps {
  value: readonly [from: number, to: number]
  onChange: (value: readonly [from: number, to: number]) => void
}

/** From one value to another; neither can pass the other. */
export function RangeSlider({ value, onChange, ...scale }: RangeSliderProps) {
  const names = [ru.from(scale.label), ru.to(scale.label)]
  return (
    <Scale
      {...scale}
      names={names}
      values={value}
      onChange={([from = value[0], to = value[1]]) => onChange([from, to])}
    />
  )
}

interface InnerProps extends ScaleProps {
  names: readonly string[]
  values: readonly number[]
  onChange: (values: number[]) => void
}

function Scale({ label, min, max, step = 1, format = String, disabled, names, values, onChange }: InnerProps) {
  const id = useId()
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <output className={css.value} aria-hidden="true">
          {values.map(format).join(' – ')}
        </output>
      </div>
      <Radix.Root
        className={css.scale}
        min={min}
        max={max}
        step={step}
        value={[...values]}
        onValueChange={onChange}
        disabled={disabled}
        aria-labelledby={id}
      >
        <Radix.Track className={css.track}>
          <Radix.Range className={css.range} />
        </Radix.Track>
        {values.map((value, index) => (
          <Radix.Thumb
            key={names[index]}
            className={css.thumb}
            aria-label={names[index]}
            aria-valuetext={format(value)}
          />
        ))}
      </Radix.Root>
    </div>
  )
}
