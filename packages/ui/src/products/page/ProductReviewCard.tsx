import type { ProductReview } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { lazy, Suspense, useState } from 'react'
import { Badge, usePageTime } from '../../kit/index.ts'
import { personWords } from '../../people/index.ts'
import { ReviewCard } from '../../reviews/index.ts'
import css from './ProductReviews.module.css'
import { ru } from './ru.ts'

const Lightbox = lazy(async () => ({ default: (await import('../../kit/lightbox/index.ts')).Lightbox }))

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

/** What one buyer says of a product; its photos open large. */
export function ProductReviewCard({ review }: { review: ProductReview }) {
  const { now, timeZone } = usePageTime()
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const { author, createdAt, rating: stars, text } = review
  const photos = review.photos.map((picture, n) => ({
    id: picture.id,
    picture,
    alt: ru.reviewPhoto(n + 1, review.photos.length),
  }))
  return (
    <>
      <ReviewCard
        review={{
          author: personWords(author, 40),
          date: { text: formatDay(createdAt, now, timeZone), iso: createdAt },
          stars,
          text,
          photos,
        }}
        onOpenPhoto={setEnlarged}
      >
        <Standing {...review} />
      </ReviewCard>
      {enlarged !== null && (
        <Suspense>
          <Lightbox label={ru.reviewPhotos} images={photos} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  )
}
