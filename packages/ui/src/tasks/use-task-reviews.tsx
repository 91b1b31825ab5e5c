import type { PublicUser, Task } from '@artel/core/contract'
import type { ReactNode } from 'react'
import { type AskedReview, LateDealReviews, useReviewDialogs } from '../reviews/index.ts'

/** Who may have said something of a deal that is over. */
const isReviewed = ({ viewer, status, executorId }: Task) =>
  (viewer === 'AUTHOR' || viewer === 'EXECUTOR') &&
  (status === 'FINISHED' || status === 'CANCELED') &&
  executorId !== null

const askedReview = (task: Task, subject: PublicUser): AskedReview => ({
  taskId: task.id,
  task: task.title,
  subjectId: subject.id,
  subject: subject.name,
  side: task.viewer === 'AUTHOR' ? 'CLIENT' : 'EXECUTOR',
  until: task.reviewUntil,
  mended: null,
})

/** What both sides of a task have said of it, the step that says it, and the dialogs of both. */
export function useTaskReviews(task: Task): {
  readonly reviews: ReactNode
  readonly onReview: () => void
  readonly dialogs: ReactNode
} {
  const subject = task.viewer === 'AUTHOR' ? task.executor : task.author
  const { dialogs, onWrite, onMend, onAnswer } = useReviewDialogs()
  return {
    reviews: isReviewed(task) && <LateDealReviews taskId={task.id} onMend={onMend} onAnswer={onAnswer} />,
    onReview: () => subject && onWrite(askedReview(task, subject)),
    dialogs,
  }
}
