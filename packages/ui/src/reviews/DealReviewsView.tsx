import type { Review } from '@artel/core/contract'
import { ErrorState } from '../kit/index.ts'
import css from './DealReviews.module.css'
import { ru } from './my-reviews.ru.ts'
import { OwnReview } from './OwnReview.tsx'

export interface DealReviewsViewProps {
  /** Of the viewer, however it stands. */
  own: Review | null
  /** About the viewer, once everybody may read it. */
  other: Review | null
  /** They could not be loaded. */
  failed: boolean
  isRetrying: boolean
  onRetry: () => void
  onMend: (review: Review) => void
  onAnswer: (review: Review) => void
}

/** Both reviews of a deal as one of its sides sees them. */
export function DealReviewsView({ own, other, failed, isRetrying, onRetry, ...events }: DealReviewsViewProps) {
  if (!failed && !own && !other) return null
  return (
    <section className={css.reviews} aria-labelledby="deal-reviews">
      <h2 id="deal-reviews">{ru.deal}</h2>
      {failed && !own && !other && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {own && (
        <div>
          <h3 className={css.title}>{ru.own}</h3>
          <OwnReview review={own} face="author" isOwn {...events} />
        </div>
      )}
      {other && (
        <div>
          <h3 className={css.title}>{ru.other}</h3>
          <OwnReview review={other} face="author" isOwn={false} disputable {...events} />
        </div>
      )}
    </section>
  )
}
