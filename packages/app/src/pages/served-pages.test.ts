import { type RouteDefinition, routes } from '@artel/core/routes'
import { expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { servedPages } from './served-pages.ts'

it('the pages that the app serves are pages of the route table, each named once', () => {
  const known: readonly string[] = Object.values<RouteDefinition>(routes).map(({ pattern }) => pattern)
  const served = servedPages(routeTree)

  expect(served).toEqual(expect.arrayContaining(['/', '/task-find', '/task-find/{slug}', '/task/{id}', '/chats/{id}']))
  expect(served.filter((pattern, index) => !known.includes(pattern) || served.indexOf(pattern) !== index)).toEqual([])
})
