import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { pageOf } from './paging.ts'

const next = ({ redirects }: MockWorld, path: string): string | null =>
  redirects.find(({ from }) => from === path)?.to ?? null

const leadsTo = (world: MockWorld, path: string, target: string): boolean => {
  for (let at: string | null = path; at !== null; at = next(world, at)) if (at === target) return true
  return false
}

/** Moved addresses of the site. */
export const redirectHandlers = {
  findRedirect: ({ query: { path } }, { world }) => ({ data: { to: next(world, path) } }),
  listRedirects: ({ query }, { world }) => ({ data: pageOf(world.redirects, query) }),
  createRedirect({ body }, { world }) {
    if (next(world, body.from) !== null) throw new MockRefusal('REDIRECT_EXISTS')
    if (leadsTo(world, body.to, body.from)) throw new MockRefusal('REDIRECT_LOOP')
    const redirect = { ...body, id: world.nextId(), createdAt: new Date(world.now).toISOString() }
    world.redirects = [redirect, ...world.redirects]
    return { data: redirect }
  },
  deleteRedirect({ params }, { world }) {
    const redirect = found(world.redirects.find(({ id }) => id === params.id))
    world.redirects = world.redirects.filter((one) => one !== redirect)
    return undefined
  },
} satisfies Pick<MockHandlers, 'findRedirect' | 'listRedirects' | 'createRedirect' | 'deleteRedirect'>
