import type { ApiClient } from '../api/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing everything about goods or about one of them. */
export const productKeys = {
  all: ['products'],
  one: (id: number) => ['products', 'one', id],
} as const

/** Query definitions of goods and of what buyers say of them: the answers without their envelope. */
export const productQueries = (api: Pick<ApiClient, 'listProducts' | 'getProduct' | 'listProductReviews'>) => ({
  list: (query: Partial<HandlerArgs<'listProducts'>['query']>) => ({
    queryKey: ['products', 'list', query] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listProducts({ query }, { signal })).data,
  }),
  one: (id: number) => ({
    queryKey: productKeys.one(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getProduct({ params: { id } }, { signal })).data,
  }),
  /** Refreshed with the product itself. */
  reviews: (productId: number, page: number) => ({
    queryKey: [...productKeys.one(productId), 'reviews', page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listProductReviews({ query: { productId, page } }, { signal })).data,
  }),
})
