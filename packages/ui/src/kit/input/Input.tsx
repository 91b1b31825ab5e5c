import type { ComponentProps, ReactNode } from 'react'
import { enterEarlyText } from '../field/early-entry.ts'
import { useFieldWiring } from '../field/field-context.ts'
import css from './Input.module.css'
import { InputFrame } from './InputFrame.tsx'

/** A native input; `start` and `end` are an icon, a unit or an IconButton inside the frame. */
export type InputProps = ComponentProps<'input'> & { start?: ReactNode; end?: ReactNode; dense?: boolean }

/** One line of text. Inside a Field it takes its id, hint and error from there. */
export function Input({ start, end, dense, className, ...rest }: InputProps) {
  const wiring = useFieldWiring()
  return (
    <InputFrame start={start} end={end} dense={dense} className={className}>
      <input ref={enterEarlyText} {...wiring} {...rest} className={css.input} />
    </InputFrame>
  )
}
