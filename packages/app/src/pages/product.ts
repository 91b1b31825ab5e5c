import { isApiError } from '@artel/core/api'
import { formatPrice, pageCount } from '@artel/core/format'
import { type ProductPageFilters, productPageList, productQueries } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'

/**
 * Loads the page of a product: what the viewer is not shown is a 404. Without its reviews it is a page still, and says so; behind
 * their last page it leads to the last.
 */
export const openProduct = async (
  { queryClient, services: { api } }: Pick<RouterContext, 'queryClient' | 'services'>,
  id: number,
  { page }: ProductPageFilters,
): Promise<PageWords> => {
  const queries = productQueries(api)
  const reviews = queryClient.ensureQueryData(queries.reviews(id, page)).catch(() => null)
  try {
    const product = await queryClient.ensureQueryData(queries.one(id))
    const last = pageCount((await reviews)?.pagination.totalItems ?? 0)
    if ((await reviews) && page > last) {
      throw redirect({
        href: productPageList.address(paths.product(id), { page: last }),
        replace: true,
        statusCode: 302,
      })
    }
    const { title, description, cityName, status } = product
    const words = `${formatPrice(product)}, ${cityName}. ${description}`.slice(0, 200)
    return { title, description: words, ...(status !== 'PUBLISHED' && { isUnlisted: true }) }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? notFound() : error
  }
}
