import type { User } from '@artel/core/contract'
import { myTaskList, taskListQueries } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'

const inWork = { ...myTaskList.defaults, status: 'IN_PROGRESS' } as const

/** Tasks in work that the viewer has ordered or does; staff have none. */
export function useTasksInWork({ role }: User) {
  const { api } = useServices()
  const lists = taskListQueries(api)
  const ordered = useQuery({ ...lists.own(inWork, 'author'), enabled: role === 'CLIENT' || role === 'EXECUTOR' })
  const done = useQuery({ ...lists.own(inWork, 'executor'), enabled: role === 'EXECUTOR' })
  const asked = { CLIENT: [ordered], EXECUTOR: [ordered, done], MODERATOR: [], ADMIN: [] }[role]
  const isFailed = asked.some(({ isError }) => isError)
  const isKnown = asked.every(({ data }) => data !== undefined)
  return {
    status: isKnown ? ('success' as const) : isFailed ? ('error' as const) : ('pending' as const),
    tasks: asked.flatMap(({ data }) => data?.items ?? []),
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of asked) void query.refetch()
    },
  }
}
