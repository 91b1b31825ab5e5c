import { categoryQueries, executorCountsQuery, indexTree } from '@artel/core/categories'
import type { RouterContext } from '../router.tsx'

/** Loads a tree of categories; without the counts of executors it is a tree still. */
export const openCategories = async (
  { queryClient, services: { api, report, city } }: Pick<RouterContext, 'queryClient' | 'services'>,
  of: 'executors' | 'tasks',
): Promise<void> => {
  const tree = await queryClient.ensureQueryData(categoryQueries(api, report).outline())
  const ids = indexTree(tree).all.map(({ id }) => id)
  if (of === 'tasks' || ids.length === 0) return
  const own = city.isChosen() ? city.get() : null
  await queryClient.ensureQueryData(executorCountsQuery(api, ids, own?.id ?? null)).catch(() => null)
}
