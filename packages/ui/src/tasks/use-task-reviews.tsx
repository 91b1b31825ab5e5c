import type { Task } from '@artel/core/contract'
import type { ReactNode } from 'react'
import { type AskedReview, LateDealReviews, useReviewDialogs } from '../reviews/index.ts'

/** Who may have said something of a deal that is over. */
const isReviewed = ({ viewer, status, executorId }: Task) =>
  (viewer === 'AUTHOR' || viewer === 'EXECUTOR') &&
  (status === 'FINISHED' || status === 'CANCELED') &&
  executorId !== null

const askedReview = ({ id, title, viewer, author, executor, reviewUntil }: Task): AskedReview => ({
  taskId: id,
  task: title,
  subject: (viewer === 'AUTHOR' ? executor : author)?.name ?? '',
  side: viewer === 'AUTHOR' ? 'CLIENT' : 'EXECUTOR',
  until: reviewUntil,
  mended: null,
})

/** What both sides of a task have said of it, the step that says it, and the dialogs of both. */
export function useTaskReviews(task: Task): {
  readonly reviews: ReactNode
  readonly onReview: () => void
  readonly dialogs: ReactNode
} {
  const { dialogs, onWrite, onMend, onAnswer } = useReviewDialogs()
  return {
    reviews: isReviewed(task) && <LateDealReviews taskId={task.id} onMend={onMend} onAnswer={onAnswer} />,
    onReview: () => onWrite(askedReview(task)),
    dialogs,
  }
}
