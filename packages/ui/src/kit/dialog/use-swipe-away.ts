import { isSwipeClosing } from '@artel/core/overlays'
import { type PointerEvent, useRef } from 'react'

/** Edge of the screen that a window came from, and is swiped back to. */
export type SwipeEdge = 'bottom' | 'left' | 'right'

/** CSS pixels towards the edge. */
const towards: Readonly<Record<SwipeEdge, (x: number, y: number) => number>> = {
  bottom: (_, y) => y,
  left: (x) => -x,
  right: (x) => x,
}

const shifted = (edge: SwipeEdge, distance: number) =>
  edge === 'bottom' ? `0 ${distance}px` : `${edge === 'left' ? -distance : distance}px 0`

/**
 * Lets a finger drag an element by its handle to the edge it came from; far enough, or quickly, it asks to close (product §9),
 * else it goes back.
 */
export function useSwipeAway(edge: SwipeEdge, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; at: number } | null>(null)

  const distance = (event: PointerEvent) => {
    if (start.current === null) return 0
    return Math.max(towards[edge](event.clientX - start.current.x, event.clientY - start.current.y), 0)
  }

  function release() {
    start.current = null
    ref.current?.style.removeProperty('translate')
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) ref.current?.style.setProperty('translate', shifted(edge, distance(event)))
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return
      const size = (edge === 'bottom' ? ref.current?.offsetHeight : ref.current?.offsetWidth) ?? 0
      const duration = event.timeStamp - start.current.at
      if (isSwipeClosing({ distance: distance(event), size, duration })) onClose()
      release()
    },
    onPointerCancel: release,
  }
  return { ref, handle }
}
