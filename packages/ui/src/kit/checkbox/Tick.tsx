import type { ComponentProps } from 'react'
import css from './Tick.module.css'

export interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what is below is chosen, not all: a dash instead of a tick. */
  mixed?: boolean
}

/** The square of a checkbox without its words: for rows that lay their words out themselves. */
export function Tick({ mixed = false, ...rest }: TickProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={css.tick}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
    />
  )
}
