import { type CategoryIndex, tradesMeant, tradesNamed } from '@artel/core/categories'
import type { Category, HandlerArgs } from '@artel/core/contract'
import { otherReadings } from '@artel/core/search'
import { searchText } from '../../platform/db/search-text.ts'
import type { ExecutorFilter } from './filter-in-sql.ts'

/** The query of GET /executors/list, parsed. */
export type ExecutorQuery = HandlerArgs<'listExecutors'>['query']

type Narrowing = Omit<ExecutorQuery, 'page' | 'limit' | 'sortBy'>

/**
 * What the list is narrowed to, the likeliest first: each is meant only where those before it find nobody. The name of a trade
 * stands for its categories, since few tell of themselves by that word; other words for themselves, then for the trades that
 * they may mean, then for what else they may be.
 */
export function* executorSearches(
  query: Narrowing,
  categories: CategoryIndex,
  online: () => readonly string[],
): Generator<ExecutorFilter, void> {
  const filter = executorFilterOf(query, categories, online)
  const { words } = filter
  if (!words) return yield filter
  const named = ofTrades(filter, tradesNamed(categories, words.text))
  if (named) yield named
  yield filter
  if (named) return
  const meant = ofTrades(filter, tradesMeant(categories, words.text))
  if (meant) yield meant
  for (const text of otherReadings(words.text)) yield { ...filter, words: { ...words, text } }
  yield { ...filter, words: { ...words, match: 'typo' } }
}

/** The filter with these leaves instead of its words; `null` when it is narrowed to others. */
function ofTrades({ words: _, ...filter }: ExecutorFilter, trades: readonly Category[]): ExecutorFilter | null {
  const chosen = filter.categoryIds
  const ids = trades.map(({ id }) => id).filter((id) => !chosen || chosen.includes(id))
  return ids.length === 0 ? null : { ...filter, categoryIds: ids.sort((a, b) => a - b) }
}

/** What the list is narrowed to, with categories as their leaves. An empty list of choices narrows nothing. */
function executorFilterOf(
  query: Narrowing,
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
