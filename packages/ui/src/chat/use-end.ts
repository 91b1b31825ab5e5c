import { type RefObject, useRef } from 'react'

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

/** Keeps `scroller` at its end however it or its contents grow, until the reader scrolls away. */
export function useEnd(scroller: RefObject<HTMLElement | null>): End {
  const isThere = useRef(true)
  const go = () => {
    isThere.current = true
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
      isThere.current = below <= AT_END
      return below
    },
    settle() {
      const place = scroller.current
      if (place && (isThere.current || place.scrollHeight <= place.clientHeight)) go()
    },
  }
}
