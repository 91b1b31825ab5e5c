import { isSwipeClosing } from '@artel/core/shell'
import { type PointerEvent, useRef } from 'react'

/** Lets a finger drag an element down by its handle; far enough down, or quickly, it asks to close, else it goes back. */
export function useSwipeDown(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const start = useRef<{ y: number; at: number } | null>(null)

  const distance = (event: PointerEvent) => Math.max(event.clientY - (start.current?.y ?? event.clientY), 0)

  function release() {
    start.current = null
    ref.current?.style.removeProperty('translate')
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch') return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) ref.current?.style.setProperty('translate', `0 ${distance(event)}px`)
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return
      const size = ref.current?.offsetHeight ?? 0
      const duration = event.timeStamp - start.current.at
      if (isSwipeClosing({ distance: distance(event), size, duration })) onClose()
      release()
    },
    onPointerCancel: release,
  }
  return { ref, handle }
}
