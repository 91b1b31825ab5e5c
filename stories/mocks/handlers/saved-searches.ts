import { indexCategories } from '@artel/core/categories'
import { SAVED_SEARCHES, SAVED_SEARCHES_FULL } from '@artel/core/contract'
import { judgeSearch } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredSearch } from '../stored.ts'
import { found } from './allow.ts'
import { signedIn } from './signed-in.ts'

const mine = (call: MockCall): readonly StoredSearch[] =>
  call.world.searches.filter(({ ownerId }) => ownerId === signedIn(call).id)

const shown = ({ ownerId: _, ...search }: StoredSearch) => search

/** Searches of tasks that somebody wants to hear of. */
export const savedSearchHandlers = {
  listSavedSearches: (_, call) => ({ data: mine(call).map(shown) }),
  createSavedSearch({ body: { name, query } }, call) {
    const { world } = call
    const { bySlug } = indexCategories(world.categories)
    const judged = judgeSearch(query, (slug) => bySlug.has(slug))
    if (judged.problems) throw unfit(judged.problems)
    const own = mine(call)
    const known = own.find((one) => one.query === judged.query)
    if (!known && own.length >= SAVED_SEARCHES) throw new MockRefusal('LIMIT_REACHED', { message: SAVED_SEARCHES_FULL })
    const createdAt = new Date(world.now).toISOString()
    const search = known
      ? { ...known, name }
      : { id: world.nextId(), ownerId: signedIn(call).id, name, query: judged.query, createdAt }
    world.searches = known ? world.searches.map((one) => (one === known ? search : one)) : [search, ...world.searches]
    return { data: shown(search) }
  },
  deleteSavedSearch({ params }, call) {
    const search = found(mine(call).find(({ id }) => id === params.id))
    call.world.searches = call.world.searches.filter((one) => one !== search)
    return undefined
  },
} satisfies Pick<MockHandlers, 'listSavedSearches' | 'createSavedSearch' | 'deleteSavedSearch'>
