import type { OwnTaskCounts, Role } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type MyTasksFilters, type MyTasksRole, myTaskList, taskListQueries, taskQueries } from '@artel/core/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../kit/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { MyTasksForStaff } from './MyTasksForStaff.tsx'
import { MyTasksView } from './MyTasksView.tsx'
import { ru } from './my-tasks.ru.ts'
import { OffersToMe } from './offers/OffersToMe.tsx'

type Tab = keyof OwnTaskCounts

/** CANCELED and REJECTED are looked at together with ARCHIVED (product §10). */
const tabs: Readonly<Record<MyTasksRole, readonly Tab[]>> = {
  author: ['PENDING', 'APPROVED', 'IN_PROGRESS', 'FINISHED', 'ARCHIVED'],
  // Nobody can reply to what is still being checked.
  executor: ['APPROVED', 'IN_PROGRESS', 'FINISHED', 'ARCHIVED'],
}

const labelOf = (tab: Tab, side: MyTasksRole): string =>
  side === 'executor' && tab === 'APPROVED' ? ru.executorTabs.APPROVED : ru.tabs[tab]

const sumOf = (counts: OwnTaskCounts | undefined): number | null =>
  counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : null

/** One's own tasks over their queries; staff have none. */
export function MyTasksScreen({ filters }: { filters: MyTasksFilters }) {
  const { isPage } = useServices()
  const role = useViewer()?.role
  if (role !== 'MODERATOR' && role !== 'ADMIN') {
    return (
      <PersonalArea>
        <OwnTasks filters={filters} role={role} />
      </PersonalArea>
    )
  }
  const queue = paths.moderation()
  return <MyTasksForStaff queueTo={isPage(queue) ? queue : null} boardTo={paths.taskFind()} />
}

function OwnTasks({ filters, role }: { filters: MyTasksFilters; role: Role | undefined }) {
  const { api } = useServices()
  const isExecutor = role === 'EXECUTOR'
  const { status, page } = filters
  const ownRole: MyTasksRole = isExecutor ? 'executor' : 'author'
  const side = filters.role ?? ownRole
  const to = (part: Partial<MyTasksFilters>) => {
    const next = myTaskList.change(filters, part)
    return myTaskList.address(paths.myTasks(), next.role === ownRole ? { ...next, role: null } : next)
  }
  const query = useQuery({
    ...taskListQueries(api).own(filters, side),
    // Another tab of the same side; the other side's tasks are no answer.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(side) ? keepPreviousData(last) : undefined),
  })
  const { data } = query
  const hasOffers = side === 'executor' && status === null && page === 1
  // Offers stand above the tasks, so that both come at once and nothing jumps.
  const isAwaited = useQuery({ ...taskQueries(api).allOffers(), enabled: hasOffers }).isPending && hasOffers
  // Nothing, before it is known who asks: staff would read that they have no tasks yet.
  const isNobodys = role === undefined && data?.items.length === 0
  const shownStatus = query.status === 'success' && (isAwaited || isNobodys) ? 'pending' : query.status
  return (
    <MyTasksView
      side={side}
      offers={hasOffers && shownStatus !== 'pending' && <OffersToMe />}
      roles={
        isExecutor
          ? (['executor', 'author'] as const).map((one) => ({
              label: ru.roles[one],
              to: to({ role: one, status: null }),
              isCurrent: one === side,
            }))
          : []
      }
      statuses={[
        { label: ru.all, to: to({ status: null }), isCurrent: status === null, count: sumOf(data?.counts) },
        ...tabs[side].map((tab) => ({
          label: labelOf(tab, side),
          to: to({ status: tab }),
          isCurrent: tab === status,
          count: data?.counts[tab] ?? null,
        })),
      ]}
      status={shownStatus}
      tasks={data?.items ?? []}
      page={page}
      pageCount={pageCount(data?.pagination.totalItems ?? 0)}
      pageTo={(next) => to({ page: next })}
      emptyText={status !== null ? ru.emptyStatus : side === 'author' ? ru.emptyAuthor : ru.emptyExecutor}
      emptyAction={
        status !== null ? (
          <ButtonLink to={to({ status: null })} variant="secondary">
            {ru.showAll}
          </ButtonLink>
        ) : side === 'author' ? (
          <ButtonLink to={paths.taskCreate()}>{ru.create}</ButtonLink>
        ) : (
          <ButtonLink to={paths.taskFind()}>{ru.find}</ButtonLink>
        )
      }
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
