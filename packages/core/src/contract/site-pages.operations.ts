import * as z from 'zod'
import { ADMIN } from './access.ts'
import { cards } from './card.ts'
import { data, versionBody } from './primitives.ts'
import { anAdminSitePage, aSitePage } from './samples/site-pages.ts'
import { adminSitePage, adminSitePageRow, sitePageInput, sitePageName, sitePageWords } from './site-pages.ts'

const { page, version, ...words } = anAdminSitePage()
const query = z.object({ page: sitePageName })
const any = { access: ADMIN, policy: 'Все такие страницы.' } as const

/** Pages that stand for themselves, and their words as administrators write them (product §24.5). */
export const sitePageOperations = cards({
  getSitePage: {
    method: 'GET',
    path: '/site-pages/one',
    access: 'anyone',
    summary: 'Слова страницы «Услуги» или «Стать исполнителем».',
    policy: 'Любая из двух страниц.',
    query,
    response: data(sitePageWords),
    example: { query: { page }, response: { data: aSitePage() } },
  },
  listAdminSitePages: {
    method: 'GET',
    path: '/admin/site-pages/list',
    ...any,
    summary: 'Страницы, слова которых пишут, и менялись ли они.',
    response: data(z.array(adminSitePageRow)),
    example: { response: { data: [{ page, title: words.title, isReworded: false }] } },
  },
  getAdminSitePage: {
    method: 'GET',
    path: '/admin/site-pages/one',
    ...any,
    summary: 'Слова страницы, какими их правят.',
    query,
    response: data(adminSitePage),
    example: { query: { page }, response: { data: anAdminSitePage() } },
  },
  changeSitePage: {
    method: 'PATCH',
    path: '/admin/site-pages/change',
    ...any,
    idempotencyKey: true,
    summary: 'Меняет слова страницы; прежние остаются в истории.',
    body: versionBody.extend({ page: sitePageName, ...sitePageInput.shape }),
    response: data(adminSitePage),
    errors: ['VERSION_CONFLICT'],
    example: {
      body: { page, version, ...words, title: 'Работа рядом с домом' },
      response: { data: anAdminSitePage({ title: 'Работа рядом с домом', version: version + 1 }) },
    },
  },
})
