import type { Redirect } from '@artel/core/contract'
import { decodedPath, keptMove, moveRefusal } from '@artel/core/routes'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { pageOf } from './paging.ts'
import { writeDeed } from './staff-log.ts'

const moves = ({ redirects }: MockWorld) => new Map(redirects.map(({ from, to }) => [from, to]))

const deed = ({ id, from, to }: Redirect) =>
  ({ object: { kind: 'REDIRECT', id: String(id), title: '' }, before: from, after: to }) as const

/** Moved addresses of the site. */
export const redirectHandlers = {
  findRedirect: ({ query: { path } }, { world }) => ({ data: { to: moves(world).get(decodedPath(path)) ?? null } }),
  listRedirects: ({ query }, { world }) => ({ data: pageOf(world.redirects, query) }),
  createRedirect({ body }, call) {
    const { world } = call
    const move = keptMove(body)
    const refusal = moveRefusal(move, moves(world))
    if (refusal) throw new MockRefusal(refusal)
    const redirect = { ...move, id: world.nextId(), createdAt: new Date(world.now).toISOString() }
    world.redirects = [redirect, ...world.redirects]
    writeDeed(call, { ...deed(redirect), action: 'REDIRECT_CREATED' })
    return { data: redirect }
  },
  deleteRedirect({ params }, call) {
    const { world } = call
    const redirect = found(world.redirects.find(({ id }) => id === params.id))
    world.redirects = world.redirects.filter((one) => one !== redirect)
    writeDeed(call, { ...deed(redirect), action: 'REDIRECT_DELETED' })
    return undefined
  },
} satisfies Pick<MockHandlers, 'findRedirect' | 'listRedirects' | 'createRedirect' | 'deleteRedirect'>
