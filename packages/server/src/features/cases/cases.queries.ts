import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import type { CasesTable } from './cases.tables.ts'

/** A work with the name of its category and its place in the portfolio, from 0: how many newer ones there are. */
export interface CaseRow extends Selectable<CasesTable> {
  category_name: string
  place: number
}

/** How many newer works their owner has: the place of a work `w` in the portfolio. */
export const CASE_PLACE = sql<number>`(select count(*)::int from cases n where n.executor_id = w.executor_id and n.id > w.id)`

const works = (db: Kysely<Schema>) =>
  db
    .selectFrom('cases as w')
    .innerJoin('categories as c', 'c.id', 'w.category_id')
    .selectAll('w')
    .select('c.name as category_name')
    .select(CASE_PLACE.as('place'))

/** A stretch of a portfolio, the newest first. */
export const selectCases = (
  db: Kysely<Schema>,
  executorId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<CaseRow[]> =>
  works(db).where('w.executor_id', '=', executorId).orderBy('w.id', 'desc').offset(offset).limit(limit).execute()

export const selectCase = (db: Kysely<Schema>, id: number): Promise<CaseRow | undefined> =>
  works(db).where('w.id', '=', id).executeTakeFirst()

/** How many works somebody has, and whether everybody is shown this person. */
export async function selectPortfolio(
  db: Kysely<Schema>,
  executorId: string,
): Promise<{ count: number; is_listed: boolean } | undefined> {
  const { rows } = await sql<{ count: number; is_listed: boolean }>`
    select u.cases_count as count, ${LISTED} as is_listed from users u where u.id = ${executorId}`.execute(db)
  return rows[0]
}

/** A work of one's own, locked. */
export const lockCase = (
  trx: Transaction<Schema>,
  executorId: string,
  id: number,
): Promise<Selectable<CasesTable> | undefined> =>
  trx
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', id)
    .where('executor_id', '=', executorId)
    .forUpdate()
    .executeTakeFirst()

export const insertCase = (trx: Transaction<Schema>, work: Insertable<CasesTable>): Promise<{ id: number }> =>
  trx.insertInto('cases').values(work).returning('id').executeTakeFirstOrThrow()

export const updateCase = (
  trx: Transaction<Schema>,
  id: number,
  change: Omit<Updateable<CasesTable>, 'version'>,
): Promise<unknown> =>
  trx
    .updateTable('cases')
    .set((work) => ({ ...change, version: work('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteCase = (trx: Transaction<Schema>, id: number): Promise<unknown> =>
  trx.deleteFrom('cases').where('id', '=', id).execute()
