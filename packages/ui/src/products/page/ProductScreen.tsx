import { landingQueries } from '@artel/core/categories'
import { pageCount } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import { type ProductPageFilters, productPageList, productQueries } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useServices, useViewCount, useViewer } from '../../services/index.ts'
import { PRODUCT_REVIEWS, ProductReviews } from './ProductReviews.tsx'
import { ProductView } from './ProductView.tsx'
import { useProductReview } from './use-product-review.tsx'
import { useProductSteps } from './use-product-steps.ts'

export interface ProductScreenProps {
  id: number
  /** Page of the reviews, from the address. */
  filters: ProductPageFilters
  /** What is like it, below the rest. */
  children?: ReactNode
}

/** Page of a product over its queries. */
export function ProductScreen({ id, filters: { page }, children }: ProductScreenProps) {
  const { api, report } = useServices()
  const viewer = useViewer()
  const { data: product } = useSuspenseQuery(productQueries(api).one(id))
  const { data: path = [] } = useQuery({
    ...landingQueries(api, report).path(product.category.slug),
    throwOnError: false,
  })
  const steps = useProductSteps(product)
  const reviews = useQuery({ ...productQueries(api).reviews(id, page), placeholderData: keepPreviousData })
  const { data } = reviews
  const isOwn = viewer?.id === product.seller.id
  useViewCount({ kind: 'PRODUCT', productId: id }, isOwn)
  const pageTo = (to: number) => `${productPageList.address(paths.product(id), { page: to })}#${PRODUCT_REVIEWS}`
  const as = isOwn ? 'SELLER' : isStaff(viewer) ? 'STAFF' : 'BUYER'
  const hasReviewed = data != null && data.own !== null
  const writing = useProductReview(product)
  return (
    <ProductView
      product={product}
      viewer={as}
      path={path}
      {...steps}
      similar={children}
      reviews={
        <>
          <ProductReviews
            status={reviews.status}
            reviews={data?.items ?? []}
            rating={data?.rating ?? null}
            page={page}
            pageCount={pageCount(data?.pagination.totalItems ?? 0)}
            pageTo={pageTo}
            onRetry={() => void reviews.refetch()}
            isRetrying={reviews.isFetching}
            onWrite={as === 'BUYER' && data && !hasReviewed && product.status === 'PUBLISHED' ? writing.onWrite : null}
            hasReviewed={hasReviewed}
          />
          {as === 'BUYER' && writing.dialog}
        </>
      }
    />
  )
}
