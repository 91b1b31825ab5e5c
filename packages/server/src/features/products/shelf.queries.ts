import {
  DELIVERY_MODES,
  PRODUCT_AVAILABILITIES,
  PRODUCT_SUPPLIES,
  SIMILAR_PRODUCTS,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { holdsWords, type SearchWords } from '../../platform/db/search-words.ts'
import { askedOf, sliceOf } from '../../platform/db/stretch.ts'

/** What the catalogue is narrowed to; a key that is absent narrows nothing. */
export interface ShelfFilter {
  readonly words?: SearchWords
  /** Leaves. */
  readonly categoryIds?: readonly number[]
  readonly sellerId?: string
  readonly cityId?: number
  /** Kopecks; what is to be agreed upon has no price that could be within. */
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly availability?: (typeof PRODUCT_SUPPLIES)[number]
  /** What is sold out as well. */
  readonly soldOut?: true
  readonly delivery?: (typeof DELIVERY_MODES)[number]
  /** Of a seller whose papers have been checked. */
  readonly verified?: true
}

/** Orders that have an index. What has no price is last either way. */
export interface ShelfOrder {
  readonly by: 'createdAt' | 'price' | 'rating'
  readonly direction: 'asc' | 'desc'
}

/** Which part of the catalogue: `skip` products after one that stands in it, or from the beginning. */
export interface ShelfSlice {
  readonly after: number | null
  readonly skip: number
  readonly limit: number
}

/** The catalogue of a filter in an order. */
export interface ShelfMap {
  /** No more than the cap of lists. */
  readonly total: number
  /** The product at each SHELF_STEP-th place: anchors[0] is the last one of the first step. */
  readonly anchors: readonly number[]
}

/** Products between two anchors: what a deep page has to skip at most. */
export const SHELF_STEP = 500

/** Prices from the cheapest on, in the words of the indexes: what has none comes after all others. */
const CHEAP = sql`coalesce(p.price, 9000000000000000)`

/** In the words of the indexes; `rankingScore` of core says the same of the rating. */
const keyOf = ({ by, direction }: ShelfOrder): RawBuilder<unknown> => {
  if (by === 'createdAt') return sql`p.created_at`
  if (by === 'rating') return sql`((22.5::float8 + p.rating_sum) / (5 + p.rating_count))`
  return direction === 'asc' ? CHEAP : sql`coalesce(p.price, 0)`
}

const inOrder = (order: ShelfOrder) => {
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`
  return sql`${keyOf(order)} ${direction}, p.id ${direction}`
}

const isBeyond = (order: ShelfOrder, after: number) => {
  const beyond = order.direction === 'asc' ? sql`>` : sql`<`
  return sql`(${keyOf(order)}, p.id) ${beyond} (select ${keyOf(order)}, p.id from products p where p.id = ${after})`
}

/** A query for the numbers of a slice of the catalogue, in its order. */
export function shelfIds(
  filter: ShelfFilter,
  order: ShelfOrder,
  { after, ...slice }: ShelfSlice,
): RawBuilder<{ id: number }> {
  return sliceOf((most) => inShelf(filter, order, after, most), slice, hasIndex(filter, order))
}

/** What an order and the place of a product in it are told by. */
const PLACED = sql`p.id, p.created_at, p.price, p.rating_sum, p.rating_count`

/** A query for the numbers of the catalogue in its order. @param most how far into it it is read */
function inShelf(
  filter: ShelfFilter,
  order: ShelfOrder,
  after: number | null,
  most: RawBuilder<unknown>,
): RawBuilder<{ id: number }> {
  const behind = after === null ? sql`` : sql`and ${isBeyond(order, after)}`
  if (!hasIndex(filter, order) || !isNarrowed(filter, order)) {
    return sql<{ id: number }>`select p.id from ${placed(filter, order, most, behind)} order by ${inOrder(order)}`
  }
  return sql<{ id: number }>`
    with suiting as materialized (select ${PLACED} ${shelf(filter)} limit ${sql.lit(FEW + 1)}),
      are as (select count(*) <= ${sql.lit(FEW)} as few from suiting)
    select p.id from (
      (select ${PLACED} from suiting p where (select few from are) ${behind} order by ${inOrder(order)} limit ${most})
      union all
      (select ${PLACED} from ${placed(filter, order, most, sql`${behind} and not (select few from are)`)}
        order by ${inOrder(order)} limit ${most})
    ) as p order by ${inOrder(order)}`
}

/**
 * As many products as are sooner put in order than looked for one by one in an index of the order, where they may be far apart:
 * a page of ten is met among a hundred thousand within five hundred if more suit.
 */
const FEW = 2_000

/** Products in an order, as far as an index of it leads to them: of several categories no more than `most` are read of any. */
function placed(
  filter: ShelfFilter,
  order: ShelfOrder,
  most: RawBuilder<unknown>,
  besides: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { categoryIds = [] } = filter
  if (categoryIds.length < 2 || !hasIndex(filter, order)) {
    return sql`(select ${PLACED} ${shelf(filter, order)} ${besides}) as p`
  }
  return sql`unnest(${unseen(categoryIds, INTS)}) as leaf (id) cross join lateral (
      select ${PLACED} ${shelf(filter, order, sql`leaf.id`)} ${besides} order by ${inOrder(order)} limit ${most}
    ) as p`
}

/** What a filter may ask for that few have: each a column of the indexes of facets. */
const NARROWING = ['verified', 'availability', 'delivery'] as const satisfies (keyof ShelfFilter)[]

/** Looked at while an index of the order is read, whatever they ask for. */
const LOOKED_AT: readonly string[] = [...NARROWING, 'soldOut', 'priceFrom', 'priceTo'] satisfies (keyof ShelfFilter)[]

/** Whether the index of an order may be read far for a page: a list by price begins at the prices that are asked for. */
const isNarrowed = (filter: ShelfFilter, order?: ShelfOrder): boolean => {
  const hasBounds = filter.priceFrom !== undefined || filter.priceTo !== undefined
  const isOfScope = INDEXED.price.includes(askedOf(filter, LOOKED_AT))
  return isOfScope && (NARROWING.some((key) => filter[key] !== undefined) || (hasBounds && order?.by !== 'price'))
}

/** What else an index begins with that has the order behind it. */
const INDEXED: Readonly<Record<ShelfOrder['by'], readonly string[]>> = {
  createdAt: ['', 'categoryIds', 'cityId', 'categoryIds,cityId', 'sellerId'],
  price: ['', 'categoryIds', 'cityId', 'categoryIds,cityId'],
  rating: ['', 'categoryIds', 'cityId', 'categoryIds,cityId'],
}

/** Whether an index leads to a page of the catalogue: whatever the filter asks for, common or rare, the same plan is the best. */
const hasIndex = (filter: ShelfFilter, { by }: ShelfOrder): boolean => INDEXED[by].includes(askedOf(filter, LOOKED_AT))

/** How many products the filter leaves, with the anchors that deep pages of this order start from. */
export async function selectShelfMap(db: Kysely<Schema>, filter: ShelfFilter, order: ShelfOrder): Promise<ShelfMap> {
  const most = sql.lit(TOTAL_ITEMS_CAP)
  const { rows } = await sql<ShelfMap>`
    select count(*)::int as total,
      coalesce(array_agg(id order by n) filter (where n % ${sql.lit(SHELF_STEP)} = 0), '{}') as anchors
    from (
      select id, row_number() over () as n
      from (${inShelf(filter, order, null, most)} limit ${most}) as ids
    ) as numbered`.execute(db)
  return rows[0] ?? { total: 0, anchors: [] }
}

/**
 * How many products the filter leaves, no more than the cap of lists, as an expression: a count in no order, which most filters read
 * from an index alone.
 */
export const shelfTotal = (filter: ShelfFilter): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select ${shelf(filter)} limit ${sql.lit(TOTAL_ITEMS_CAP)}) as counted)`

/** What a product is compared with. */
export interface Compared {
  readonly id: number
  readonly category_id: number
  readonly city_id: number
}

/**
 * Goods of the same category that can be had: those of the same city, then the others, the newest first. Each half is the
 * beginning of an index, so that a large category costs what a small one does.
 */
export function similarIds(
  { id, category_id, city_id }: Compared,
  filter: Pick<ShelfFilter, 'sellerId'>,
): RawBuilder<{ id: number }> {
  const alike = (isNear: boolean, where: RawBuilder<unknown>) => sql`
    (select p.id, p.created_at, ${sql.lit(isNear)} as is_near ${shelf({ ...filter, categoryIds: [category_id] })}
      and p.id <> ${id}::bigint and ${where} order by p.created_at desc, p.id desc limit ${sql.lit(SIMILAR_PRODUCTS)})`
  return sql<{ id: number }>`
    select id
    from (${alike(true, sql`p.city_id = ${city_id}::bigint`)} union all ${alike(false, sql`p.city_id <> ${city_id}::bigint`)}) as found
    order by is_near desc, created_at desc, id desc limit ${sql.lit(SIMILAR_PRODUCTS)}`
}

/**
 * Published goods of sellers who are shown; the first two conditions let the partial indexes serve.
 * @param order what they are put in; in none, what they are narrowed to is looked up in an index of facets
 * @param category one of those that the filter asks for, and of no other
 */
function shelf(filter: ShelfFilter, order?: ShelfOrder, category?: RawBuilder<number>): RawBuilder<unknown> {
  const { words, categoryIds, sellerId, cityId } = filter
  const say = isNarrowed(filter, order) ? unseen : said
  const conditions = [sql`p.status = 'PUBLISHED'`, sql`p.seller_listed`]
  if (words) conditions.push(holdsWords(sql`p.search`, words))
  if (category) conditions.push(sql`p.category_id = ${category}`)
  else if (categoryIds) conditions.push(ofCategories(categoryIds, say))
  if (sellerId !== undefined) conditions.push(sql`p.seller_id = ${sellerId}::uuid`)
  if (cityId !== undefined) conditions.push(sql`p.city_id = ${say(cityId, BIGINT)}`)
  conditions.push(...atPrice(filter, say, order))
  if (order === undefined && isNarrowed(filter)) conditions.push(...inFacets(filter))
  else conditions.push(...suited(filter, say))
  return sql`from products p where ${sql.join(conditions, sql` and `)}`
}

const [INT, INTS, BIGINT, TEXT] = [sql`int`, sql`int[]`, sql`bigint`, sql`text`]

type Say = (value: unknown, type: RawBuilder<unknown>) => RawBuilder<unknown>

const said: Say = (value, type) => sql`${value}::${type}`

/** The planner does not see the value, and plans once for all: with it a statement may look so cheap that it is planned anew each time. */
const unseen: Say = (value, type) => sql`(select ${value}::${type})::${type}`

/**
 * Prices within bounds. In the words of an index of prices besides, where that may serve: a list by price begins where they do, and a
 * count in no order reads nothing else. To the planner both halves are one the less likely, which would sort other orders.
 */
function atPrice({ priceFrom, priceTo }: ShelfFilter, say: Say, order?: ShelfOrder): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  const keys = order === undefined ? [CHEAP] : order.by === 'price' ? [keyOf(order)] : []
  for (const key of [sql`p.price`, ...keys]) {
    if (priceFrom !== undefined) conditions.push(sql`${key} >= ${say(priceFrom, BIGINT)}`)
    if (priceTo !== undefined) conditions.push(sql`${key} <= ${say(priceTo, BIGINT)}`)
  }
  return conditions
}

/** What is asked of a product besides its price, looked at one by one. */
function suited({ availability, soldOut, delivery, verified }: ShelfFilter, say: Say): RawBuilder<unknown>[] {
  return [
    inSupply({ availability, soldOut }, say),
    ...(delivery ? [sql`p.delivery in ('BOTH', ${say(delivery, TEXT)})`] : []),
    ...(verified ? [sql`p.seller_verified`] : []),
  ]
}

/**
 * Whoever opens the catalogue wants to buy, so what is sold out is not in it unless they ask: other places take it out as well,
 * and pages and totals count what can be had. Put last instead, it would stand in the last pages that nobody opens and would
 * cost each index of the catalogue another column; its own page and its seller's shelf go on showing it.
 */
function inSupply(
  { availability, soldOut }: Pick<ShelfFilter, 'availability' | 'soldOut'>,
  say: Say,
): RawBuilder<unknown> {
  if (availability) return sql`p.availability = ${say(availability, TEXT)}`
  return soldOut ? sql`true` : sql`p.availability <> 'SOLD_OUT'`
}

/**
 * What of each facet suits, each told whether it is asked for or not, for only so an index leads to the next column. As literals, which
 * are few: of a parameter the planner does not know that it leaves anything out.
 */
function inFacets({ availability, soldOut, delivery, verified }: ShelfFilter): RawBuilder<unknown>[] {
  const supplies = soldOut ? PRODUCT_AVAILABILITIES : PRODUCT_SUPPLIES
  const among = (column: RawBuilder<unknown>, values: readonly unknown[]) =>
    sql`${column} in (${sql.join(values.map((value) => sql.lit(value)))})`
  return [
    among(sql`p.availability`, availability ? [availability] : supplies),
    among(sql`p.delivery`, delivery ? [...new Set(['BOTH', delivery])] : DELIVERY_MODES),
    among(sql`p.seller_verified`, verified ? [true] : [true, false]),
  ]
}

/** One category has an index in each order; of several the planner does not know that one could be used. */
function ofCategories(ids: readonly number[], say: Say) {
  const [only] = ids
  if (only === undefined) return sql<boolean>`false`
  return ids.length === 1
    ? sql<boolean>`p.category_id = ${say(only, INT)}`
    : sql<boolean>`p.category_id = any(${say(ids, INTS)})`
}
