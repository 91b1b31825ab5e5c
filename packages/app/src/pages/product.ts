import { isApiError } from '@artel/core/api'
import { landingQueries } from '@artel/core/categories'
import { formatPrice, pageCount } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import { type ProductPageFilters, productPageList, productQueries } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { missing } from './missing.ts'
import type { PageWords } from './page-head.ts'
import { productData } from './product-data.ts'

/** Pixels of a photo in a shared link. */
const SHARED_WIDTH = 1200

/**
 * Loads the page of a product: what the viewer is not shown is a 404. Without its reviews it is a page still, and says so, and
 * without what is like it or the way to it; behind the last page of the reviews it leads to the last.
 */
export const openProduct = async (
  { queryClient, services, origin }: Pick<RouterContext, 'queryClient' | 'services' | 'origin'>,
  id: number,
  { page }: ProductPageFilters,
): Promise<PageWords> => {
  const queries = productQueries(services.api)
  const reviews = queryClient.ensureQueryData(queries.reviews(id, page)).catch(() => null)
  try {
    const product = await queryClient.ensureQueryData(queries.one(id))
    const way = landingQueries(services.api, services.report).path(product.category.slug)
    const [path] = await Promise.all([
      queryClient.ensureQueryData(way).catch(() => []),
      // What is not in the catalogue is compared with nothing.
      product.status === 'PUBLISHED' && queryClient.ensureQueryData(queries.similar(id)).catch(() => null),
    ])
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
    if (status !== 'PUBLISHED') return { title, description: words, isUnlisted: true }
    const photos = product.photos.flatMap((photo) => imageSources(photo, SHARED_WIDTH)?.src ?? [])
    return {
      title,
      description: words,
      ...(photos[0] !== undefined && { image: photos[0] }),
      // A browser has no use for it.
      ...(import.meta.env.SSR && {
        structured: productData(product, { origin, path, photos, reviews: (await reviews)?.items ?? [] }),
      }),
    }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'PRODUCT', id) : error
  }
}
