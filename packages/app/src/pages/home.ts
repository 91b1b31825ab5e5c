import { articleQueries } from '@artel/core/articles'
import { type CategoryTile, categoryTiles } from '@artel/core/categories'
import { executorQueries } from '@artel/core/executors'
import { finishedJobs, HOME_SHOWS } from '@artel/core/jobs'
import { freshTasks } from '@artel/core/tasks'
import type { RouterContext } from '../router.tsx'

/** Loads the home page; without executors, jobs or articles it is a page still. */
export const openHome = async ({
  queryClient,
  services,
  page,
}: Pick<RouterContext, 'queryClient' | 'services' | 'page'>): Promise<CategoryTile[]> => {
  const { api, report } = services
  const cityId = (services.city.get() ?? page.city)?.id ?? null
  const [categories] = await Promise.all([
    queryClient.fetchQuery(categoryTiles(api, report)),
    queryClient.ensureQueryData(freshTasks(api, cityId)),
    queryClient
      .ensureQueryData(executorQueries(api).best({ categoryId: null, cityId, limit: HOME_SHOWS.executors }))
      .catch(() => null),
    queryClient.ensureQueryData(finishedJobs(api, { limit: HOME_SHOWS.jobs }, report)),
    queryClient.ensureQueryData(articleQueries(api, (problem) => report(String(problem))).newest()),
  ])
  return categories
}
