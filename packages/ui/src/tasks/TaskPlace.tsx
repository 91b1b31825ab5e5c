import type { Task } from '@artel/core/contract'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import { ru } from './ru.ts'
import css from './TaskPlace.module.css'

const TaskMap = lazyPart(async () => (await import('./TaskMap.tsx')).TaskMap)

/** Whether the element has come near the window; a map that nobody scrolls to is not loaded. */
const useIsNear = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear] as const
}

const captionOf = ({ addressDetail, executor }: Task): string =>
  addressDetail !== null && executor ? ru.place.known : ru.place.hidden

/** Where the work is, as nearly as the public may know; nothing for remote work. */
export function TaskPlace({ task }: { task: Task }) {
  const [ref, isNear] = useIsNear()
  const { place, placeMode } = task
  if (!place || placeMode === 'REMOTE') return null
  const still = (
    <p className={css.still}>
      <Icon of={MapPin} />
      {place.cityName}
    </p>
  )
  return (
    <div className={css.place}>
      <h3>{ru.place.title}</h3>
      <div ref={ref} className={css.map}>
        {isNear ? <TaskMap place={place} fallback={still} failed={ru.place.failed} /> : still}
      </div>
      <p className={css.caption}>{captionOf(task)}</p>
    </div>
  )
}
