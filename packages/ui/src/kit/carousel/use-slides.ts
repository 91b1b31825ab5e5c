import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Slides that a finger, arrows and buttons turn; under reduced motion they change at once. Pointers turn nothing while
 * `isHeld`, nor do two fingers.
 */
export function useSlides(start: number, isHeld: RefObject<boolean>) {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const [viewport, embla] = useEmblaCarousel({
    startIndex: start,
    duration: still ? 0 : 20,
    watchDrag: (_, event) => !isHeld.current && !('touches' in event && event.touches.length > 1),
  })
  const [index, setIndex] = useState(start)

  useEffect(() => {
    if (!embla) return
    const turned = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', turned)
    return () => {
      embla.off('select', turned)
    }
  }, [embla])

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
