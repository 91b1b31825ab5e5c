import { type AdminSitePage, SITE_PAGES, type SitePageName } from '@artel/core/contract'
import { shippedPages, sitePageTitles } from '@artel/core/site-pages'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion } from './allow.ts'
import { keepVersion } from './content-history.ts'
import { writeDeed } from './staff-log.ts'

const read = ({ sitePages }: MockWorld, page: SitePageName): AdminSitePage => ({
  page,
  ...(sitePages.get(page) ?? { ...shippedPages[page], version: 1 }),
})

const stateOf = ({ page: _, version, ...body }: AdminSitePage) => ({ version, body })

/** Pages that stand for themselves, and their words as administrators write them. */
export const sitePageHandlers = {
  getSitePage: ({ query }, { world }) => ({ data: stateOf(read(world, query.page)).body }),
  listAdminSitePages: (_, { world }) => ({
    data: SITE_PAGES.map((page) => {
      const { title, version } = read(world, page)
      return { page, title, isReworded: version > 1 }
    }),
  }),
  getAdminSitePage: ({ query }, { world }) => ({ data: read(world, query.page) }),
  changeSitePage({ body: { page, version, ...words } }, call) {
    const { world } = call
    const before = read(world, page)
    checkVersion(before, version)
    world.sitePages = new Map([...world.sitePages, [page, { ...words, version: version + 1 }]])
    const after = read(world, page)
    keepVersion(call, { kind: 'PAGE', key: page }, stateOf(before), stateOf(after))
    const told = before.title === after.title ? {} : { before: before.title, after: after.title }
    const object = { kind: 'PAGE', id: page, title: sitePageTitles[page] } as const
    writeDeed(call, { object, ...told, action: 'PAGE_CHANGED' })
    return { data: after }
  },
} satisfies Partial<MockHandlers>
