import { useEffect, useRef, useState } from 'react'
import { takeTurn } from './loading-turns.ts'
import { storyFrame } from './story-address.ts'
import css from './Thumbnail.module.css'

/** A run of tests looks at the page, not at every story once more. */
const isTest = '__vitest_browser__' in globalThis

/** The story itself, small: loaded when it comes into view, and let go when it leaves. */
export function Thumbnail({ id, theme }: { id: string; theme: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const endTurn = useRef(() => {})

  useEffect(() => {
    if (isTest || !place.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return
    endTurn.current = takeTurn(() => setLoading(true))
    return () => {
      endTurn.current()
      setLoading(false)
    }
  }, [isNear])

  return (
    <div ref={place} className={css.place} aria-hidden="true">
      {isLoading && (
        <iframe
          title={id}
          src={storyFrame(id, { theme })}
          tabIndex={-1}
          className={css.frame}
          onLoad={() => setTimeout(() => endTurn.current(), 300)}
        />
      )}
    </div>
  )
}
