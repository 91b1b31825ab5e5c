import { Users } from 'lucide-react'
import { Icon } from '../../kit/index.ts'
import css from './ExecutorsCount.module.css'
import { ru } from './ru.ts'

export interface ExecutorsCountProps {
  /** Not known yet, or not to be had: its line stays empty. */
  count: number | undefined
  /** Nobody has to come for remote work. */
  city: string | null
}

/** «Казань: 12 исполнителей по этой категории». */
export function ExecutorsCount({ count, city }: ExecutorsCountProps) {
  return (
    <p className={css.count} role="status">
      {count !== undefined && (
        <>
          <Icon of={Users} />
          <span>{count === 0 ? ru.nobodyMatches(city) : ru.executorsMatch(count, city)}</span>
        </>
      )}
    </p>
  )
}
