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
  const last = useRef({ top: 0, height: 0 })
  const note = ({ scrollTop, scrollHeight }: HTMLElement) => {
    last.current = { top: scrollTop, height: scrollHeight }
  }
  const go = () => {
    const place = scroller.current
    isThere.current = true
    if (!place) return
    place.scrollTo({ top: place.scrollHeight, behavior: 'instant' })
    note(place)
  }
  return {
    isThere: () => isThere.current,
    go,
    leave() {
      isThere.current = false
    },
    follow() {
      const place = scroller.current
      if (!place) return 0
      const below = place.scrollHeight - place.clientHeight - place.scrollTop
      if (below <= AT_END) isThere.current = true
      // Only the reader goes up: wherever the list itself moves to, it has been settled before the scroll is told.
      else if (place.scrollTop < last.current.top) isThere.current = false
      note(place)
      return below
    },
    settle() {
      const place = scroller.current
      if (!place) return
      // Higher up although nothing has another height: the reader has scrolled, and that has not been told yet.
      const { top, height } = last.current
      if (place.scrollTop < top && place.scrollHeight === height) return
      if (isThere.current || place.scrollHeight <= place.clientHeight) go()
    },
  }
}
