import type { PublicationStatus } from '@artel/core/contract'
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import type { ProductsTable } from './products.tables.ts'

/** A product with the names of what it refers to. */
export interface ProductRow extends Selectable<ProductsTable> {
  category_name: string
  category_slug: string
  city_name: string
  /** Everybody is shown its seller. */
  is_listed: boolean
}

const COLUMNS = sql`p.id, p.seller_id, p.category_id, p.title, p.description, p.price_type, p.price, p.unit, p.availability,
  p.order_days, p.delivery, p.city_id, p.attributes, p.sku, p.status, p.reject_rule, p.moderator_id, p.moderator_comment,
  p.tariff_hidden, p.waiting_since, p.published_at, p.created_at, p.rating_count, p.rating_sum, p.version,
  c.name as category_name, c.slug as category_slug, t.name as city_name, ${LISTED} as is_listed`

/** These products, in the order of their ids. */
export async function selectProducts(db: Kysely<Schema>, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${COLUMNS}
    from unnest(${ids}::bigint[]) with ordinality as listed (id, n)
    join products p on p.id = listed.id join users u on u.id = p.seller_id
    join categories c on c.id = p.category_id join cities t on t.id = p.city_id
    order by listed.n`.execute(db)
  return rows
}

export const selectProduct = async (db: Kysely<Schema>, id: number): Promise<ProductRow | undefined> =>
  (await selectProducts(db, [id]))[0]

/** A product of one's own, locked. */
export const lockOwnProduct = (trx: Transaction<Schema>, sellerId: string, id: number) =>
  lockProduct(trx, id, sql`seller_id = ${sellerId}::uuid`)

/** A product that nobody else changes meanwhile. */
export async function lockProduct(
  trx: Transaction<Schema>,
  id: number,
  only: RawBuilder<unknown> = sql`true`,
): Promise<ProductRow | undefined> {
  const { rows } = await sql`select from products where id = ${id} and ${only} for no key update`.execute(trx)
  return rows.length > 0 ? selectProduct(trx, id) : undefined
}

export const insertProduct = (trx: Transaction<Schema>, product: Insertable<ProductsTable>): Promise<{ id: number }> =>
  trx.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow()

/** Products that are made at once; their numbers in this order. */
export async function insertProducts(
  trx: Transaction<Schema>,
  products: readonly Insertable<ProductsTable>[],
): Promise<number[]> {
  if (products.length === 0) return []
  const rows = await trx.insertInto('products').values(products).returning('id').execute()
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

export const updateProduct = (
  trx: Transaction<Schema>,
  id: number,
  change: Omit<Updateable<ProductsTable>, 'version'>,
): Promise<unknown> =>
  trx
    .updateTable('products')
    .set((product) => ({ ...change, version: product('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteProduct = (trx: Transaction<Schema>, id: number): Promise<unknown> =>
  trx.deleteFrom('products').where('id', '=', id).execute()

/** How many goods of a seller are in one of these states. */
export async function countProducts(
  db: Kysely<Schema>,
  sellerId: string,
  statuses: readonly PublicationStatus[],
): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', sellerId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return count
}

/** Numbers of a stretch of somebody's own goods, the newest first, and how many there are in all, no more than `cap`. */
export async function selectOwnIds(
  db: Kysely<Schema>,
  sellerId: string,
  status: PublicationStatus | undefined,
  { offset, limit, cap }: { readonly offset: number; readonly limit: number; readonly cap: number },
): Promise<{ ids: number[]; total: number }> {
  const own = sql`from products where seller_id = ${sellerId}::uuid and ${status === undefined ? sql`true` : sql`status = ${status}`}`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(select id ${own} order by id desc offset ${offset} limit ${limit}) as ids,
      (select count(*)::int from (select ${own} limit ${cap}) as counted) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** How many of somebody's own goods stand in each state; one without any is left out. */
export const countOwnProducts = (
  db: Kysely<Schema>,
  sellerId: string,
): Promise<{ status: PublicationStatus; count: number }[]> =>
  db
    .selectFrom('products')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('seller_id', '=', sellerId)
    .groupBy('status')
    .execute()

/** Whether there is such a city. */
export async function isCity(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql`select from cities where id = ${id}::bigint`.execute(db)
  return rows.length > 0
}

/** Which of these cities there are. */
export async function selectCities(db: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select id from cities where id = any(${ids}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Sellers whose goods take more places than the smallest tariff has, or who have some that a tariff hides. */
export async function selectSellersToFit(db: Kysely<Schema>, places: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from products where status in ('PENDING', 'PUBLISHED')
    group by seller_id having count(*) > ${places}
    union select seller_id from products where tariff_hidden`.execute(db)
  return rows.map(({ id }) => id)
}

/** Numbers of a seller's published goods, those that were published first at the top. */
export const selectOldestPublished = (db: Kysely<Schema>, sellerId: string, limit: number): Promise<number[]> =>
  idsOf(
    db,
    sql`seller_id = ${sellerId}::uuid and status = 'PUBLISHED' order by published_at, id limit ${limit}::bigint`,
  )

/** Numbers of the goods that a tariff hides, those that it hid last at the top. */
export const selectHiddenByTariff = (db: Kysely<Schema>, sellerId: string, limit: number): Promise<number[]> =>
  idsOf(
    db,
    sql`seller_id = ${sellerId}::uuid and tariff_hidden order by published_at desc, id desc limit ${limit}::bigint`,
  )

async function idsOf(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from products where ${which}`.execute(db)
  return rows.map(({ id }) => id)
}
