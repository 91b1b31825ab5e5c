import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useServices } from '../services/index.ts'
import { LateReplies, LateReplyForm } from './LateReplies.tsx'
import { ReplyRefused } from './ReplyRefused.tsx'
import { replySection } from './reply-section.ts'
import { TaskView } from './TaskView.tsx'
import type { TaskAction } from './task-moves.ts'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

const Complaint = lazy(() => import('../complaints/index.ts').then((module) => ({ default: module.ComplaintScreen })))

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

/** Page of a task over its query; what others do to it arrives by the socket and refreshes the query. */
export function TaskScreen({ id }: { id: number }) {
  const { api, modals } = useServices()
  const { data: task } = useSuspenseQuery(taskQueries(api).one(id))
  const [asked, setAsked] = useState<TaskAction | null>(null)
  const [isComplaining, setComplaining] = useState(false)
  const mayComplain = task.viewer !== 'AUTHOR' && task.viewer !== 'STAFF'
  return (
    <>
      <TaskView
        task={task}
        {...sectionOf(task)}
        onAction={setAsked}
        onComplain={mayComplain ? () => setComplaining(true) : undefined}
        onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
      />
      {isComplaining && (
        <Suspense fallback={null}>
          <Complaint subject={{ target: 'TASK', targetId: String(id) }} onClose={() => setComplaining(false)} />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <TaskActionDialog task={task} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
