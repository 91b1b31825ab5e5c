import type { RatingBreakdown, Review } from '@artel/core/contract'
import { EmptyState, ErrorState, Pagination, SectionHeading } from '../kit/index.ts'
import { type LinkTab, LinkTabs } from '../kit/tabs/index.ts'
import { ru } from './about.ru.ts'
import { ru as ownWords } from './my-reviews.ru.ts'
import { OwnReview } from './OwnReview.tsx'
import { RatingFigures } from './RatingFigures.tsx'
import css from './ReviewsAbout.module.css'
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx'

/** Id of the section, for addresses that lead to it. */
export const REVIEWS_ABOUT = 'reviews'

export interface ReviewsAboutViewProps {
  title: string
  status: 'pending' | 'error' | 'success'
  reviews: readonly Review[]
  /** What the rating is made of; `null` until it is known. */
  rating: RatingBreakdown | null
  /** Said where nobody has written yet. */
  emptyText: string
  /** All and those of each mark that was given, each with an address; none where there is nothing to choose from. */
  marks?: readonly LinkTab[]
  /** Orders of the list, each with an address of its own. */
  orders: readonly LinkTab[]
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Whether the viewer may complain of a review. */
  isDisputable: (review: Review) => boolean
  /** The reviewed answers here as among their own reviews. */
  onAnswer: (review: Review) => void
  onRetry: () => void
  isRetrying: boolean
}

const never = () => {}

function List({
  status,
  reviews,
  rating,
  emptyText,
  marks = [],
  orders,
  ...rest
}: Omit<ReviewsAboutViewProps, 'title'>) {
  if (status === 'error') {
    return <ErrorState title={ownWords.failed} onRetry={rest.onRetry} retrying={rest.isRetrying} />
  }
  if (status === 'pending' || rating === null) return <ReviewsSkeleton />
  if (rating.count === 0) return <EmptyState title={ru.empty} text={emptyText} />
  return (
    <>
      <RatingFigures label={ru.rating} rating={rating} />
      {marks.length > 0 && <LinkTabs label={ru.marks} tabs={marks} />}
      {rating.count > 1 && <LinkTabs label={ru.orders} tabs={orders} />}
      {reviews.length === 0 && <p>{ru.none}</p>}
      <div className={css.list}>
        {reviews.map((review) => (
          <OwnReview
            key={review.id}
            review={review}
            face="author"
            isOwn={false}
            linked
            disputable={rest.isDisputable(review)}
            onMend={never}
            onAnswer={rest.onAnswer}
          />
        ))}
      </div>
      <Pagination page={rest.page} pageCount={rest.pageCount} to={rest.pageTo} />
    </>
  )
}

/** What everybody may read about somebody: what their rating is made of, and each review with its answer. */
export function ReviewsAboutView({ title, ...list }: ReviewsAboutViewProps) {
  return (
    <section id={REVIEWS_ABOUT} className={css.section} aria-label={title}>
      <SectionHeading title={title} />
      <List {...list} />
    </section>
  )
}
