import { categoryQueries, indexCategories } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { filtersToQuery, parseTaskFilters, taskQueries, type UrlSearch } from '@artel/core/tasks'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { pageTitle } from './page-title.ts'

/** What both addresses of the board load: `/task-find` and `/task-find/{slug}`. */
export const boardRoute = {
  /** Filters read whatever text the address holds. */
  validateSearch: (search: Record<string, unknown>): UrlSearch => search as UrlSearch,

  async load({ queryClient, services, page }: RouterContext, search: UrlSearch, slug: string | null) {
    const tree = await queryClient.ensureQueryData(categoryQueries(services.api, services.report).tree())
    const categories = indexCategories(tree)
    const chosen = slug === null ? undefined : categories.bySlug.get(slug)
    if (slug !== null && !chosen) throw notFound()
    const city = services.city.get() ?? page.city
    await queryClient.ensureQueryData(
      taskQueries(services.api).list(filtersToQuery(parseTaskFilters(search, slug), categories, city)),
    )
    return { title: chosen?.name ?? routes.taskFind.title }
  },

  head: (data: { readonly title: string } | undefined) => ({ meta: [{ title: pageTitle(data?.title) }] }),
}
