import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { enterEarlyTick } from '../field/early-entry.ts'
import css from './Tick.module.css'

export interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what is below is chosen, not all: a dash instead of a tick. */
  mixed?: boolean
}

/** The square of a checkbox without its words: for rows that lay their words out themselves. */
export function Tick({ mixed = false, ...rest }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  // After each rendering: a press clears it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  })
  useLayoutEffect(() => enterEarlyTick(box.current), [])
  return <input {...rest} ref={box} type="checkbox" className={css.tick} />
}
