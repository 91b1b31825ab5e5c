import type { ProductReview, PublicUser } from '@artel/core/contract'
import { Button, EmptyState, ErrorState, Pagination, Rating, SectionHeading, Skeleton } from '../../kit/index.ts'
import { ProductReviewCard } from './ProductReviewCard.tsx'
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
  /** Opens the form; `null` for whom there is none: the seller, staff, who has reviewed it, and while that is unknown. */
  onWrite: (() => void) | null
  /** The viewer has said what they think, and cannot say it twice. */
  hasReviewed: boolean
}

function Loading() {
  return (
    <div className={css.list} role="status" aria-label={ru.loadingReviews}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </div>
  )
}

type ListProps = Omit<ProductReviewsProps, 'rating' | 'onWrite' | 'hasReviewed'>

function List({ status, reviews, page, pageCount, pageTo, onRetry, isRetrying }: ListProps) {
  if (status === 'error') return <ErrorState title={ru.reviewsFailed} onRetry={onRetry} retrying={isRetrying} />
  if (status === 'pending') return <Loading />
  if (reviews.length === 0) return <EmptyState title={ru.noReviews} text={ru.noReviewsText} />
  return (
    <>
      <div className={css.list}>
        {reviews.map((review) => (
          <ProductReviewCard key={review.id} review={review} />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
    </>
  )
}

/** What buyers say of a product, and whether they have bought it. */
export function ProductReviews(props: ProductReviewsProps) {
  const { rating, onWrite, hasReviewed } = props
  const note = rating?.average != null && <Rating value={rating.average} count={ru.tooFew(rating.count)} />
  return (
    <section id={PRODUCT_REVIEWS} className={css.section} aria-label={ru.reviews}>
      <SectionHeading title={ru.reviews} note={note} />
      {onWrite && (
        <Button variant="secondary" className={css.write} onClick={onWrite}>
          {ru.writeReview}
        </Button>
      )}
      {hasReviewed && <p className={css.note}>{ru.hasReviewed}</p>}
      <List {...props} />
    </section>
  )
}
