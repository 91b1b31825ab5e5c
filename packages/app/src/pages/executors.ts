import { categoryQueries, categoryStory, executorCountsQuery, indexTree } from '@artel/core/categories'
import { coverPictureUrl, rootLook } from '@artel/core/covers/address'
import {
  executorList,
  executorQueries,
  executorsPath,
  executorsQuery,
  parseExecutorFilters,
  widerExecutors,
} from '@artel/core/executors'
import { counted, pageCount, words } from '@artel/core/format'
import { hasRightParams, paths, routes } from '@artel/core/routes'
import { FEW_FOUND, inOwnCity, type UrlSearch } from '@artel/core/search'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { addressCity, titleIn } from './address-city.ts'
import type { PageWords } from './page-head.ts'
import { breadcrumbData, listData } from './structured-data.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services' | 'page' | 'origin'>

/** What the page does without: it is asked for with the rest, and its failure is nobody's. */
const quietly = (answer: Promise<unknown>) => answer.catch(() => null)

/**
 * Opens the search for executors at either of its addresses: `/executors` and `/{slug...}`. A path that is no category is a
 * 404; a page behind the last one leads to the last. Where few are found, the searches beside it are counted too.
 * @param slug slugs of the category joined by slashes; `null`: all categories
 */
export const openExecutors = async (
  { queryClient, services, origin }: Context,
  search: UrlSearch,
  slug: string | null,
): Promise<PageWords> => {
  if (slug !== null && !hasRightParams(routes.executorsCategory, { slug })) throw notFound()
  const { api, report, city } = services
  const categories = indexTree(await queryClient.ensureQueryData(categoryQueries(api, report).outline()))
  const chosen = slug === null ? undefined : categories.byUrlSlug.get(slug)
  if (slug !== null && !chosen) throw notFound()

  const filters = parseExecutorFilters(search)
  const own = city.isChosen() ? city.get() : null
  const searched = inOwnCity(filters, own)
  const cityId = typeof searched.cityId === 'number' ? searched.cityId : null
  const queries = executorQueries(api)
  const below = (chosen ? chosen.childCategories : categories.roots).map(({ id }) => id)
  const [found, inCity] = await Promise.all([
    queryClient.ensureQueryData(queries.list(executorsQuery(searched, chosen?.id ?? null))),
    addressCity({ queryClient, services }, filters.cityId),
    chosen && quietly(queryClient.ensureQueryData(categoryStory(api, chosen.id, report))),
    cityId !== null && quietly(queryClient.ensureQueryData(queries.districts(cityId))),
    below.length > 0 && quietly(queryClient.ensureQueryData(executorCountsQuery(api, below, cityId))),
  ])
  const { items, pagination } = found
  if (items.length === 0 && filters.page > 1) {
    const last = Math.max(1, pageCount(pagination.totalItems))
    throw redirect({ href: executorsPath(slug, { ...filters, page: last }), replace: true, statusCode: 302 })
  }
  const path = chosen ? categories.path(chosen.id) : []
  if (pagination.totalItems <= FEW_FOUND) {
    const beside = widerExecutors(filters, { isInCity: cityId !== null, isInCategory: chosen !== undefined })
    const idOf = (kind: string) => (kind === 'parent' ? path.at(-2) : chosen)?.id ?? null
    await Promise.all(
      beside.map((one) =>
        quietly(
          queryClient.ensureQueryData(queries.count(executorsQuery(inOwnCity(one.filters, own), idOf(one.kind)))),
        ),
      ),
    )
  }

  const canonical = executorsPath(slug, executorList.canonical({ ...filters, cityId: inCity.id }))
  const crumbs = chosen ? categories.breadcrumbs(chosen.slug) : []
  const structured = [
    breadcrumbData(origin, [
      { name: routes.executors.title, path: paths.executors() },
      ...crumbs.map(({ name, urlSlug }) => ({ name, path: paths.executorsCategory(urlSlug) })),
    ]),
    ...listData(
      origin,
      items.map(({ id, name }) => ({ name, path: paths.executor(id) })),
    ),
  ]
  if (!chosen) return { title: titleIn(routes.executors.title, inCity), canonical, structured }
  return {
    title: titleIn(`${chosen.name}: исполнители`, inCity),
    canonical,
    structured,
    description: `${counted(pagination.totalItems, words.executor)} в категории «${chosen.name}»: оценки, отзывы, цены и работы. Сравните и выберите.`,
    image: coverPictureUrl({ ...rootLook(path[0]?.slug ?? ''), seed: chosen.slug }),
  }
}
