import { useRef } from 'react'
import { isDoubleTap, isTap, type Point, type Tap } from './zoom.ts'

/**
 * Tells a double tap, or a double click, from what goes down and up: not every browser tells one of a finger. Other gestures
 * come to nothing here.
 */
export function useTaps(onDouble: (at: Point) => void) {
  /** Where one finger went down; `null` once another joined it. */
  const start = useRef<Point>(null)
  const before = useRef<Tap>(null)

  return {
    /** A pointer went down; how many are down with it. */
    down(at: Point, count: number) {
      start.current = count === 1 ? at : null
    },
    /** A pointer went up. */
    up(tap: Tap) {
      const isSteady = start.current !== null && isTap(start.current, tap)
      start.current = null
      if (isSteady && before.current && isDoubleTap(before.current, tap)) {
        before.current = null
        onDouble(tap)
      } else before.current = isSteady ? tap : null
    },
  }
}
