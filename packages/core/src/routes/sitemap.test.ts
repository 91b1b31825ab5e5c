import { describe, expect, it } from 'vitest'
import { matchRoute, type RouteDefinition, routes, sitemapEntries } from './index.ts'

const ID = '0b5e0f0e-7c1d-4d5e-9a53-3f6c5a2f9d10'
const changedAt = '2026-11-20T10:00:00.000Z'
const lists = {
  categories: [{ slug: 'plitka', urlSlug: 'remont/plitka' }],
  landings: [{ slug: 'vanna', urlSlug: 'remont/vanna' }],
  faq: [{ slug: 'otkliki' }],
  articles: [{ id: 7, changedAt }],
  tasks: [{ id: 501, changedAt: null }],
  products: [{ id: 31, changedAt }],
  executors: [{ id: ID, changedAt }],
}
const everything = () => true
const pathsOf = (isServed: (route: RouteDefinition) => boolean) =>
  sitemapEntries(lists, isServed).map(({ path }) => path)

describe("the site's map", () => {
  it('lists public pages and what the server knows, with the moment of the last change', () => {
    expect(pathsOf(everything)).toEqual(
      expect.arrayContaining([
        '/',
        '/blog',
        '/blog/PERSONAL_BLOG',
        '/task-find',
        '/task-find/plitka',
        '/remont/plitka',
        '/landing/remont/vanna',
        '/catalog/vanna',
        '/task/501',
        '/product/31',
        '/faq',
        '/faq/list/otkliki',
        `/executor/${ID}`,
      ]),
    )
    expect(sitemapEntries(lists, everything)).toContainEqual({ path: '/blog/articles/7', changedAt })
  })

  it('leaves out what needs an account or means nothing to a stranger', () => {
    const listed = pathsOf(everything)
    for (const path of [
      '/personal-area',
      '/chats',
      '/admin',
      '/faq/list',
      '/executor',
      '/marquiz-redirect',
      '/auth/reset-password',
    ]) {
      expect(listed).not.toContain(path)
    }
  })

  it('never names a page that the app does not serve', () => {
    expect(pathsOf((route) => route === routes.home || route === routes.task)).toEqual(['/', '/task/501'])
    expect(pathsOf(() => false)).toEqual([])
  })

  it('names each address once, and each leads to a page', () => {
    const listed = pathsOf(everything)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((path) => matchRoute(path, () => true) === null)).toEqual([])
  })
})
