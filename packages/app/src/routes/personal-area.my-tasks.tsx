import { TASK_STATUSES } from '@artel/core/contract'
import { routes } from '@artel/core/routes'
import { type MyTasksFilter, MyTasksScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '../pages/Guarded.tsx'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/personal-area/my-tasks')({
  staticData: { page: routes.myTasks },
  validateSearch: ({ role, status, page }: Record<string, unknown>): Partial<MyTasksFilter> => ({
    ...((role === 'executor' || role === 'author') && { role }),
    ...(TASK_STATUSES.some((one) => one === status) && { status: status as MyTasksFilter['status'] }),
    ...(Number.isSafeInteger(Number(page)) && Number(page) > 1 && { page: Number(page) }),
  }),
  head: () => ({ meta: [{ title: pageTitle(routes.myTasks.title) }] }),
  component: MyTasks,
})

function MyTasks() {
  const { role = null, status = null, page = 1 } = Route.useSearch()
  return (
    <Guarded route={routes.myTasks}>
      <MyTasksScreen filter={{ role, status, page }} />
    </Guarded>
  )
}
