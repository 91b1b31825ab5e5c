import type { Task } from '@artel/core/contract'
import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { LazyReplyForm } from './LazyReplyForm.tsx'
import { ReplyRefused } from './ReplyRefused.tsx'
import { replySection } from './reply-section.ts'
import { TaskActions } from './TaskActions.tsx'
import { TaskReplies } from './TaskReplies.tsx'
import { TaskView } from './TaskView.tsx'

function Replies({ task }: { task: Task }) {
  const { modals } = useServices()
  const section = replySection(task)
  switch (section.kind) {
    case 'list':
      return <TaskReplies task={task} />
    case 'form':
      return <LazyReplyForm task={task} />
    case 'refused':
      return (
        <ReplyRefused refusal={section.refusal} onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })} />
      )
    case 'none':
      return null
  }
}

/** Page of a task over its query; what others do to it arrives by the socket and refreshes the query. */
export function TaskScreen({ id }: { id: number }) {
  const { api } = useServices()
  const { data: task } = useSuspenseQuery(taskQueries(api).one(id))
  return <TaskView task={task} actions={<TaskActions task={task} />} replies={<Replies task={task} />} />
}
