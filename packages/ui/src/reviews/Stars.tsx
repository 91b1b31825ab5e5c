import { Star } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Stars.module.css'

const FIVE = [1, 2, 3, 4, 5] as const

/** How one person rated: 1 to 5. An average is a {@link Rating}, with its count. */
export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={ru.stars(value)} className={css.stars}>
      {FIVE.map((star) => (
        <Icon key={star} of={Star} size={16} filled={star <= value} className={star <= value ? css.on : css.off} />
      ))}
    </span>
  )
}
