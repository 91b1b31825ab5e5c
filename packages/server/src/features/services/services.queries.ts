import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ServicesTable } from './services.tables.ts'

/** A line of a price list with the name of its category. */
export interface ServiceRow extends Omit<Selectable<ServicesTable>, 'executor_id' | 'position' | 'created_at'> {
  category_name: string
}

const lines = (db: Kysely<Schema>) =>
  db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.category_id',
      'c.name as category_name',
      's.name',
      's.price_type',
      's.price',
      's.unit',
      's.version',
    ])

/** A price list in its owner's order. */
export const selectServices = (db: Kysely<Schema>, executorId: string): Promise<ServiceRow[]> =>
  lines(db).where('s.executor_id', '=', executorId).orderBy('s.position').orderBy('s.id').execute()

export const selectService = (db: Kysely<Schema>, id: number): Promise<ServiceRow> =>
  lines(db).where('s.id', '=', id).executeTakeFirstOrThrow()

/** A line of one's own, locked. */
export const lockService = (
  trx: Transaction<Schema>,
  executorId: string,
  id: number,
): Promise<Omit<ServiceRow, 'category_name'> | undefined> =>
  trx
    .selectFrom('services')
    .select(['id', 'category_id', 'name', 'price_type', 'price', 'unit', 'version'])
    .where('id', '=', id)
    .where('executor_id', '=', executorId)
    .forUpdate()
    .executeTakeFirst()

/** How many lines a price list has, and where the next one stands. */
export const measureServices = (
  trx: Transaction<Schema>,
  executorId: string,
): Promise<{ count: number; next: number }> =>
  trx
    .selectFrom('services')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .where('executor_id', '=', executorId)
    .executeTakeFirstOrThrow()

export const insertService = (trx: Transaction<Schema>, line: Insertable<ServicesTable>): Promise<{ id: number }> =>
  trx.insertInto('services').values(line).returning('id').executeTakeFirstOrThrow()

/** Lines that are added at once, in this order. */
export const insertServices = (
  trx: Transaction<Schema>,
  lines: readonly Insertable<ServicesTable>[],
): Promise<unknown> => trx.insertInto('services').values(lines).execute()

export const updateService = (
  trx: Transaction<Schema>,
  id: number,
  change: Omit<Updateable<ServicesTable>, 'version'>,
): Promise<unknown> =>
  trx
    .updateTable('services')
    .set((line) => ({ ...change, version: line('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Gives the lines of a person the places of their numbers. */
export const orderServices = (trx: Transaction<Schema>, executorId: string, ids: readonly number[]): Promise<unknown> =>
  sql`
    update services s set position = wanted.n
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, n)
    where s.id = wanted.id and s.executor_id = ${executorId} and s.position <> wanted.n`.execute(trx)

/** Whether it was there. */
export async function deleteService(trx: Transaction<Schema>, executorId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('services')
    .where('id', '=', id)
    .where('executor_id', '=', executorId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
