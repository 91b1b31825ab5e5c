import type { ApiClient } from '../api/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

interface BestQuery {
  /** `null`: all. */
  readonly categoryId: number | null
  /** Of the visitor; `null`: none. */
  readonly cityId: number | null
  readonly limit: number
}

/** Query definitions of executors and of what they show. */
export const executorQueries = (
  api: Pick<
    ApiClient,
    | 'listExecutors'
    | 'listExecutorCities'
    | 'listExecutorDistricts'
    | 'getExecutor'
    | 'listSimilarExecutors'
    | 'getUser'
    | 'listCases'
    | 'getCase'
    | 'listServices'
  >,
) => ({
  list: (query: Partial<HandlerArgs<'listExecutors'>['query']>) => ({
    queryKey: ['executors', 'list', query] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listExecutors({ query }, { signal })).data,
  }),
  /**
   * The best of a category, or of all, for a page that leads to the rest: of the city while it has as many, of the whole country
   * otherwise; `cityId` says which.
   */
  best: ({ categoryId, cityId, limit }: BestQuery) => ({
    queryKey: ['executors', 'best', categoryId, cityId, limit] as const,
    queryFn: async ({ signal }: Context = {}) => {
      const ask = async (city: number | null) => {
        const query = {
          limit,
          sortBy: 'rating',
          ...(categoryId !== null && { categoryIds: [categoryId] }),
          ...(city !== null && { cityId: city }),
        } as const
        return { items: (await api.listExecutors({ query }, { signal })).data.items, cityId: city }
      }
      const near = cityId === null ? null : await ask(cityId)
      return near && near.items.length >= limit ? near : ask(null)
    },
  }),
  /** How many there are. */
  count: (query: Partial<HandlerArgs<'listExecutors'>['query']>) => ({
    queryKey: ['executors', 'count', query] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listExecutors({ query: { ...query, page: 1, limit: 1 } }, { signal })).data.pagination.totalItems,
  }),
  /** Where there are some, whatever city the list is held to: the map. */
  cities: ({
    page: _,
    limit: __,
    sortBy: ___,
    cityId: ____,
    districts: _____,
    ...query
  }: Partial<HandlerArgs<'listExecutors'>['query']>) => ({
    queryKey: ['executors', 'cities', query] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listExecutorCities({ query }, { signal })).data,
  }),
  /** Districts of a city in which executors work, those that most of them name first. */
  districts: (cityId: number) => ({
    queryKey: ['executors', 'districts', cityId] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listExecutorDistricts({ query: { cityId } }, { signal })).data,
  }),
  one: (id: string) => ({
    queryKey: ['executors', 'one', id] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getExecutor({ params: { id } }, { signal })).data,
  }),
  /** Others of the same trade and city. */
  similar: (id: string) => ({
    queryKey: ['executors', 'one', id, 'similar'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listSimilarExecutors({ params: { id } }, { signal })).data,
  }),
  /** A client's public page. */
  client: (id: string) => ({
    queryKey: ['clients', 'one', id] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getUser({ params: { id } }, { signal })).data,
  }),
  cases: (executorId: string, page: number) => ({
    queryKey: ['executors', 'one', executorId, 'cases', page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listCases({ query: { executorId, page } }, { signal })).data,
  }),
  /** One work, out of its list or apart. */
  work: (id: number) => ({
    queryKey: ['executors', 'works', id] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getCase({ params: { id } }, { signal })).data,
  }),
  services: (executorId: string) => ({
    queryKey: ['executors', 'one', executorId, 'services'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listServices({ query: { executorId } }, { signal })).data,
  }),
})
