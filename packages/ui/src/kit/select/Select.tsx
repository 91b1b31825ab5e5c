import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { enterEarlyChoice } from '../field/early-entry.ts'
import { useFieldWiring } from '../field/field-context.ts'
import { Icon } from '../icon/Icon.tsx'
import { InputFrame } from '../input/InputFrame.tsx'
import css from './Select.module.css'

/** A native select with its `<option>`s as children; `placeholder` is the empty choice. */
export type SelectProps = ComponentProps<'select'> & { placeholder?: string; dense?: boolean }

/** One of a few. Native, since a phone's own list is better than any of ours. */
export function Select({ placeholder, dense, className, children, ...rest }: SelectProps) {
  const wiring = useFieldWiring()
  return (
    <InputFrame dense={dense} className={className} end={<Icon of={ChevronDown} className={css.chevron} />}>
      <select ref={enterEarlyChoice} {...wiring} {...rest} className={css.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
    </InputFrame>
  )
}
