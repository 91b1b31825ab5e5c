import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/**
 * Slides that stand in a strip which the browser scrolls and snaps: a finger turns them without scripts, too; arrows and buttons
 * with. Under reduced motion they change at once.
 */
export function useStrip(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** Where a button has sent the slides: what they pass on the way is not where they are. */
  const goal = useRef<number | null>(null)

  const turn = (to: number) => {
    if (to < 0 || to >= count) return
    goal.current = to
    setIndex(to)
    const box = viewport.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    box?.scrollTo({ left: to * box.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  const previous = () => turn(index - 1)
  const next = () => turn(index + 1)

  return {
    index,
    turn,
    /** Of the element that scrolls. */
    scroller: {
      ref: viewport,
      // A finger takes over from a button.
      onPointerDown: () => {
        goal.current = null
      },
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
        const at = Math.round(scrollLeft / Math.max(1, clientWidth))
        if (goal.current === null) setIndex(Math.min(Math.max(0, at), count - 1))
        else if (at === goal.current) goal.current = null
      },
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'ArrowLeft') previous()
      else if (event.key === 'ArrowRight') next()
      else return
      event.preventDefault()
    },
  }
}
