import { type RefObject, useEffect, useRef } from 'react'

/** The end of a place that scrolls, and whether the reader is there. */
export interface End {
  isThere(): boolean
  /** Goes there, and stays. */
  go(): void
  /** The reader reads from somewhere else. */
  leave(): void
  /** Call it after a scroll; tells how many pixels lie below. */
  follow(): number
  /** Call it when the place or its contents have become higher or lower. */
  settle(): void
}

/** Pixels: this close to the end is at the end. */
const AT_END = 40
/** Milliseconds after going to the end in which the list may still correct where it stands. */
const SETTLING = 400
/** Ways to scroll by hand. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps `scroller` at its end however it or its contents grow, until the reader scrolls away. The list measures messages
 * as they appear and moves by what it learns; only a move that is no such correction is the reader's.
 */
export function useEnd(scroller: RefObject<HTMLElement | null>): End {
  const isThere = useRef(true)
  const wentAt = useRef(0)
  const byHand = useRef(false)

  useEffect(() => {
    const place = scroller.current
    const note = () => {
      byHand.current = true
    }
    for (const gesture of GESTURES) place?.addEventListener(gesture, note, { passive: true })
    return () => {
      for (const gesture of GESTURES) place?.removeEventListener(gesture, note)
    }
  }, [scroller])

  const go = () => {
    isThere.current = true
    byHand.current = false
    wentAt.current = performance.now()
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' })
  }
  return {
    isThere: () => isThere.current,
    go,
    leave() {
      isThere.current = false
    },
    follow() {
      if (!scroller.current) return 0
      const { scrollTop, scrollHeight, clientHeight } = scroller.current
      const below = scrollHeight - clientHeight - scrollTop
      const isCorrection = !byHand.current && performance.now() - wentAt.current < SETTLING
      if (isThere.current && below > 0 && isCorrection) {
        go()
        return 0
      }
      isThere.current = below <= AT_END
      return below
    },
    settle() {
      const place = scroller.current
      if (place && (isThere.current || place.scrollHeight <= place.clientHeight)) go()
    },
  }
}
