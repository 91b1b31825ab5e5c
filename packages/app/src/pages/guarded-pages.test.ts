import type { Role } from '@artel/core/contract'
import { decideGuards, type RouteDefinition, routes } from '@artel/core/routes'
import { aUser, fakeTransport } from '@artel/core/testing'
import { preloadLayouts } from '@artel/ui/shell'
import { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouterContext } from '../router.tsx'
import { Route as root } from '../routes/__root.tsx'
import { routeTree } from '../routeTree.gen.ts'
import { createServerServices } from '../server/services.ts'
import type { PageData } from '../services/page.ts'
import { PageNotFoundScreen } from './PageNotFoundScreen.tsx'

const guarded = Object.entries<RouteDefinition>(routes).filter(([, { guards }]) => guards.length > 0)

/** A page that forgot to think of guards: it is its row and its content, as a file of a static page is. */
const CONTENT = 'Содержимое страницы'
const PATH = '/page'

const GUEST: PageData = {
  viewer: null,
  city: null,
  now: Date.parse('2026-03-02T09:00:00Z'),
  timeZone: 'Europe/Moscow',
  lettersPath: null,
  mapTiles: null,
}

async function visit(page: RouteDefinition, role: Role | null, address = PATH): Promise<string> {
  const data: PageData = { ...GUEST, viewer: role && aUser({ role }) }
  const answer = await createRequestHandler({
    request: new Request(`http://artel.test${address}`),
    createRouter: () => {
      const queryClient = new QueryClient()
      const services = createServerServices(fakeTransport(), data)
      const parent = createRootRouteWithContext<RouterContext>()(root.options as object)
      const forgetful = createRoute({
        getParentRoute: () => parent,
        path: address === PATH ? PATH : '/task/$id',
        staticData: { page: address === PATH ? { ...page, params: {} } : page },
        component: () => CONTENT,
      })
      const context = { queryClient, services, page: data, origin: 'https://artel.test' }
      const tree = parent.addChildren([forgetful])
      return createRouter({ routeTree: tree, context, defaultNotFoundComponent: PageNotFoundScreen })
    },
  })(defaultRenderHandler)
  return answer.text()
}

beforeAll(preloadLayouts)

describe('a page that says nothing but its row in the route table', () => {
  it.each(guarded)('%s is shown to those whom its guards let in, and to nobody else', async (_, page) => {
    for (const role of [null, 'CLIENT', 'EXECUTOR', 'MODERATOR', 'ADMIN'] as const) {
      const html = await visit(page, role)
      const decision = decideGuards(page, role && { role })
      expect(html.includes(CONTENT), `${role}`).toBe(decision === 'allow')
      expect(html.includes('Войдите, чтобы продолжить'), `${role}`).toBe(decision === 'sign-in')
      expect(html.includes(`Страница «${page.title}» не для вашей роли`), `${role}`).toBe(decision === 'forbidden')
    }
  })

  it.each(['/nowhere', '/task/0'])('is not there at %s, and the title says so', async (address) => {
    const html = await visit(routes.task, null, address)
    expect(html).toContain('<title>Страница не найдена — Артель</title>')
    expect(html).toContain(`Page Not Found: ${address}`)
    expect(html).not.toContain(CONTENT)
  })

  it('has its title and its layout', async () => {
    expect(await visit(routes.aboutCompany, null)).toContain('<title>О компании — Артель</title>')
    expect(await visit(routes.home, null)).toContain('<title>Артель</title>')
    const [inFrame, alone] = await Promise.all([visit(routes.aboutCompany, null), visit(routes.marquizRedirect, null)])
    expect([inFrame.includes('<footer'), alone.includes('<footer')]).toEqual([true, false])
  })
})

const withChildren = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(withChildren),
]

it('a guarded page asks for its data behind the guard: for a guest its loader asks nothing', async () => {
  const loading = withChildren(routeTree).filter(
    ({ options: { loader, staticData } }) =>
      loader && staticData?.page && decideGuards(staticData.page, null) !== 'allow',
  )
  expect(loading.length).toBeGreaterThan(0)
  for (const { options } of loading) {
    const transport = fakeTransport()
    const context = { queryClient: new QueryClient(), services: createServerServices(transport, GUEST) }
    await (options.loader as (args: object) => unknown)({ context, params: { id: '1', role: 'author' }, deps: {} })
    expect(transport.calls(), options.staticData?.page?.pattern).toEqual([])
  }
})
