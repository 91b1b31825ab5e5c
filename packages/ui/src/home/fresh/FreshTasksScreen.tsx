import { isInvitedToExecutors } from '@artel/core/routes'
import { freshTasks } from '@artel/core/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCity, useServices, useViewer } from '../../services/index.ts'
import { FreshTasks } from './FreshTasks.tsx'

const NONE = { items: [], total: 0, isInCity: false }

/** The band for executors over its query: another city brings its own tasks. */
export function FreshTasksScreen() {
  const { api } = useServices()
  const city = useCity()
  const viewer = useViewer()
  const { data } = useQuery({ ...freshTasks(api, city?.id ?? null), placeholderData: keepPreviousData })
  return <FreshTasks fresh={data ?? NONE} cityName={city?.name ?? null} isInvited={isInvitedToExecutors(viewer)} />
}
