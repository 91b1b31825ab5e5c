import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Field, Icon } from '../index.ts'
import { Combobox, type ComboboxOption, type ComboboxStatus } from './Combobox.tsx'

export interface PickFieldProps {
  id: string
  label: string
  hint?: ReactNode
  error: string | undefined
  placeholder: string
  emptyText: string
  /** Name of what is chosen. */
  chosen: string | null
  /** A small picture of what is chosen, before its name. */
  mark?: ReactNode
  status: ComboboxStatus
  options: readonly ComboboxOption[]
  onSearch: (text: string) => void
  onChoose: (option: ComboboxOption) => void
  /** The name was changed by hand: nothing is chosen any more. */
  onClear: () => void
  onRetry: () => void
}

/** One thing out of many, found by its name. */
export function PickField(props: PickFieldProps) {
  const { id, label, hint, error, chosen, mark, onSearch, onChoose, onClear, ...combobox } = props
  const [typed, setTyped] = useState('')
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Combobox
        {...combobox}
        onlySuggestions
        start={mark ?? <Icon of={Search} />}
        text={chosen ?? typed}
        onTextChange={(text) => {
          setTyped(text)
          onSearch(text)
          if (chosen !== null) onClear()
        }}
        onSelect={(option) => {
          setTyped('')
          onSearch('')
          onChoose(option)
        }}
      />
    </Field>
  )
}
