import { taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { taskSections } from './TaskSections.tsx'
import { TaskView } from './TaskView.tsx'
import { useTaskAction } from './use-task-action.tsx'
import { useTaskReviews } from './use-task-reviews.tsx'

/** Page of a task over its query; what others do to it arrives by the socket and refreshes the query. */
export function TaskScreen({ id }: { id: number }) {
  const { api } = useServices()
  const { data: task } = useSuspenseQuery(taskQueries(api).one(id))
  const { steps, dialog } = useTaskAction(task)
  const { dialogs, ...reviews } = useTaskReviews(task)
  return (
    <>
      <TaskView task={task} {...taskSections(task)} {...steps} {...reviews} />
      {dialog}
      {dialogs}
    </>
  )
}
