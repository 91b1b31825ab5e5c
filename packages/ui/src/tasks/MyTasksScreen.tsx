import { TASK_STATUSES, type TaskStatus } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { taskQueries, taskStatusLabels } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../kit/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { MyTasksView } from './MyTasksView.tsx'
import { ru } from './ru.ts'

type MyTasksRole = 'author' | 'executor'

/** Which of one's own tasks, as the address holds it. */
export interface MyTasksFilter {
  /** `null` is the role a person comes here for: an executor for the work, others for what they ordered. */
  readonly role: MyTasksRole | null
  readonly status: TaskStatus | null
  readonly page: number
}

/** CANCELED and REJECTED are looked at together with ARCHIVED (domain.md "Task"). */
const tabStatuses: Readonly<Record<MyTasksRole, readonly TaskStatus[]>> = {
  author: TASK_STATUSES.filter((status) => status !== 'CANCELED' && status !== 'REJECTED'),
  // Nobody can reply to what is still being checked.
  executor: TASK_STATUSES.filter((status) => status !== 'CANCELED' && status !== 'REJECTED' && status !== 'PENDING'),
}

const pathOf = ({ role, status, page }: MyTasksFilter): string => {
  const query = new URLSearchParams()
  if (role !== null) query.set('role', role)
  if (status !== null) query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.myTasks() : `${paths.myTasks()}?${query}`
}

/** One's own tasks over their queries. */
export function MyTasksScreen({ filter }: { filter: MyTasksFilter }) {
  const { api } = useServices()
  const viewer = useViewer()
  const { status, page } = filter
  const ownRole: MyTasksRole = viewer?.role === 'EXECUTOR' ? 'executor' : 'author'
  const role = filter.role ?? ownRole
  const to = (change: { role?: MyTasksRole; status?: TaskStatus | null; page?: number }) => {
    const next = { role, status, page: 1, ...change }
    return pathOf({ ...next, role: next.role === ownRole ? null : next.role })
  }
  const query = { page, ...(status && { status }) }
  const list = role === 'author' ? taskQueries(api).mine(query) : taskQueries(api).executed(query)
  const queryKey: readonly unknown[] = list.queryKey
  const { data, status: loading, refetch } = useQuery({ queryKey, queryFn: list.queryFn })
  const emptyText = role === 'author' ? ru.mine.emptyAuthor : ru.mine.emptyExecutor
  return (
    <MyTasksView
      roles={
        viewer?.role === 'EXECUTOR'
          ? (['executor', 'author'] as const).map((one) => ({
              label: ru.mine.roles[one],
              to: to({ role: one, status: null }),
              isCurrent: one === role,
            }))
          : []
      }
      statuses={[null, ...tabStatuses[role]].map((one) => ({
        label: one === null ? ru.mine.all : taskStatusLabels[one],
        to: to({ status: one }),
        isCurrent: one === status,
      }))}
      status={loading}
      tasks={data?.items ?? []}
      page={page}
      pageCount={pageCount(data?.pagination.totalItems ?? 0)}
      pageTo={(next) => to({ page: next })}
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
