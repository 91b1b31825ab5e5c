import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import { defineList, type FiltersOf, page } from '../search/index.ts'

/** One's portfolio: pages of it. */
export const ownCaseList = defineList({ page: page() }, { canonical: [] })
export type OwnCaseFilters = FiltersOf<typeof ownCaseList>

/** First part of the keys of single works. */
export const caseKeys = { all: ['cases'] } as const

/** Query definitions of works: the answers without their envelope. Errors are those of the API client. */
export const caseQueries = (api: Pick<ApiClient, 'getCase'>) => ({
  one: (id: number) => ({
    queryKey: [...caseKeys.all, 'one', id] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.getCase({ params: { id } }, { signal })).data,
  }),
})
