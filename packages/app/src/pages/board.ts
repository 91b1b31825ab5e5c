import { categoryQueries, indexTree } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { filtersToQuery, parseTaskFilters, taskQueries, type UrlSearch } from '@artel/core/tasks'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'

/** Loads the board for either of its addresses: `/task-find` and `/task-find/{slug}`. An unknown category is a 404. */
export const loadBoard = async (
  { queryClient, services, page }: RouterContext,
  search: UrlSearch,
  slug: string | null,
): Promise<{ readonly title: string }> => {
  const tree = await queryClient.ensureQueryData(categoryQueries(services.api, services.report).outline())
  const categories = indexTree(tree)
  const chosen = slug === null ? undefined : categories.bySlug.get(slug)
  if (slug !== null && !chosen) throw notFound()
  const city = services.city.get() ?? page.city
  await queryClient.ensureQueryData(
    taskQueries(services.api).list(filtersToQuery(parseTaskFilters(search, slug), categories, city)),
  )
  return { title: chosen?.name ?? routes.taskFind.title }
}
