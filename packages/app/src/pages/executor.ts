import { isApiError } from '@artel/core/api'
import { type AuthorArticleFilters, articleQueries, authorArticleList } from '@artel/core/articles'
import { viewerOf } from '@artel/core/auth'
import type { ExecutorProfile, Review } from '@artel/core/contract'
import { coverPictureUrl } from '@artel/core/covers/address'
import { executorQueries, type WorksFilters, worksList } from '@artel/core/executors'
import { pageCount } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import { PRODUCTS_A_PAGE, type ProductPageFilters, productPageList, productQueries } from '@artel/core/products'
import { type ReviewsAboutFilters, reviewQueries, reviewsAboutList } from '@artel/core/reviews'
import type { RouteDefinition } from '@artel/core/routes'
import { executorWays } from '@artel/ui/executors/page'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { executorData } from './executor-data.ts'
import { describeExecutor, type ExecutorContent, isEmptyContent } from './executor-description.ts'
import { LateGuarded } from './late-guarded.ts'
import { mayLoad } from './may-load.ts'
import { missing } from './missing.ts'
import { ownExecutorPage } from './own-executor-page.ts'
import type { PageWords } from './page-head.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services' | 'origin'>

/** Which page of an executor is opened, and what its address says. */
export type ExecutorVisit =
  | { readonly tab: 'about'; readonly filters: ReviewsAboutFilters }
  | { readonly tab: 'papers' }
  | { readonly tab: 'prices'; readonly companyId: string }
  | { readonly tab: 'goods'; readonly filters: ProductPageFilters }
  | { readonly tab: 'works'; readonly companyId: string; readonly filters: WorksFilters }
  | { readonly tab: 'blog'; readonly filters: AuthorArticleFilters }

const titles = {
  about: '',
  papers: 'Опыт и документы — ',
  prices: 'Услуги и цены — ',
  works: 'Работы — ',
  goods: 'Товары — ',
  blog: 'Блог — ',
} as const satisfies Record<ExecutorVisit['tab'], string>

type AboutVisit = Extract<ExecutorVisit, { readonly tab: 'about' }>
interface Page<T> {
  readonly items: readonly T[]
}

const reviewsQuery = (api: Context['services']['api'], id: string, { filters }: AboutVisit) =>
  reviewQueries(api).about(id, filters)

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)

const goTo = (href: string) => redirect({ href, replace: true, statusCode: 302 })

const openWork = async ({ queryClient, services }: Context, id: number) => {
  try {
    return await queryClient.ensureQueryData(executorQueries(services.api).work(id))
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'CASE', id) : error
  }
}

