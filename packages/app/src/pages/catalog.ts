import { isApiError } from '@artel/core/api'
import { indexLandings, landingQueries } from '@artel/core/categories'
import { coverPictureUrl, rootLook } from '@artel/core/covers/address'
import { counted, pageCount, words } from '@artel/core/format'
import {
  catalogPath,
  PRODUCTS_A_PAGE,
  productList,
  productQueries,
  productsQuery,
  widerProducts,
} from '@artel/core/products'
import { hasRightParams, paths, routes } from '@artel/core/routes'
import { FEW_FOUND, inOwnCity, type UrlSearch } from '@artel/core/search'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { addressCity, titleIn } from './address-city.ts'
import type { PageWords } from './page-head.ts'
import { breadcrumbData, listData } from './structured-data.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services' | 'page' | 'origin'>

/** What the page does without: its failure is nobody's. */
const quietly = (answer: Promise<unknown>) => answer.catch(() => null)

/**
 * Opens the catalogue at either of its addresses: `/catalog` and `/catalog/{categorySlug}`. A slug that no landing page has is a 404;
 * a range turned round is not searched; a page behind the last one leads to the last. Where few are found, the searches beside
 * it are counted too.
 */
export const openCatalog = async (
  { queryClient, services, origin }: Context,
  search: UrlSearch,
  slug: string | null,
): Promise<PageWords> => {
  if (slug !== null && !hasRightParams(routes.catalogCategory, { categorySlug: slug })) throw notFound()
  const { api, report, city } = services
  const queries = productQueries(api)
  const [tree, categoryId] = await Promise.all([
    queryClient.ensureQueryData(landingQueries(api, report).tree()),
    slug === null ? null : queryClient.ensureQueryData(queries.category(slug)),
  ]).catch((error) => {
    throw isApiError(error, 'NOT_FOUND') ? notFound() : error
  })
  const landings = indexLandings(tree)
  const chosen = slug === null ? undefined : landings.bySlug.get(slug)
  const path = chosen ? landings.path(chosen.id) : []

  const filters = productList.parse(search)
  const own = city.isChosen() ? city.get() : null
  const inCity = await addressCity({ queryClient, services }, filters.cityId)
  const canonical = catalogPath(slug, productList.canonical({ ...filters, cityId: inCity.id }))
  const crumbs = [
    { name: routes.catalog.title, path: paths.catalog() },
    ...path.map((one) => ({ name: one.name, path: paths.catalogCategory(one.slug) })),
  ]
  const structured = [breadcrumbData(origin, crumbs)]
  const title = titleIn(chosen ? `${chosen.name}: каталог изделий` : routes.catalog.title, inCity)
  if (productList.problems(filters) !== null) return { title, canonical, structured }

  const searched = inOwnCity(filters, own)
  const { items, pagination } = await queryClient.ensureQueryData(queries.list(productsQuery(searched, categoryId)))
  if (items.length === 0 && filters.page > 1) {
    const last = Math.max(1, pageCount(pagination.totalItems, PRODUCTS_A_PAGE))
    throw redirect({ href: catalogPath(slug, { ...filters, page: last }), replace: true, statusCode: 302 })
  }
  if (pagination.totalItems <= FEW_FOUND) {
    const parent = path.at(-2)
    const above = parent ? await quietly(queryClient.ensureQueryData(queries.category(parent.slug))) : null
    const isInCategory = chosen !== undefined && (parent === undefined || above !== null)
    const beside = widerProducts(filters, { isInCity: typeof searched.cityId === 'number', isInCategory })
    const idOf = (kind: string) => (kind === 'parent' ? (above as number | null) : categoryId)
    await Promise.all(
      beside.map((one) =>
        quietly(queryClient.ensureQueryData(queries.count(productsQuery(inOwnCity(one.filters, own), idOf(one.kind))))),
      ),
    )
  }
  const listed = listData(
    origin,
    items.map((one) => ({ name: one.title, path: paths.product(one.id) })),
  )
  const told = { title, canonical, structured: [...structured, ...listed] }
  if (!chosen) return told
  return {
    ...told,
    description: `${counted(pagination.totalItems, words.product)} мастеров в категории «${chosen.name}»: цены, отзывы и сроки. Напишите продавцу напрямую.`,
    image: coverPictureUrl({ ...rootLook(path[0]?.slug ?? ''), seed: chosen.slug }),
  }
}
