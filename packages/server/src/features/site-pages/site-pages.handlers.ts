import type { sitePageOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { SitePages } from './site-pages.service.ts'

/** Handlers of pages that stand for themselves. */
export const sitePageHandlers = (pages: SitePages): HandlersOf<typeof sitePageOperations> => ({
  getSitePage: async ({ query }) => ({ data: await pages.words(query.page) }),
  listAdminSitePages: async () => ({ data: await pages.list() }),
  getAdminSitePage: async ({ query }) => ({ data: await pages.read(query.page) }),
  changeSitePage: ({ viewer, body: { page, version, ...input }, mutate }) =>
    mutate(async (unit) => ({ data: await pages.change(unit, viewer, { page, version }, input) })),
})
