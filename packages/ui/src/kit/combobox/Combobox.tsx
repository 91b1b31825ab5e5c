import * as Popover from '@radix-ui/react-popover'
import { type ReactNode, useId } from 'react'
import { InputFrame, useFieldWiring } from '../index.ts'
import css from './Combobox.module.css'
import { Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** A suggestion; `note` is its quiet second line. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly note?: string
}

/** `idle`: nothing asked yet, so nothing is shown. */
export type ComboboxStatus = 'idle' | 'loading' | 'ready' | 'failed'

export interface ComboboxProps {
  /** What stands in the input; asking for suggestions (and waiting a little) is up to the owner. */
  text: string
  onTextChange: (text: string) => void
  status: ComboboxStatus
  options: readonly ComboboxOption[]
  onSelect: (option: ComboboxOption) => void
  onRetry: () => void
  /** Shown when nothing was found: «Такого города нет в списке». */
  emptyText: string
  placeholder?: string
  start?: ReactNode
  disabled?: boolean
}

/** Text with suggestions that arrive while one types: a city, an address. Put it into a Field. */
export function Combobox(props: ComboboxProps) {
  const { text, onTextChange, status, options, onSelect, onRetry, emptyText, placeholder, start, disabled } = props
  const wiring = useFieldWiring()
  const listId = useId()
  const choices = status === 'ready' ? options : []
  const take = (index: number) => {
    const option = choices[index]
    if (option) onSelect(option)
  }
  const list = useSuggestions(choices.length, take)
  const open = list.open && status !== 'idle'
  const optionId = (index: number) => `${listId}-${index}`

  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && list.close()}>
      <Popover.Anchor asChild>
        <div className={css.anchor}>
          <InputFrame start={start}>
            <input
              {...wiring}
              type="text"
              role="combobox"
              className={css.input}
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={open ? listId : undefined}
              aria-activedescendant={list.active === null ? undefined : optionId(list.active)}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              onChange={(event) => {
                onTextChange(event.target.value)
                list.light(null)
                list.show()
              }}
              onClick={list.show}
              onKeyDown={list.onKeyDown}
            />
          </InputFrame>
        </div>
      </Popover.Anchor>
      {/* Not in a portal: a dialog around would keep the wheel from a list that is outside of it. */}
      <Popover.Content
        role="presentation"
        className={css.popup}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.id === wiring.id) event.preventDefault()
        }}
      >
        <Suggestions
          listId={listId}
          optionId={optionId}
          status={status}
          options={choices}
          active={list.active}
          emptyText={emptyText}
          onRetry={onRetry}
          onLight={list.light}
          onTake={(index) => {
            take(index)
            list.close()
          }}
        />
      </Popover.Content>
    </Popover.Root>
  )
}
