import { formatNumber } from '@artel/core/format'
import { Star } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import { ru } from '../ru.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './Rating.module.css'

export interface RatingProps {
  /** 1 to 5. */
  value: number
  /** How many it rests on, agreed with the number: «128 отзывов». */
  count?: string
}

/** What others thought, to read. */
export function Rating({ value, count }: RatingProps) {
  const figure = formatNumber(value, { min: 1, max: 1 })
  return (
    <span className={css.rating}>
      <Icon of={Star} size={16} filled className={css.star} />
      <span aria-hidden="true" className={css.figure}>
        {figure}
      </span>
      <VisuallyHidden>{ru.rating(figure)}</VisuallyHidden>
      {count && <span className={css.count}>{count}</span>}
    </span>
  )
}
