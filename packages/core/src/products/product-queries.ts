import type { ApiClient } from '../api/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { CancelSignal } from '../ports/index.ts'
import type { OwnProductFilters } from './own-product-list.ts'
import { PRODUCTS_A_PAGE } from './product-filters.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing everything about goods or about one of them. */
export const productKeys = {
  all: ['products'],
  one: (id: number) => ['products', 'one', id],
} as const

/** Query definitions of goods and of what buyers say of them: the answers without their envelope. */
export const productQueries = (
  api: Pick<
    ApiClient,
    'listProducts' | 'listSimilarProducts' | 'getProduct' | 'listProductReviews' | 'getLanding' | 'listMyProducts'
  >,
) => ({
  /** One's own, with how many there are in each state. */
  own: ({ status, page }: OwnProductFilters) => ({
    queryKey: [...productKeys.all, 'own', status, page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listMyProducts({ query: { page, ...(status !== null && { status }) } }, { signal })).data,
  }),
  list: (query: Partial<HandlerArgs<'listProducts'>['query']>) => ({
    queryKey: ['products', 'list', query] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listProducts({ query }, { signal })).data,
  }),
  /** What an executor sells and has sold out, in the order of the catalogue. */
  of: (sellerId: string, page: number) => ({
    queryKey: ['products', 'of', sellerId, page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listProducts({ query: { sellerId, soldOut: true, page, limit: PRODUCTS_A_PAGE } }, { signal })).data,
  }),
  /** How many there are. */
  count: (query: Partial<HandlerArgs<'listProducts'>['query']>) => ({
    queryKey: ['products', 'count', query] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listProducts({ query: { ...query, page: 1, limit: 1 } }, { signal })).data.pagination.totalItems,
  }),
  /** The category whose goods `/catalog/{categorySlug}` shows: that of the landing page under the slug. */
  category: (slug: string) => ({
    queryKey: ['catalog', 'category', slug] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.getLanding({ query: { slug } }, { signal })).data.category.id,
  }),
  one: (id: number) => ({
    queryKey: productKeys.one(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getProduct({ params: { id } }, { signal })).data,
  }),
  /** What else can be had of the kind. */
  similar: (id: number) => ({
    queryKey: [...productKeys.one(id), 'similar'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listSimilarProducts({ params: { id } }, { signal })).data,
  }),
  /** Refreshed with the product itself. */
  reviews: (productId: number, page: number) => ({
    queryKey: [...productKeys.one(productId), 'reviews', page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listProductReviews({ query: { productId, page } }, { signal })).data,
  }),
})
