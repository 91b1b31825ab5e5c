import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'

/** Slides that a finger, arrows and buttons turn; under reduced motion they change at once. */
export function useSlides(start: number, onTurn?: (index: number) => void) {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, duration: still ? 0 : 20 })
  const [index, setIndex] = useState(start)

  useEffect(() => {
    if (!embla) return
    const turned = () => {
      setIndex(embla.selectedScrollSnap())
      onTurn?.(embla.selectedScrollSnap())
    }
    embla.on('select', turned)
    return () => {
      embla.off('select', turned)
    }
  }, [embla, onTurn])

  const previous = () => embla?.scrollPrev(still)
  const next = () => embla?.scrollNext(still)

  return {
    viewport,
    index,
    previous,
    next,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'ArrowLeft') previous()
      else if (event.key === 'ArrowRight') next()
      else return
      event.preventDefault()
    },
  }
}
