import type { KeyboardEvent } from 'react'

/** The ends of a list whose rows are not all there: the browser knows only estimates of them. */
export interface ListEnds {
  toStart(): void
  toEnd(): void
}

/** Part of what is seen that stays in sight when a page is turned. */
const OVERLAP = 0.12

const isWriting = (target: EventTarget) => (target as Element).matches('input, textarea, select, [contenteditable]')

/**
 * Home, End, PageUp and PageDown within `scroller` and from whatever holds the focus in it. Home and End of the browser
 * lead to where the ends were thought to be before the rows there were measured.
 */
export const scrollByKey = (event: KeyboardEvent, scroller: HTMLElement | null, ends: ListEnds): void => {
  if (!scroller || event.defaultPrevented || isWriting(event.target)) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const page = scroller.clientHeight * (1 - OVERLAP)
  switch (event.key) {
    case 'Home':
      ends.toStart()
      break
    case 'End':
      ends.toEnd()
      break
    case 'PageUp':
      scroller.scrollBy({ top: -page, behavior: 'instant' })
      break
    case 'PageDown':
      scroller.scrollBy({ top: page, behavior: 'instant' })
      break
    default:
      return
  }
  event.preventDefault()
}
