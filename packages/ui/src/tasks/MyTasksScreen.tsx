import { TASK_STATUSES, type TaskStatus } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type MyTasksFilters, type MyTasksRole, myTaskList, taskListQueries, taskStatusLabels } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../kit/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { MyTasksView } from './MyTasksView.tsx'
import { ru } from './my-tasks.ru.ts'

/** CANCELED and REJECTED are looked at together with ARCHIVED (product §10). */
const tabStatuses: Readonly<Record<MyTasksRole, readonly TaskStatus[]>> = {
  author: TASK_STATUSES.filter((status) => status !== 'CANCELED' && status !== 'REJECTED'),
  // Nobody can reply to what is still being checked.
  executor: TASK_STATUSES.filter((status) => status !== 'CANCELED' && status !== 'REJECTED' && status !== 'PENDING'),
}

/** One's own tasks over their queries. */
export function MyTasksScreen({ filters }: { filters: MyTasksFilters }) {
  const { api } = useServices()
  const viewer = useViewer()
  const { status, page } = filters
  const ownRole: MyTasksRole = viewer?.role === 'EXECUTOR' ? 'executor' : 'author'
  const role = filters.role ?? ownRole
  const to = (part: Partial<MyTasksFilters>) => {
    const next = myTaskList.change(filters, part)
    return myTaskList.address(paths.myTasks(), next.role === ownRole ? { ...next, role: null } : next)
  }
  const list = taskListQueries(api).own(filters, role)
  const { data, status: loading, refetch } = useQuery(list)
  const emptyText = role === 'author' ? ru.emptyAuthor : ru.emptyExecutor
  return (
    <MyTasksView
      roles={
        viewer?.role === 'EXECUTOR'
          ? (['executor', 'author'] as const).map((one) => ({
              label: ru.roles[one],
              to: to({ role: one, status: null }),
              isCurrent: one === role,
            }))
          : []
      }
      statuses={[null, ...tabStatuses[role]].map((one) => ({
        label: one === null ? ru.all : taskStatusLabels[one],
        to: to({ status: one }),
        isCurrent: one === status,
      }))}
      status={loading}
      tasks={data?.items ?? []}
      page={page}
      pageCount={pageCount(data?.pagination.totalItems ?? 0)}
      pageTo={(next) => to({ page: next })}
      emptyText={status === null ? emptyText : ru.emptyStatus}
      emptyAction={
        role === 'author' ? (
          <ButtonLink to={paths.taskCreate()}>{ru.create}</ButtonLink>
        ) : (
          <ButtonLink to={paths.taskFind()}>{ru.find}</ButtonLink>
        )
      }
      onRetry={() => void refetch()}
    />
  )
}
