import { categoryQueries, indexTree } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { type TaskFilters, taskList, taskListQueries } from '@artel/core/tasks'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'

/**
 * Loads the board for either of its addresses: `/task-find` and `/task-find/{slug}`. An unknown category is a 404; filters
 * that the page has to say something of are not searched with.
 */
export const loadBoard = async (
  { queryClient, services, page }: Pick<RouterContext, 'queryClient' | 'services' | 'page'>,
  filters: TaskFilters,
  slug: string | null,
): Promise<{ readonly title: string }> => {
  const tree = await queryClient.ensureQueryData(categoryQueries(services.api, services.report).outline())
  const categories = indexTree(tree)
  const chosen = slug === null ? undefined : categories.bySlug.get(slug)
  if (slug !== null && !chosen) throw notFound()
  const city = services.city.get() ?? page.city
  if (taskList.problems(filters) === null) {
    await queryClient.ensureQueryData(taskListQueries(services.api).board(filters, categories, city))
  }
  return { title: chosen?.name ?? routes.taskFind.title }
}
