import { decodedPath, keptMove, moveRefusal } from '@artel/core/routes'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { pageOf } from './paging.ts'

const moves = ({ redirects }: MockWorld) => new Map(redirects.map(({ from, to }) => [from, to]))

/** Moved addresses of the site. */
export const redirectHandlers = {
  findRedirect: ({ query: { path } }, { world }) => ({ data: { to: moves(world).get(decodedPath(path)) ?? null } }),
  listRedirects: ({ query }, { world }) => ({ data: pageOf(world.redirects, query) }),
  createRedirect({ body }, { world }) {
    const move = keptMove(body)
    const refusal = moveRefusal(move, moves(world))
    if (refusal) throw new MockRefusal(refusal)
    const redirect = { ...move, id: world.nextId(), createdAt: new Date(world.now).toISOString() }
    world.redirects = [redirect, ...world.redirects]
    return { data: redirect }
  },
  deleteRedirect({ params }, { world }) {
    const redirect = found(world.redirects.find(({ id }) => id === params.id))
    world.redirects = world.redirects.filter((one) => one !== redirect)
    return undefined
  },
} satisfies Pick<MockHandlers, 'findRedirect' | 'listRedirects' | 'createRedirect' | 'deleteRedirect'>
