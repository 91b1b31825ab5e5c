import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { SavedSearchesTable } from './saved-searches.tables.ts'

export type SavedSearchRow = Pick<Selectable<SavedSearchesTable>, 'id' | 'name' | 'query' | 'created_at'>

const SHOWN = ['id', 'name', 'query', 'created_at'] as const

/** Searches of a person, new ones first. */
export const selectSearches = (db: Kysely<Schema>, userId: string): Promise<SavedSearchRow[]> =>
  db.selectFrom('saved_searches').select(SHOWN).where('user_id', '=', userId).orderBy('id', 'desc').execute()

/** Two requests of one person to save something wait for each other. */
export const lockOwner = (trx: Transaction<Schema>, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Gives a search that is there its name; answers nothing when it is not. */
export const renameSearch = (
  trx: Transaction<Schema>,
  { user_id, query, name }: Pick<Insertable<SavedSearchesTable>, 'user_id' | 'query' | 'name'>,
): Promise<SavedSearchRow | undefined> =>
  trx
    .updateTable('saved_searches')
    .set({ name })
    .where('user_id', '=', user_id)
    .where('query', '=', query)
    .returning(SHOWN)
    .executeTakeFirst()

export const countSearches = async (trx: Transaction<Schema>, userId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertSearch = (
  trx: Transaction<Schema>,
  search: Insertable<SavedSearchesTable>,
): Promise<SavedSearchRow> => trx.insertInto('saved_searches').values(search).returning(SHOWN).executeTakeFirstOrThrow()

/** Deletes a search with what it has found and nobody was told of yet. Answers whether it was there. */
export async function deleteSearch(db: Kysely<Schema>, userId: string, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with untold as (
      delete from new_task_matches m using saved_searches s
      where s.id = ${id} and s.user_id = ${userId} and m.search_id = s.id and m.user_id = s.user_id and m.told_at is null
    )
    delete from saved_searches where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return rows.length > 0
}
