import { type KeyboardEvent, useState } from 'react'

/**
 * Keyboard of an editable combobox with a list popup (ARIA practices): arrows walk the list and open it, Enter takes
 * what is lit, Escape closes, focus never leaves the input.
 */
export function useSuggestions(count: number, take: (index: number) => void) {
  const [open, setOpen] = useState(false)
  const [lit, setLit] = useState<number | null>(null)
  const active = open && lit !== null && lit < count ? lit : null

  function close() {
    setOpen(false)
    setLit(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
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
    show: () => setOpen(true),
    light: setLit,
  }
}
