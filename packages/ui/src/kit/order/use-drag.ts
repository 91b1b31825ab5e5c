import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followPointer } from './follow-pointer.ts'

export interface Dragging {
  /** Where the row that is in hand stands. */
  readonly from: number
  /** Whose place it would take. */
  readonly over: number
}

/** Those have presses of their own. */
const CONTROLS = 'button, input, select, textarea, label, [contenteditable]'

/** Rows of a list that a mouse, a pen or a finger takes and puts elsewhere. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const giveUp = useRef<(() => void) | null>(null)
  const inHand = useRef(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
    // React listens passively, and what listens so cannot keep the page from scrolling under the finger.
    const place = list.current
    const keepStill = (event: TouchEvent) => inHand.current && event.preventDefault()
    place?.addEventListener('touchmove', keepStill, { passive: false })
    return () => place?.removeEventListener('touchmove', keepStill)
  })
  useEffect(() => () => giveUp.current?.(), [])

  const end = () => {
    inHand.current = false
    setDragging(null)
  }
  return {
    dragging,
    dragProps: (from: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isFree = event.isPrimary && event.button === 0 && !(event.target as Element).closest(CONTROLS)
        if (!isFree || !list.current) return
        giveUp.current?.()
        giveUp.current = followPointer(event.nativeEvent, list.current, event.currentTarget, {
          onOver(over) {
            inHand.current = true
            setDragging({ from, over })
          },
          onDrop: (to) => latest.current(from, to),
          onEnd: end,
        })
      },
      // The browser would take a picture or a link out of the row, not the row.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      // A finger that rests asks for a menu in some browsers.
      onContextMenu: (event: MouseEvent) => inHand.current && event.preventDefault(),
    }),
  }
}
