import { isApiError } from '@artel/core/api'
import { executorQueries } from '@artel/core/executors'
import { counted, pageCount, words } from '@artel/core/format'
import { type ReviewsAboutFilters, reviewQueries, reviewsAboutList } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { missing } from './missing.ts'
import type { PageWords } from './page-head.ts'

/**
 * Loads the page of a client: who is none, or has left, is a 404. Without its reviews it is a page still, and says so; behind
 * their last page it leads to the last.
 */
export const openClient = async (
  { queryClient, services }: Pick<RouterContext, 'queryClient' | 'services'>,
  id: string,
  filters: ReviewsAboutFilters,
): Promise<PageWords> => {
  const { api } = services
  const reviews = queryClient.ensureQueryData(reviewQueries(api).about(id, filters)).catch(() => null)
  try {
    const client = await queryClient.ensureQueryData(executorQueries(api).client(id))
    const last = pageCount((await reviews)?.pagination.totalItems ?? 0)
    if ((await reviews) && filters.page > last) {
      const to = reviewsAboutList.address(paths.client(id), { ...filters, page: last })
      throw redirect({ href: to, replace: true, statusCode: 302 })
    }
    const { name, cityName, tasksCount, rating } = client
    const facts = [cityName, counted(tasksCount, words.task), counted(rating.count, words.review)].filter(Boolean)
    return { title: name, description: `${name} — заказчик на Артели: ${facts.join(', ')}.`, isUnlisted: true }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'CLIENT', id) : error
  }
}
