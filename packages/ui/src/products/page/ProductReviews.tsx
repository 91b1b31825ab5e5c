import type { ProductReview, PublicUser } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import {
  Badge,
  EmptyState,
  ErrorState,
  Pagination,
  Rating,
  SectionHeading,
  Skeleton,
  usePageTime,
} from '../../kit/index.ts'
import { personWords } from '../../people/index.ts'
import { ReviewCard } from '../../reviews/index.ts'
import css from './ProductReviews.module.css'
import { ru } from './ru.ts'

/** Id of the section, for addresses that lead to it. */
export const PRODUCT_REVIEWS = 'reviews'

export interface ProductReviewsProps {
  status: 'pending' | 'error' | 'success'
  reviews: readonly ProductReview[]
  rating: PublicUser['rating'] | null
  page: number
  pageCount: number
  pageTo: (page: number) => string
  onRetry: () => void
  isRetrying: boolean
}

/** How a review stands that not everybody reads, and whether its author has bought. */
function Standing({ status, isConfirmed }: ProductReview) {
  return (
    <>
      <p className={css.badges}>
        {isConfirmed ? <Badge tone="success">{ru.confirmed}</Badge> : <Badge>{ru.unconfirmed}</Badge>}
      </p>
      {status === 'MODERATION' && <p className={css.note}>{ru.judged}</p>}
      {status === 'REJECTED' && <p className={css.note}>{ru.turnedDown}</p>}
    </>
  )
}

function Loading() {
  return (
    <div className={css.list} role="status" aria-label={ru.loadingReviews}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </div>
  )
}

function List({ status, reviews, rating, page, pageCount, pageTo, onRetry, isRetrying }: ProductReviewsProps) {
  const { now, timeZone } = usePageTime()
  if (status === 'error') return <ErrorState title={ru.reviewsFailed} onRetry={onRetry} retrying={isRetrying} />
  if (status === 'pending') return <Loading />
  if (reviews.length === 0) return <EmptyState title={ru.noReviews} text={ru.noReviewsText} />
  return (
    <>
      {rating?.average != null && <Rating value={rating.average} count={ru.tooFew(rating.count)} />}
      <div className={css.list}>
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={{
              author: personWords(review.author, 40),
              date: { text: formatDay(review.createdAt, now, timeZone), iso: review.createdAt },
              stars: review.rating,
              text: review.text,
              photos: [],
            }}
          >
            <Standing {...review} />
          </ReviewCard>
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
    </>
  )
}

/** What buyers say of a product, and whether they have bought it. */
export function ProductReviews(props: ProductReviewsProps) {
  return (
    <section id={PRODUCT_REVIEWS} className={css.section} aria-label={ru.reviews}>
      <SectionHeading title={ru.reviews} />
      <List {...props} />
    </section>
  )
}
