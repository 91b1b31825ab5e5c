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
  /** Higher up although nothing has shrunk: only the reader does that, the list itself never. */
  const hasLeft = ({ scrollTop, scrollHeight }: HTMLElement) =>
    scrollTop < last.current.top && scrollHeight >= last.current.height
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
      else if (hasLeft(place)) isThere.current = false
      note(place)
      return below
    },
    settle() {
      const place = scroller.current
      if (!place) return
      if ((isThere.current && !hasLeft(place)) || place.scrollHeight <= place.clientHeight) go()
    },
  }
}