/** Loads what a page of an executor shows besides the executor. */
const loadTab = async (
  context: Context,
  { id, companyId, counts }: ExecutorProfile,
  visit: ExecutorVisit,
  isShort: boolean,
): Promise<ExecutorContent> => {
  const { queryClient, services } = context
  const { api, report } = services
  const queries = executorQueries(api)
  const ways = executorWays({ id, companyId }, isShort)
  if ('companyId' in visit && visit.companyId !== companyId) throw goTo(ways[visit.tab])
  if (visit.tab === 'prices') {
    return { tab: 'prices', services: await queryClient.ensureQueryData(queries.services(id)) }
  }
  if (visit.tab === 'goods') {
    const { page } = visit.filters
    const { items, pagination } = await queryClient.ensureQueryData(productQueries(api).of(id, page))
    const last = pageCount(pagination.totalItems, PRODUCTS_A_PAGE)
    if (page > Math.max(1, last)) throw goTo(productPageList.address(ways.goods, { page: last }))
    return { tab: 'goods', total: pagination.totalItems, names: titlesOf(items) }
  }
  if (visit.tab === 'works') {
    const { filters } = visit
    const [{ items, pagination }, opened] = await Promise.all([
      queryClient.ensureQueryData(queries.cases(id, filters.page)),
      filters.work === null ? null : openWork(context, filters.work),
    ])
    if (opened && opened.executorId !== id) throw notFound()
    const last = pageCount(pagination.totalItems)
    if (filters.page > Math.max(1, last)) throw goTo(worksList.address(ways.works, { ...filters, page: last }))
    return { tab: 'works', total: pagination.totalItems, names: titlesOf(items), opened }
  }
  if (visit.tab === 'blog') {
    const { page } = visit.filters
    const { items, pagination } = await queryClient.ensureQueryData(articleQueries(api, report).by(id, page))
    const last = pageCount(pagination.totalItems)
    if (page > Math.max(1, last)) throw goTo(authorArticleList.address(ways.blog, { page: last }))
    return { tab: 'blog', total: pagination.totalItems, names: titlesOf(items) }
  }
  if (visit.tab === 'about') {
    const { filters } = visit
    // Without one of them it is a page still.
    const [reviews] = await Promise.all([
      queryClient.ensureQueryData(reviewsQuery(api, id, visit)).catch(() => null),
      counts.services > 0 && queryClient.ensureQueryData(queries.services(id)).catch(() => null),
      counts.cases > 0 && queryClient.ensureQueryData(queries.cases(id, 1)).catch(() => null),
      queryClient.ensureQueryData(queries.similar(id)).catch(() => null),
    ])
    const last = pageCount(reviews?.pagination.totalItems ?? 0)
    if (reviews && filters.page > Math.max(1, last))
      throw goTo(reviewsAboutList.address(ways.about, { ...filters, page: last }))
    return { tab: 'about' }
  }
  return { tab: 'papers' }
}

const load = async (context: Context, id: string, visit: ExecutorVisit, isShort: boolean): Promise<PageWords> => {
  const { queryClient, services, origin } = context
  try {
    const executor = await queryClient.ensureQueryData(executorQueries(services.api).one(id))
    const content = await loadTab(context, executor, visit, isShort)
    const opened = content.tab === 'works' ? content.opened : null
    const isUnlisted = isShort || isEmptyContent(content)
    const ways = executorWays(executor)
    const [category] = executor.categories
    const own = opened === null ? `${titles[visit.tab]}${executor.name}` : `${opened.title} — ${executor.name}`
    const trade = visit.tab === 'about' && category ? `${executor.name}: ${category.name.toLocaleLowerCase('ru')}` : own
    const reviews =
      visit.tab === 'about'
        ? queryClient.getQueryData<Page<Review>>(reviewsQuery(services.api, id, visit).queryKey)
        : null
    const face = executor.avatar && imageSources(executor.avatar, 1200)?.src
    return {
      title: trade,
      description: describeExecutor(executor, content),
      canonical:
        visit.tab === 'works' ? worksList.address(ways.works, worksList.canonical(visit.filters)) : ways[visit.tab],
      ...(category && { image: coverPictureUrl({ ...category.look, seed: executor.id }) }),
      ...(isUnlisted && { isUnlisted }),
      // A browser has no use for it.
      ...(import.meta.env.SSR &&
        !isUnlisted && {
          structured: executorData(executor, {
            origin,
            face: face ?? null,
            reviews: reviews?.items ?? [],
            services: content.tab === 'prices' ? content.services : [],
          }),
        }),
    }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'EXECUTOR', id) : error
  }
}

/**
 * Loads a page of an executor (product §2.1): who is none, is blocked or has left is a 404, an old number of a company leads to
 * today's, and a list of nothing is left out of searches. Without an id it is one's own, behind a guard; nobody is asked for while the owner is not seen by anybody.
 */
export const openExecutor = async (
  context: Context,
  page: RouteDefinition,
  id: string | undefined,
  visit: ExecutorVisit,
): Promise<PageWords> => {
  if (id !== undefined) return load(context, id, visit, false)
  await LateGuarded.preload?.()
  const own = viewerOf(context.services.session.view.get())
  const isThere = own?.emailConfirmed && mayLoad(context.services, ownExecutorPage(page))
  return isThere ? load(context, own.id, visit, true) : { title: page.title, isUnlisted: true }
}
