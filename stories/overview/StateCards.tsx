import { useEffect, useRef, useState } from 'react'
import type { StoryRecord } from '../workshop/story-record.ts'
import css from './ScreenMap.module.css'
import { StateCard } from './StateCard.tsx'

/** How far from the window cards come: a flick of the wheel stays behind it. */
const NEAR = '1200px'

/** Cards of stories, from when they are near the window on: there are thousands, and a page of them all is slow for everybody. */
export function StateCards({ stories, theme }: { stories: readonly StoryRecord[]; theme: string }) {
  const place = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <ul ref={place} className={css.cards} data-near={isNear} aria-busy={!isNear}>
      {isNear && stories.map((story) => <StateCard key={story.id} story={story} theme={theme} />)}
    </ul>
  )
}
