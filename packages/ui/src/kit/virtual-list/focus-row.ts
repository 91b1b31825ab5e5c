import type { RefObject } from 'react'

/** What a row can be reached by. */
const FOCUSABLE = 'a[href], button, input, [tabindex]'

/** Frames to wait for a row that has only just come. */
const PATIENCE = 10

/** Gives the focus to the first thing in the row `index` of `box` that takes one, as soon as the row is there. */
export const focusRow = (box: RefObject<HTMLElement | null>, index: number, patience = PATIENCE): void => {
  const target = box.current?.querySelector(`[data-index="${index}"]`)?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
  const isDone = target !== undefined && target !== null && document.activeElement === target
  if (!isDone && box.current && patience > 0) requestAnimationFrame(() => focusRow(box, index, patience - 1))
}
