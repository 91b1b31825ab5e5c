import { type KeyboardEvent, useState } from 'react'

interface SuggestionsInput {
  count: number
  take: (index: number) => void
  /** The list is always there. */
  isFixed: boolean
  /** What is lit before an arrow or the pointer has lit another. */
  first: number | null
}

/**
 * Keyboard of an editable combobox with a list popup (ARIA practices): arrows walk the list and open it, Enter takes
 * what is lit, Escape closes, focus never leaves the input.
 */
export function useSuggestions({ count, take, isFixed, first }: SuggestionsInput) {
  const [isShown, setShown] = useState(false)
  const [lit, setLit] = useState<number | null>(null)
  const open = isFixed || isShown
  const wanted = lit ?? first
  const active = open && wanted !== null && wanted < count ? wanted : null

  function close() {
    setShown(false)
    setLit(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setShown(true)
      if (count === 0) return
      const down = event.key === 'ArrowDown'
      setLit(active === null ? (down ? 0 : count - 1) : (active + (down ? 1 : -1) + count) % count)
    }
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      take(active)
      close()
    }
    if (event.key === 'Tab') close()
  }

  return {
    open,
    active,
    onKeyDown,
    close,
    show: () => setShown(true),
    light: setLit,
  }
}
