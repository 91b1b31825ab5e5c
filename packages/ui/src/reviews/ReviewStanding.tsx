import type { Review } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { reviewRuleLabels } from '@artel/core/reviews'
import { CircleCheck, CircleX, EyeOff, Hourglass } from 'lucide-react'
import { Badge, usePageTime } from '../kit/index.ts'
import { ru } from './my-reviews.ru.ts'
import css from './OwnReview.module.css'
import { mayMend } from './review-moves.ts'

const looks = {
  MODERATION: { tone: 'warning', icon: Hourglass },
  HIDDEN: { tone: 'info', icon: EyeOff },
  PUBLISHED: { tone: 'success', icon: CircleCheck },
  REJECTED: { tone: 'error', icon: CircleX },
  REMOVED: { tone: 'error', icon: CircleX },
} as const

/** Where one's own review stands on its way to the readers, and what that means. */
export function ReviewStanding({ review }: { review: Review }) {
  const { now, timeZone } = usePageTime()
  const { status, opensBy, rejectRule } = review
  const day = opensBy && formatDay(opensBy, now, timeZone)
  const rule = rejectRule && `${reviewRuleLabels[rejectRule]}.`
  const words = {
    MODERATION: () => ru.standing.MODERATION(day),
    HIDDEN: () => ru.standing.HIDDEN(day),
    PUBLISHED: () => null,
    REJECTED: () => [rule, mayMend(review) ? ru.mayMend : ru.mayNotMend].filter(Boolean).join(' '),
    REMOVED: () => rule,
  }[status]()
  return (
    <div className={css.standing}>
      <Badge {...looks[status]}>{ru.states[status]}</Badge>
      {words && <p className={css.words}>{words}</p>}
    </div>
  )
}
