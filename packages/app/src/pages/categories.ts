import { categoryQueries, executorCountsQuery, indexTree } from '@artel/core/categories'
import { paths, routes } from '@artel/core/routes'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'
import { breadcrumbData, listData } from './structured-data.ts'

const trees = {
  executors: {
    above: { name: routes.executors.title, path: paths.executors() },
    page: { name: routes.categories.title, path: paths.categories() },
    pathOf: paths.executorsCategory,
  },
  tasks: {
    above: { name: routes.taskFind.title, path: paths.taskFind() },
    page: { name: routes.taskCategories.title, path: paths.taskCategories() },
    pathOf: paths.taskFindCategory,
  },
} as const

/**
 * Loads a tree of categories; without the counts of executors it is a tree still. Search engines are told of its roots: the rest
 * lies below them.
 */
export const openCategories = async (
  { queryClient, services: { api, report, city }, origin }: Pick<RouterContext, 'queryClient' | 'services' | 'origin'>,
  of: 'executors' | 'tasks',
): Promise<PageWords> => {
  const tree = await queryClient.ensureQueryData(categoryQueries(api, report).outline())
  const ids = indexTree(tree).all.map(({ id }) => id)
  const own = city.isChosen() ? city.get() : null
  if (of === 'executors' && ids.length > 0) {
    await queryClient.ensureQueryData(executorCountsQuery(api, ids, own?.id ?? null)).catch(() => null)
  }
  const { above, page, pathOf } = trees[of]
  return {
    title: page.name,
    // A browser has no use for it.
    ...(import.meta.env.SSR && {
      structured: [
        breadcrumbData(origin, [above, page]),
        ...listData(
          origin,
          tree.map(({ name, slug }) => ({ name, path: pathOf(slug) })),
        ),
      ],
    }),
  }
}
