import { type PointerEvent, useRef } from 'react'

/** px a finger has to travel for the sheet to go. */
const FAR_ENOUGH = 96

/** Lets a finger drag an element down by its handle; far enough down it asks to close, else it goes back. */
export function useSwipeDown(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)

  const distance = (event: PointerEvent) => Math.max(event.clientY - (start.current ?? event.clientY), 0)

  function release() {
    start.current = null
    ref.current?.style.removeProperty('translate')
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) ref.current?.style.setProperty('translate', `0 ${distance(event)}px`)
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return
      if (distance(event) > FAR_ENOUGH) onClose()
      release()
    },
    onPointerCancel: release,
  }
  return { ref, handle }
}
