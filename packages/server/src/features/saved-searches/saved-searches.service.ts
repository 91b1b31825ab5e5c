import type { CategoryIndex } from '@artel/core/categories'
import { type HandlerArgs, SAVED_SEARCHES, SAVED_SEARCHES_FULL, type SavedSearch } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { judgeSearch, type TaskFilters } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import * as queries from './saved-searches.queries.ts'

/** Searches of tasks that people want to hear of (product §18.5). */
export interface SavedSearchService {
  list(userId: string): Promise<SavedSearch[]>
  /** Saves a search, or names anew one that is saved. @throws Refusal LIMIT_REACHED, VALIDATION_FAILED */
  save(
    unit: UnitOfWork,
    userId: string,
    body: HandlerArgs<'createSavedSearch'>['body'],
    categories: Pick<CategoryIndex, 'bySlug'>,
  ): Promise<SavedSearch>
  /** @throws Refusal NOT_FOUND */
  remove(userId: string, id: number): Promise<void>
}

export interface SavedSearchDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
}

export const createSavedSearchService = ({ db, clock }: SavedSearchDeps): SavedSearchService => ({
  list: async (userId) => (await queries.selectSearches(db, userId)).map(searchView),
  async save({ trx }, userId, { name, query }, { bySlug }) {
    const judged = judgeSearch(query, (slug) => bySlug.has(slug))
    if (judged.problems) throw validationRefusal(judged.problems)
    await queries.lockOwner(trx, userId)
    const search = { user_id: userId, name, query: judged.query }
    const known = await queries.renameSearch(trx, search)
    if (known) return searchView(known)
    if ((await queries.countSearches(trx, userId)) >= SAVED_SEARCHES)
      throw new Refusal('LIMIT_REACHED', { message: SAVED_SEARCHES_FULL })
    const created_at = new Date(clock.now())
    return searchView(
      await queries.insertSearch(trx, { ...search, created_at, ...conditionsOf(judged.filters, bySlug) }),
    )
  },
  async remove(userId, id) {
    if (!(await queries.deleteSearch(db, userId, id))) throw new Refusal('NOT_FOUND')
  },
})

/** What the search asks of a task. Categories stay those that were named: what comes below them later belongs to them too. */
const conditionsOf = (filters: TaskFilters, bySlug: CategoryIndex['bySlug']) => {
  const { q, categories, cityId, radius, placeMode } = filters
  // Remote work has no city to be narrowed to.
  const isPlaced = placeMode !== 'REMOTE' && typeof cityId === 'number'
  return {
    words: searchText(q) || null,
    category_ids: categories.length > 0 ? categories.flatMap((slug) => bySlug.get(slug)?.id ?? []) : null,
    city_id: isPlaced ? cityId : null,
    radius: isPlaced ? radius : null,
    place_mode: placeMode,
    budget_from: filters.budgetFrom,
    budget_to: filters.budgetTo,
    date_from: filters.dateFrom,
    date_to: filters.dateTo,
    few_replies: filters.fewReplies,
    verified_only: filters.verifiedOnly,
  }
}

const searchView = ({ id, name, query, created_at }: queries.SavedSearchRow): SavedSearch => ({
  id,
  name,
  query,
  createdAt: created_at.toISOString(),
})
