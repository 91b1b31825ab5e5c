import { type ReactNode, useId, useRef } from 'react'
import { InputFrame, useFieldWiring } from '../index.ts'
import { quietPart } from '../lazy/index.ts'
import css from './Combobox.module.css'
import { Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

const loadPopup = () => import('./SuggestionsPopup.tsx').then((module) => module.SuggestionsPopup)
const Popup = quietPart(loadPopup)

/** A suggestion; `note` is its quiet second line, `start` a small picture before it. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly start?: ReactNode
  /** It is what was chosen before. */
  readonly isChosen?: boolean
}

/** `idle`: nothing asked yet, so nothing is shown. While `loading`, what came before may stand there still. */
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
  /** Why there are no suggestions; in its own words otherwise. */
  failedText?: string
  placeholder?: string
  start?: ReactNode
  disabled?: boolean
  /** Only a suggestion counts, not the text itself: Enter takes the first one of what was typed. */
  onlySuggestions?: boolean
  /** `below`: the list is always there, as in a dialog that is open for its sake. */
  list?: 'popup' | 'below'
}

/** Text with suggestions that arrive while one types: a city, an address. Put it into a Field. */
export function Combobox(props: ComboboxProps) {
  const { text, onTextChange, status, options, onSelect, onRetry, emptyText, failedText, placeholder, start } = props
  const { disabled, onlySuggestions = false, list: place = 'popup' } = props
  const wiring = useFieldWiring()
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const choices = status === 'failed' ? [] : options
  const take = (index: number) => {
    const option = choices[index]
    if (option) onSelect(option)
  }
  const isTyped = onlySuggestions && text.trim() !== '' && !options.some(({ label }) => label === text)
  const list = useSuggestions({
    count: choices.length,
    take,
    isFixed: place === 'below',
    first: isTyped && status === 'ready' ? 0 : null,
  })
  const open = list.open && status !== 'idle'
  const active = open ? list.active : null
  const optionId = (index: number) => `${listId}-${index}`

  const input = (
    <div ref={anchor} className={css.anchor}>
      <InputFrame start={start}>
        <input
          {...wiring}
          type="text"
          role="combobox"
          className={css.input}
          aria-expanded={open}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
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
          // Whoever comes to the field will want it; most pages with such a field are left without that.
          onFocus={() => void loadPopup().catch(() => {})}
          onClick={list.show}
          onKeyDown={list.onKeyDown}
        />
      </InputFrame>
    </div>
  )
  const suggestions = (
    <Suggestions
      listId={listId}
      optionId={optionId}
      status={status}
      options={choices}
      active={active}
      emptyText={emptyText}
      failedText={failedText}
      onRetry={onRetry}
      onLight={list.light}
      onTake={(index) => {
        take(index)
        list.close()
      }}
    />
  )
  if (place === 'below') {
    return (
      <div className={css.standing}>
        {input}
        {open && suggestions}
      </div>
    )
  }
  return (
    <>
      {input}
      {open && (
        <Popup anchor={anchor} inputId={wiring.id} onClose={list.close} onFailed={list.close}>
          {suggestions}
        </Popup>
      )}
    </>
  )
}
