import type { OfferedTerms } from '@artel/core/categories'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import type { CategoryRow } from './categories.tables.ts'

/** All categories, in the order in which they are shown. */
export const selectCategories = (db: Kysely<Schema>): Promise<CategoryRow[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'name', 'position', 'properties', 'meta', 'on_main_page'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/**
 * How many companies of executors who are listed work in a category or below it, everywhere or in one city, and how many of them
 * are verified; each counts once in each. A category that nobody works in is left out.
 * @param leaves each category with each of its leaves
 */
export async function countCompanies(
  db: Kysely<Schema>,
  leaves: readonly { readonly id: number; readonly leaf: number }[],
  cityId: number | undefined,
): Promise<{ id: number; count: number; verified: number }[]> {
  const ids = leaves.map(({ id }) => id)
  const ofCity = cityId === undefined ? sql`` : sql`and u.city_id = ${cityId}`
  const { rows } = await sql<{ id: number; count: number; verified: number }>`
    select asked.id, count(distinct cc.company_id)::int as count,
      count(distinct cc.company_id) filter (where k.verification_status = 'VERIFIED')::int as verified
    from unnest(${ids}::int[], ${leaves.map(({ leaf }) => leaf)}::int[]) as asked (id, leaf)
      join company_categories cc on cc.category_id = asked.leaf
      join companies k on k.id = cc.company_id
      join users u on u.id = k.user_id
    where u.role = 'EXECUTOR' and ${isWorking('u')} and u.email_confirmed_at is not null ${ofCity}
    group by asked.id`.execute(db)
  return rows
}

/** How many tasks are open for replies, by category. Reads an index only. */
export const countOpenTasks = (db: Kysely<Schema>): Promise<{ category_id: number; count: number }[]> =>
  db
    .selectFrom('tasks')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where('status', '=', 'APPROVED')
    .groupBy('category_id')
    .execute()

/** What executors offered in the newest `limit` replies; «договорная» has no price. Goes back by the key alone. */
export const selectOfferedTerms = (db: Kysely<Schema>, limit: number): Promise<OfferedTerms[]> =>
  db
    .selectFrom((newest) =>
      newest
        .selectFrom('task_replies')
        .select(['task_id', 'price', 'term_days'])
        .orderBy('id', 'desc')
        .limit(limit)
        .as('newest'),
    )
    .innerJoin('tasks', 'tasks.id', 'newest.task_id')
    .select(['tasks.category_id as categoryId', 'newest.price', 'newest.term_days as termDays'])
    .where('newest.price', 'is not', null)
    .$narrowType<{ price: number }>()
    .execute()
