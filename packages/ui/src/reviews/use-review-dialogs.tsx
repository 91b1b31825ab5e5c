import type { Review } from '@artel/core/contract'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type AskedReview, mending } from './asked-review.ts'

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }))
const ReviewAnswer = lazy(async () => ({ default: (await import('./ReviewAnswer.tsx')).ReviewAnswer }))

export interface ReviewDialogs {
  /** To be rendered somewhere on the page. */
  readonly dialogs: ReactNode
  readonly onWrite: (asked: AskedReview) => void
  readonly onMend: (review: Review) => void
  readonly onAnswer: (review: Review) => void
}

/** The windows in which reviews are written, mended and answered, loaded when they are asked for. */
export function useReviewDialogs(): ReviewDialogs {
  const [asked, setAsked] = useState<{ readonly review: AskedReview; readonly open: boolean } | null>(null)
  const [answered, setAnswered] = useState<Review | null>(null)
  const close = useCallback(() => setAnswered(null), [])
  const onWrite = (review: AskedReview) => setAsked({ review, open: true })
  return {
    onWrite,
    onMend: (review) => onWrite(mending(review)),
    onAnswer: setAnswered,
    dialogs: (
      <Suspense fallback={null}>
        {asked && (
          <ReviewDialog
            key={`${asked.review.taskId} ${asked.review.mended?.id}`}
            asked={asked.review}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        )}
        {answered && <ReviewAnswer key={answered.id} review={answered} onClose={close} />}
      </Suspense>
    ),
  }
}
