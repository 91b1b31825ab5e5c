import type { Review } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { lazy, Suspense, useState } from 'react'
import { ComplainButton } from '../complaints/ask/index.ts'
import { Button, TextLink, usePageTime } from '../kit/index.ts'
import { personWords } from '../people/index.ts'
import { ru } from './my-reviews.ru.ts'
import css from './OwnReview.module.css'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewStanding } from './ReviewStanding.tsx'
import { mayAnswer, mayMend } from './review-moves.ts'

const Lightbox = lazy(async () => ({ default: (await import('../kit/lightbox/index.ts')).Lightbox }))

export interface OwnReviewProps {
  review: Review
  /** Whose face stands beside it: who wrote it, or whom it is about in a list of one's own. */
  face: 'author' | 'subject'
  /** It says where the review stands: the viewer wrote it. */
  isOwn: boolean
  /** Leads to the task; the task's own page needs no such way. */
  linked?: boolean
  /** The viewer may complain of it. */
  disputable?: boolean
  onMend: (review: Review) => void
  onAnswer: (review: Review) => void
}

/** A review that the viewer wrote or got: its words, where it stands, and what can be done about it. */
export function OwnReview({
  review,
  face,
  isOwn,
  linked = false,
  disputable = false,
  onMend,
  onAnswer,
}: OwnReviewProps) {
  const { now, timeZone } = usePageTime()
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const { task, rating, text, reply } = review
  const at = review.publishedAt ?? review.createdAt
  const images = review.photos.map((picture, n) => ({
    id: picture.id,
    picture,
    alt: ru.photo(n + 1, review.photos.length),
  }))
  const isMendable = isOwn && mayMend(review)
  const isAnswerable = !isOwn && mayAnswer(review)
  return (
    <>
      <ReviewCard
        review={{
          author: personWords(review[face], 40),
          date: { text: formatDay(at, now, timeZone), iso: at },
          stars: rating,
          text,
          photos: images,
          reply: reply === null ? undefined : { name: ru.answerOf(review.subject.name), text: reply },
        }}
        onOpenPhoto={setEnlarged}
        about={linked && <TextLink to={paths.task(task.id)}>{task.title}</TextLink>}
      >
        {isOwn && <ReviewStanding review={review} />}
        {(isMendable || isAnswerable || disputable) && (
          <div className={css.actions}>
            {(isMendable || isAnswerable) && (
              <Button variant="secondary" dense onClick={() => (isMendable ? onMend : onAnswer)(review)}>
                {isMendable ? ru.mend : ru.answer}
              </Button>
            )}
            {disputable && <ComplainButton subject={{ target: 'REVIEW', targetId: String(review.id) }} />}
          </div>
        )}
      </ReviewCard>
      {enlarged !== null && (
        <Suspense>
          <Lightbox label={ru.photos} images={images} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  )
}
