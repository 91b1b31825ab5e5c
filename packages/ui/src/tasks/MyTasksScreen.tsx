import { TASK_STATUSES, type TaskStatus } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { taskQueries, taskStatusLabels } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../kit/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { MyTasksView } from './MyTasksView.tsx'
import { ru } from './ru.ts'

/** Which of one's own tasks, as the address holds it. */
export interface MyTasksFilter {
  readonly role: 'author' | 'executor'
  readonly status: TaskStatus | null
  readonly page: number
}

/** CANCELED and REJECTED are looked at together with ARCHIVED (domain.md "Task"). */
const tabStatuses = TASK_STATUSES.filter((status) => status !== 'CANCELED' && status !== 'REJECTED')

const pathOf = ({ role, status, page }: MyTasksFilter): string => {
  const query = new URLSearchParams()
  if (role === 'executor') query.set('role', role)
  if (status !== null) query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.myTasks() : `${paths.myTasks()}?${query}`
}

/** One's own tasks over their queries. */
export function MyTasksScreen({ filter }: { filter: MyTasksFilter }) {
  const { api } = useServices()
  const viewer = useViewer()
  const { role, status, page } = filter
  const query = { page, ...(status && { status }) }
  const list = role === 'author' ? taskQueries(api).mine(query) : taskQueries(api).executed(query)
  const queryKey: readonly unknown[] = list.queryKey
  const { data, status: loading, refetch } = useQuery({ queryKey, queryFn: list.queryFn })
  const emptyText = role === 'author' ? ru.mine.emptyAuthor : ru.mine.emptyExecutor
  return (
    <MyTasksView
      roles={
        viewer?.role === 'EXECUTOR'
          ? (['author', 'executor'] as const).map((one) => ({
              label: ru.mine.roles[one],
              to: pathOf({ role: one, status: null, page: 1 }),
              isCurrent: one === role,
            }))
          : []
      }
      statuses={[null, ...tabStatuses].map((one) => ({
        label: one === null ? ru.mine.all : taskStatusLabels[one],
        to: pathOf({ role, status: one, page: 1 }),
        isCurrent: one === status,
      }))}
      status={loading}
      tasks={data?.items ?? []}
      page={page}
      pageCount={pageCount(data?.pagination.totalItems ?? 0)}
      pageTo={(next) => pathOf({ role, status, page: next })}
      emptyText={status === null ? emptyText : ru.mine.emptyStatus}
      emptyAction={
        role === 'author' ? (
          <ButtonLink to={paths.taskCreate()}>{ru.mine.create}</ButtonLink>
        ) : (
          <ButtonLink to={paths.taskFind()}>{ru.mine.find}</ButtonLink>
        )
      }
      onRetry={() => void refetch()}
    />
  )
}
