import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** Milliseconds of silence after which the next letter begins another word. */
const SILENCE = 700

const rowOf = (place: Element | null | undefined): HTMLInputElement | null =>
  place?.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? null

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * Arrows walk the open rows of a tree: up and down, right into a branch, left out of it; Home and End go to its ends, letters to
 * the next row that begins so.
 */
export function useTreeKeys(tree: RefObject<HTMLElement | null>) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent) => {
    const rows = [...(tree.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
    const current = event.target instanceof Element ? rowOf(event.target) : null
    const at = current ? rows.indexOf(current) : -1
    if (!current || at < 0) return
    const arrow = current.closest('li')?.querySelector<HTMLElement>('[aria-expanded]')
    const isOpen = arrow?.getAttribute('aria-expanded') === 'true'
    const startingWith = (text: string) => {
      // One letter goes on to the next such row; a longer beginning may still be that of this one.
      const from = text.length > 1 ? at : at + 1
      return [...rows.slice(from), ...rows.slice(0, from)].find((row) =>
        row.labels?.[0]?.textContent?.toLowerCase().startsWith(text),
      )
    }
    const goTo = (row: HTMLElement | null | undefined) => {
      event.preventDefault()
      row?.focus()
    }
    switch (event.key) {
      case 'ArrowDown':
        return goTo(rows[at + 1])
      case 'ArrowUp':
        return goTo(rows[at - 1])
      case 'Home':
        return goTo(rows[0])
      case 'End':
        return goTo(rows.at(-1))
      case 'ArrowRight':
        if (arrow && isOpen) return goTo(rows[at + 1])
        goTo(current)
        return arrow?.click()
      case 'ArrowLeft':
        if (!arrow || !isOpen) return goTo(rowOf(current.closest('ul')?.parentElement))
        goTo(current)
        return arrow.click()
    }
    if (!isLetter(event)) return
    const { text, at: before } = typed.current
    const isOn = event.timeStamp - before < SILENCE
    typed.current = { text: (isOn ? text : '') + event.key.toLowerCase(), at: event.timeStamp }
    goTo(startingWith(typed.current.text))
  }
}
