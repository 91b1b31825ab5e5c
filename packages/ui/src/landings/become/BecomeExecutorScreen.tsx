import { isStaff } from '@artel/core/lifecycle'
import { sitePageQueries } from '@artel/core/site-pages'
import { offeredTariffs } from '@artel/core/tariffs'
import { freshTasks } from '@artel/core/tasks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCity, useServices, useViewer } from '../../services/index.ts'
import { BecomeExecutorView } from './BecomeExecutorView.tsx'

/** The invitation over its queries: without tariffs or the count of tasks it invites still. */
export function BecomeExecutorScreen() {
  const { api } = useServices()
  const viewer = useViewer()
  const city = useCity()
  const { data: words } = useSuspenseQuery(sitePageQueries(api).one('become-executor'))
  const { data: tariffs = [] } = useQuery(offeredTariffs(api))
  const { data: waiting = null } = useQuery(freshTasks(api, city?.id ?? null))
  return (
    <BecomeExecutorView
      words={words}
      tariffs={tariffs}
      waiting={waiting}
      cityName={city?.name ?? null}
      viewer={viewer === null ? 'guest' : isStaff(viewer) ? 'staff' : 'client'}
    />
  )
}
