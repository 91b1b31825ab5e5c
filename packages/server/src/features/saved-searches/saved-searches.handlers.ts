import type { savedSearchOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { SavedSearchService } from './saved-searches.service.ts'

/** Handlers of the calls about saved searches. */
export const savedSearchHandlers = (
  searches: SavedSearchService,
  categories: Pick<Categories, 'index'>,
): HandlersOf<typeof savedSearchOperations> => ({
  listSavedSearches: async ({ viewer }) => ({ data: await searches.list(viewer.id) }),
  createSavedSearch: async ({ viewer, body, mutate }) => {
    const index = await categories.index()
    return mutate(async (unit) => ({ data: await searches.save(unit, viewer.id, body, index) }))
  },
  deleteSavedSearch: async ({ viewer, params }) => {
    await searches.remove(viewer.id, params.id)
    return undefined
  },
})
