import type { CategoryIndex } from '@artel/core/categories'
import type { HandlerArgs } from '@artel/core/contract'
import { searchText } from '../../platform/db/search-text.ts'
import type { ExecutorFilter } from './executors.queries.ts'

/** The query of GET /executors/list, parsed. */
export type ExecutorQuery = HandlerArgs<'listExecutors'>['query']

/** What the list is narrowed to, with categories as their leaves. An empty list of choices narrows nothing. */
export function executorFilterOf(
  query: Omit<ExecutorQuery, 'page' | 'limit' | 'sortBy'>,
  categories: CategoryIndex,
  online: () => readonly string[],
): ExecutorFilter {
  const text = searchText(query.q ?? '')
  const { districts = [], businessTypes = [], badges = [], cityId, ratingFrom, priceTo } = query
  const chosen = query.categoryIds ?? []
  const leaves = chosen.flatMap((id) => categories.leaves(id)).map(({ id }) => id)
  return {
    ...(text && { words: { text, match: 'stems' as const } }),
    ...(chosen.length > 0 && { categoryIds: [...new Set(leaves)].sort((a, b) => a - b) }),
    ...(cityId !== undefined && { cityId }),
    ...(districts.length > 0 && { districts }),
    ...(businessTypes.length > 0 && { businessTypes }),
    ...(query.visitClient && { visitClient: true as const }),
    ...(query.verified && { verified: true as const }),
    ...(query.online && { onlineIds: online() }),
    ...(badges.length > 0 && { badges }),
    ...(ratingFrom !== undefined && { ratingFrom }),
    ...(query.hasCases && { hasCases: true as const }),
    ...(priceTo !== undefined && { priceTo }),
  }
}
