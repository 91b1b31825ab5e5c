import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredSearch } from '../stored.ts'
import { found } from './allow.ts'
import { signedIn } from './signed-in.ts'

const MOST = 20

const mine = (call: MockCall): readonly StoredSearch[] =>
  call.world.searches.filter(({ ownerId }) => ownerId === signedIn(call).id)

const shown = ({ ownerId: _, ...search }: StoredSearch) => search

/** Searches of tasks that somebody wants to hear of. */
export const savedSearchHandlers = {
  listSavedSearches: (_, call) => ({ data: mine(call).map(shown) }),
  createSavedSearch({ body }, call) {
    if (mine(call).length >= MOST) throw new MockRefusal('LIMIT_REACHED')
    const createdAt = new Date(call.world.now).toISOString()
    const search = { ...body, id: call.world.nextId(), ownerId: signedIn(call).id, createdAt }
    call.world.searches = [search, ...call.world.searches]
    return { data: shown(search) }
  },
  deleteSavedSearch({ params }, call) {
    const search = found(mine(call).find(({ id }) => id === params.id))
    call.world.searches = call.world.searches.filter((one) => one !== search)
    return undefined
  },
} satisfies Pick<MockHandlers, 'listSavedSearches' | 'createSavedSearch' | 'deleteSavedSearch'>
