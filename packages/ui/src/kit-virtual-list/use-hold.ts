import { type RefObject, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Keeps one row where it is on the screen while what has come above it finds its height. */
export interface Hold {
  /** Call it before the rows change: remembers the first row in sight, and tells its index. */
  take(): number
  /** The row that was remembered has another index now. */
  moveTo(index: number): void
  /** Call it after rows have come or been measured. */
  settle(): void
  /** Call it after a scroll: where the reader has moved the row to is where it stays. */
  follow(): void
}

/** Milliseconds in which new rows have been measured, even on a slow and busy phone; a reader who scrolls is let go. */
const HELD_FOR = 2000

/** Holds a row of `list` in `scroller`; the one with index 0 stands before whatever comes and is never held. */
export function useHold(scroller: RefObject<HTMLElement | null>, list: RefObject<VirtualizerHandle | null>): Hold {
  /** `moved` is how far the row has been brought back already. */
  const held = useRef({ index: -1, top: 0, until: 0, moved: 0 })
  /** Where the list thinks that a row is, which is where it will be. */
  const topOf = (index: number) => (list.current?.getItemOffset(index) ?? 0) - (scroller.current?.scrollTop ?? 0)
  const isHolding = () => performance.now() < held.current.until
  const settle = () => {
    if (!isHolding()) return
    const moved = Math.round(topOf(held.current.index) - held.current.top)
    if (moved === 0) return
    held.current.moved += moved
    scroller.current?.scrollBy({ top: moved, behavior: 'instant' })
  }
  return {
    take() {
      const first = list.current?.findItemIndex(scroller.current?.scrollTop ?? 0) ?? -1
      const index = first === 0 ? 1 : first
      held.current = { index, top: topOf(index), until: 0, moved: 0 }
      return index
    },
    moveTo(index) {
      held.current.index = index
      held.current.until = performance.now() + HELD_FOR
    },
    settle,
    follow() {
      if (!isHolding()) return
      const { moved, top, index } = held.current
      const movement = topOf(index) - top
      // The list puts off its own correction while it believes that somebody scrolls; by then it is one too many.
      if (moved !== 0 && Math.abs(movement + moved) < 1) {
        settle()
        held.current.moved = 0
      } else held.current.top = top + movement
    },
  }
}
