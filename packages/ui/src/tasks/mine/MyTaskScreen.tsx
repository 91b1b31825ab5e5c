import { type MyTasksRole, taskQueries } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PersonalArea } from '../../personal-area/index.ts'
import { useServices } from '../../services/index.ts'
import { taskSections } from '../TaskSections.tsx'
import { useTaskAction } from '../use-task-action.tsx'
import { useTaskReviews } from '../use-task-reviews.tsx'
import { MyTaskView } from './MyTaskView.tsx'

/** One's own task in a role over its query. That the role is the viewer's, the route has made sure of. */
export function MyTaskScreen({ id, role }: { id: number; role: MyTasksRole }) {
  const { api } = useServices()
  const { data: task } = useSuspenseQuery(taskQueries(api).one(id))
  const { steps, dialog } = useTaskAction(task)
  const { dialogs, ...reviews } = useTaskReviews(task)
  return (
    <PersonalArea>
      <MyTaskView task={task} role={role} replies={taskSections(task).replies} {...steps} {...reviews} />
      {dialog}
      {dialogs}
    </PersonalArea>
  )
}
