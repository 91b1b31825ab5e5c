import { matchRoute, type RouteDefinition } from '@artel/core/routes'
import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { isPage } from './is-page.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const history = createMemoryHistory({ initialEntries: ['/'] })
const router = createRouter({ routeTree, history, caseSensitive: true, context: {} as never })

const withChildren = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(withChildren),
]
const leaves = withChildren(routeTree).filter(({ children }) => !children)

/** `/blog/{-$category}` → `/blog/{category?}`. */
const patternOf = (path: string) =>
  path
    .replace(/\{-\$(\w+)\}/g, '{$1?}')
    .replace(/\/\$$/, '/{slug...}')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/(.)\/$/, '$1')

describe('the files of the routes', () => {
  it.each(leaves.map((leaf) => [leaf.fullPath as string, leaf] as const))(
    'say which page of the route table %s is',
    (path, leaf) => {
      const page: RouteDefinition | undefined = leaf.options.staticData?.page
      expect(page?.pattern).toBe(patternOf(path))
    },
  )
})

describe('a page', () => {
  it.each([
    '/',
    '/executors',
    '/categories',
    '/task-find',
    '/task-find/ukladka-plitki',
    '/task/501',
    '/personal-area/my-tasks',
    '/chats/901',
    '/faq',
    '/faq/menu',
    '/faq/list',
    '/faq/list/otkliki',
    '/executor',
    '/executor/profile',
    `/executor/services/${ID}`,
    `/executor/${ID}`,
    `/executor/${ID}/profile`,
    `/executor/${ID}/portfolio/${ID}`,
  ])('is at %s', (path) => {
    expect(isPage(router, path)).toBe(true)
    expect(matchRoute(path)?.route.pattern).not.toBeUndefined()
  })

  it('is also at a place within it', () => {
    expect(isPage(router, '/faq#vopros-851')).toBe(true)
    expect(isPage(router, '/nowhere#vopros-851')).toBe(false)
  })

  it.each([
    '/nowhere',
    '/task/0',
    '/task/x',
    '/Task/501',
    '/task-find/a--b',
    '/task/%E0%A4%A',
    '/chats/1%2F2',
    '/faq/nowhere',
    '/executor/1',
    `/executor/${ID}/nowhere`,
    '/remont',
  ])('is not at %s', (path) => {
    expect(isPage(router, path)).toBe(false)
  })
})
