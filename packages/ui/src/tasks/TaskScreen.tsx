import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type AskedReview, LateDealReviews, useReviewDialogs } from '../reviews/index.ts'
import { useServices } from '../services/index.ts'
import { LateReplies, LateReplyForm } from './LateReplies.tsx'
import { ReplyRefused } from './ReplyRefused.tsx'
import { replySection } from './reply-section.ts'
import { TaskView } from './TaskView.tsx'
import type { TaskAction } from './task-moves.ts'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

const sectionOf = (task: Task) => {
  const section = replySection(task)
  switch (section.kind) {
    case 'list':
      return { replies: <LateReplies task={task} /> }
    case 'form':
      return { replies: <LateReplyForm task={task} /> }
    case 'refused':
      return { replies: null, notice: <ReplyRefused refusal={section.refusal} /> }
    case 'none':
      return { replies: null }
  }
}

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

/** Page of a task over its query; what others do to it arrives by the socket and refreshes the query. */
export function TaskScreen({ id }: { id: number }) {
  const { api, modals } = useServices()
  const { data: task } = useSuspenseQuery(taskQueries(api).one(id))
  const [asked, setAsked] = useState<TaskAction | null>(null)
  const { dialogs, onWrite, onMend, onAnswer } = useReviewDialogs()
  return (
    <>
      <TaskView
        task={task}
        {...sectionOf(task)}
        reviews={isReviewed(task) && <LateDealReviews taskId={id} onMend={onMend} onAnswer={onAnswer} />}
        onAction={setAsked}
        onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
        onReview={() => onWrite(askedReview(task))}
      />
      {asked && (
        <Suspense fallback={null}>
          <TaskActionDialog task={task} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {dialogs}
    </>
  )
}
