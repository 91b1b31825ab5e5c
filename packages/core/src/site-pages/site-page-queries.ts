import type { ApiClient } from '../api/index.ts'
import type { SitePageName } from '../contract/content-terms.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Words of pages that stand for themselves: the answers without their envelope. */
export const sitePageQueries = (api: Pick<ApiClient, 'getSitePage'>) => ({
  one: (page: SitePageName) => ({
    queryKey: ['site-pages', page] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.getSitePage({ query: { page } }, { signal })).data,
  }),
})
