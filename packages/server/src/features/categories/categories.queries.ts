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

/** How many companies of executors who are listed work in one of these categories, everywhere or in one city; each counts once. */
export async function countCompanies(
  db: Kysely<Schema>,
  categoryIds: readonly number[],
  cityId: number | undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('company_categories')
    .innerJoin('companies', 'companies.id', 'company_categories.company_id')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select(({ fn }) => fn.count<number>('company_id').distinct().as('count'))
    .where('category_id', '=', sql<number>`any(${categoryIds}::int[])`)
    .$if(cityId !== undefined, (query) => query.where('users.city_id', '=', cityId as number))
    .where('users.role', '=', 'EXECUTOR')
    .where(isWorking('users'))
    .where('users.email_confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many tasks are open for replies, by category. Reads an index only. */
export const countOpenTasks = (db: Kysely<Schema>): Promise<{ category_id: number; count: number }[]> =>
  db
    .selectFrom('tasks')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where('status', '=', 'APPROVED')
    .groupBy('category_id')
    .execute()

/** What executors asked for in the newest `limit` replies, in kopecks; «договорная» has no price. Goes back by the key alone. */
export const selectAskedPrices = (
  db: Kysely<Schema>,
  limit: number,
): Promise<{ categoryId: number; price: number }[]> =>
  db
    .selectFrom((newest) =>
      newest.selectFrom('task_replies').select(['task_id', 'price']).orderBy('id', 'desc').limit(limit).as('newest'),
    )
    .innerJoin('tasks', 'tasks.id', 'newest.task_id')
    .select(['tasks.category_id as categoryId', 'newest.price'])
    .where('newest.price', 'is not', null)
    .$narrowType<{ price: number }>()
    .execute()
