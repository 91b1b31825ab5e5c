import type { CategoryIndex } from '@artel/core/categories'
import type { HandlerArgs } from '@artel/core/contract'
import { searchText } from '../../platform/db/search-text.ts'
import type { BoardFilter } from './task-board.queries.ts'

/** The query of a list of the board, parsed, as far as it narrows the board. */
export type BoardQuery = Omit<HandlerArgs<'listTasks'>['query'], 'page' | 'limit'>

/** What the board is narrowed to, with categories as their leaves. */
export function boardFilterOf(query: BoardQuery, categories: CategoryIndex): BoardFilter {
  const text = searchText(query.q ?? '')
  const leaves = query.categoryIds?.flatMap((id) => categories.leaves(id)).map(({ id }) => id)
  return {
    ...(text && { words: { text } }),
    ...(leaves && { categoryIds: [...new Set(leaves)].sort((a, b) => a - b) }),
    // Remote work has no city to be narrowed to.
    ...(query.placeMode !== 'REMOTE' && query.cityId !== undefined && cityOf(query.cityId, query.radius)),
    ...(query.placeMode && { placeMode: query.placeMode }),
    ...(query.budgetFrom && { budgetFrom: query.budgetFrom }),
    ...(query.budgetTo !== undefined && { budgetTo: query.budgetTo }),
    ...(query.dateFrom && { dateFrom: query.dateFrom }),
    ...(query.dateTo && { dateTo: query.dateTo }),
    ...(query.fewReplies && { fewReplies: true }),
    ...(query.verifiedOnly && { verifiedOnly: true }),
  }
}

const cityOf = (cityId: number, radius: number | undefined) => ({ cityId, ...(radius !== undefined && { radius }) })
