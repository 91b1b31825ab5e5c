import {
  FEW_REPLIES,
  type PlaceMode,
  type Point,
  type TaskOrder,
  type TaskPosition,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { holdsWords, type SearchWords } from '../../platform/db/search-words.ts'

/** What a list of open tasks is narrowed to; a key that is absent narrows nothing. */
export interface BoardFilter {
  readonly words?: SearchWords
  /** Leaves. */
  readonly categoryIds?: readonly number[]
  readonly cityId?: number
  /** Kilometres around the city; without it the city itself. */
  readonly radius?: number
  readonly placeMode?: PlaceMode
  /** Kopecks: what the author is ready to pay reaches this. */
  readonly budgetFrom?: number
  /** Kopecks: what the author is ready to pay begins no higher. */
  readonly budgetTo?: number
  /** `YYYY-MM-DD`: the work goes on, or may, on this day or later… */
  readonly dateFrom?: string
  /** …and begins no later than on this one. */
  readonly dateTo?: string
  readonly fewReplies?: boolean
  readonly verifiedOnly?: boolean
}

/** An order that has an index. */
export type TimedOrder = Exclude<TaskOrder, { by: 'distance' }>
type TimedPosition = Exclude<TaskPosition, { by: 'distance' }>
type NearPosition = Extract<TaskPosition, { by: 'distance' }>

/** Which part of the list: `skip` tasks after a task that stands in it, after a position in its order, or from the beginning. */
export interface BoardSlice {
  readonly after: Pick<TimedPosition, 'id'> | TimedPosition | null
  readonly skip: number
  readonly limit: number
}

/** The board as {@link BoardIds.count} finds it. */
export interface BoardMap {
  /** No more than the cap of lists. */
  readonly total: number
  /** The task at each ANCHOR_STEP-th place: anchors[0] is the last one of the first step. */
  readonly anchors: readonly number[]
}

/** Tasks between two anchors: what a deep page has to skip at most. */
export const ANCHOR_STEP = 500

const EARTH_POINT = ({ lat, lon }: Point) => sql`ll_to_earth(${lat}::float8, ${lon}::float8)`
/**
 * Where a task is, in the words of the index that is to find it: of one category by place, or of all. The planner would take the
 * first for all categories too, and read it through.
 */
const TASK_POINT = { ofOne: sql`ll_to_earth(lat, lon + 0)`, ofAll: sql`ll_to_earth(lat, lon)` }
const pointIn = ({ categoryIds }: BoardFilter) => (categoryIds?.length === 1 ? TASK_POINT.ofOne : TASK_POINT.ofAll)

/** A query for the numbers of a slice of the board. Reads indexes only, except for words and distances. */
export const boardIds = (filter: BoardFilter, order: TaskOrder, slice: BoardSlice): RawBuilder<{ id: number }> =>
  order.by === 'distance' ? nearestFirst(filter, order.from, slice) : inTime(filter, order, slice)

/** How many tasks the filter leaves, with the anchors that deep pages of this order start from. */
export async function selectBoardMap(db: Kysely<Schema>, filter: BoardFilter, order: TimedOrder): Promise<BoardMap> {
  const { rows } = await sql<BoardMap>`
    select count(*)::int as total,
      coalesce(array_agg(id order by n) filter (where n % ${sql.lit(ANCHOR_STEP)} = 0), '{}') as anchors
    from (
      select id, row_number() over () as n
      from (select id from tasks where ${board(filter)} order by ${byTime(order)} limit ${sql.lit(TOTAL_ITEMS_CAP)}) as ids
    ) as numbered`.execute(db)
  return rows[0] ?? { total: 0, anchors: [] }
}

/** How many tasks the filter leaves, in any order: what stands in no index of time need not all be read for it. */
export async function countBoard(db: Kysely<Schema>, filter: BoardFilter): Promise<BoardMap> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from ${counted(filter)} limit ${sql.lit(TOTAL_ITEMS_CAP)}) as counted`.execute(db)
  return { total: rows[0]?.total ?? 0, anchors: [] }
}

/** Categories around a place are looked up one by one: their index takes only one at a time. */
function counted(filter: BoardFilter): RawBuilder<unknown> {
  const { categoryIds = [], radius, words } = filter
  if (radius === undefined || words || categoryIds.length <= 1) return sql`tasks where ${board(filter)}`
  const ofLeaf = board({ ...filter, categoryIds: [0] }, sql`status = 'APPROVED'`, sql`category_id = leaf.id`)
  return sql`unnest(${categoryIds}::int[]) as leaf (id) cross join lateral (select from tasks where ${ofLeaf} offset 0) as around`
}

/**
 * How far into the order a statement reads. A limit that is a parameter may be anything to the planner, which then plans
 * the statement anew each time, at twice the cost of running it; as literals all limits would be too many statements.
 */
const REACHES = [11, 31, 51, 101, 251, ANCHOR_STEP + 51]

/** Whether one plan is good for all values of the filter: an index in the board's order leads to few rows too many. */
const isOneForAll = ({ words, radius, dateFrom, dateTo, categoryIds = [] }: BoardFilter) =>
  [words, radius, dateFrom, dateTo].every((rare) => rare === undefined) && categoryIds.length <= 1

function inTime(filter: BoardFilter, order: TimedOrder, slice: BoardSlice) {
  const { skip, limit } = slice
  const after = slice.after ? sql`and ${isAfter(order, slice.after)}` : sql``
  const end = skip + limit
  const { words, radius } = filter
  if (words || radius !== undefined) return commonOrRare(filter, order, after, skip, end)
  const ids = sql<{
    id: number
  }>`select id from tasks where ${board(filter)} ${after} order by ${byTime(order)}`
  const reach = REACHES.find((reach) => end <= reach)
  if (reach === undefined || !isOneForAll(filter)) return sql<{ id: number }>`${ids} offset ${skip} limit ${limit}`
  return sql<{ id: number }>`
    select unnest((array(${ids} limit ${sql.lit(reach)}))[(${skip + 1}::int):(${end}::int)]) as id`
}

/** How much of the board is looked through before words and surroundings are looked up in their own indexes. */
const LOOKED_THROUGH = 1_000

/**
 * Words and surroundings have indexes that know nothing of time. What is common is soon found by the board's order, what is
 * rare is little to sort; which of them it is, the planner cannot tell, and wrong it reads the whole board.
 */
function commonOrRare(filter: BoardFilter, order: TimedOrder, after: RawBuilder<unknown>, skip: number, end: number) {
  const { words, cityId, radius, ...others } = filter
  const around = radius === undefined ? undefined : { cityId, radius }
  const sought = board({ ...(words && { words }), ...around } as BoardFilter, sql`true`)
  const rest = board(around || cityId === undefined ? others : { ...others, cityId })
  const column = timeColumn(order)
  const among = sql`select id, ${column}, search, lat, lon from tasks where ${rest} ${after}`
  return sql<{ id: number }>`
    select unnest((case when cardinality(common.ids) >= ${end}::int then common.ids else array(
      with rare as materialized (select id, ${column} from tasks where ${board(filter)} ${after})
      select id from rare order by ${byTime(order)} limit ${end}
    ) end)[(${skip + 1}::int):(${end}::int)]) as id
    from (select array(
      select id from (${among} order by ${byTime(order)} limit ${sql.lit(LOOKED_THROUGH)}) as newest
      where ${sought} order by ${byTime(order)} limit ${end}
    ) as ids offset 0) as common`
}

function nearestFirst(filter: BoardFilter, from: Point, { skip, limit }: BoardSlice) {
  return sql<{ id: number }>`select id from (${nearest(filter, from, null, skip + limit)}) as ordered
    order by ${BY_DISTANCE} offset ${skip} limit ${limit}`
}

const BY_DISTANCE = sql`distance nulls last, published_at desc, id desc`

/**
 * The nearest by the index of places, which knows no second key: ties at the end are all read, and are to be ordered. What has no
 * place follows where the others are too few. The index is read from the middle outwards, whatever is nearer than `after` too.
 */
function nearest(filter: BoardFilter, from: Point, after: NearPosition | null, most: number) {
  const distance = sql`(${pointIn(filter)} <-> ${EARTH_POINT(from)})`
  const older = after ? sql`(published_at, id) < (${fromMicroseconds(after.at)}, ${after.id}::bigint)` : sql`true`
  const farther =
    after === null
      ? sql`true`
      : sql`(${distance} > ${after.distance}::float8 or (${distance} = ${after.distance}::float8 and ${older}))`
  return sql`
    with near as materialized (
      select id, ${distance} as distance, published_at
      from tasks where ${board(filter)} and lat is not null and ${farther}
      order by distance fetch first (${most}::int) rows with ties
    )
    select id, distance, published_at from near
    union all
    (select id, null, published_at from tasks
      where ${board(filter)} and lat is null and (select count(*) < ${most}::int from near)
        and ${after?.distance === null ? older : sql`true`}
      order by published_at desc, id desc limit ${most}::int)`
}

/** A task in the order of distances, with its sort keys. */
export type NearTask = Pick<NearPosition, 'id' | 'distance' | 'at'>

/** So many tasks that come after a position in the order of distances, or from the nearest on. */
export async function selectNearest(
  db: Kysely<Schema>,
  filter: BoardFilter,
  from: Point,
  after: NearPosition | null,
  most: number,
): Promise<NearTask[]> {
  const { rows } = await sql<NearTask>`
    select id, distance, ${inMicroseconds(sql`published_at`)} as at from (${nearest(filter, from, after, most)}) as ordered
    order by ${BY_DISTANCE} limit ${most}`.execute(db)
  return rows
}

/** Those of the tasks that are still on the board, in their order. */
export const stillOpen = (ids: readonly number[]): RawBuilder<{ id: number }> => sql<{ id: number }>`
  select asked.id from unnest(${ids}::bigint[]) with ordinality as asked (id, n) join tasks t on t.id = asked.id
  where t.status = 'APPROVED' order by asked.n`

/** A task by its number may have moved since; a position stays where it is. */
function isAfter(order: TimedOrder, after: NonNullable<BoardSlice['after']>) {
  const column = timeColumn(order)
  const beyond = order.direction === 'desc' ? sql`<` : sql`>`
  const keys =
    'at' in after
      ? sql`(${fromMicroseconds(after.at)}, ${after.id}::bigint)`
      : sql`(select a.${column}, a.id from tasks a where a.id = ${after.id})`
  return sql`(${column}, id) ${beyond} ${keys}`
}

/** A moment in the microseconds of a {@link TaskPosition}: JavaScript's own dates would lose the last three digits. */
const inMicroseconds = (moment: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${moment}) * 1000000)::bigint`
const fromMicroseconds = (at: number) => sql`(timestamptz 'epoch' + ${at}::float8 * interval '1 microsecond')`

/** For {@link selectTaskCards}: where each task stands in the order. */
export const timeOf = (order: TimedOrder) => sql`, ${inMicroseconds(sql`t.${timeColumn(order)}`)} as at`

const timeColumn = ({ by }: TimedOrder) => (by === 'createdAt' ? sql`published_at` : sql`end_period`)

function byTime(order: TimedOrder) {
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`
  return sql`${timeColumn(order)} ${direction}, id ${direction}`
}

/** The conditions of the filter; the first one lets the partial indexes of the board serve. */
function board(
  filter: BoardFilter,
  first = sql`status = 'APPROVED'`,
  category?: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = [first]
  if (filter.words) conditions.push(holdsWords(sql`search`, filter.words))
  if (filter.categoryIds) conditions.push(category ?? ofCategories(filter.categoryIds))
  if (filter.cityId !== undefined) conditions.push(inOrAround(filter.cityId, filter.radius, pointIn(filter)))
  if (filter.placeMode) conditions.push(sql`place_mode = ${filter.placeMode}`)
  if (filter.budgetFrom !== undefined) conditions.push(sql`coalesce(budget_to, budget_from) >= ${filter.budgetFrom}`)
  if (filter.budgetTo !== undefined) conditions.push(sql`coalesce(budget_from, budget_to) <= ${filter.budgetTo}`)
  // A day travels as its noon where the author is, which is the same day in UTC everywhere in Russia.
  if (filter.dateFrom) conditions.push(sql`end_period >= ${filter.dateFrom}::date`)
  if (filter.dateTo) conditions.push(sql`(start_period is null or start_period < ${filter.dateTo}::date + 1)`)
  if (filter.fewReplies) conditions.push(sql`replies_count < ${sql.lit(FEW_REPLIES)}`)
  if (filter.verifiedOnly) conditions.push(sql`verified_only`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** One category has an index in the board's order; of several the planner does not know that one could be used. */
function ofCategories(ids: readonly number[]) {
  const [only] = ids
  if (only === undefined) return sql`false`
  return ids.length === 1 ? sql`category_id = ${only}` : sql`category_id = any(${ids}::int[])`
}

function inOrAround(cityId: number, radius: number | undefined, point: RawBuilder<unknown>) {
  if (radius === undefined) return sql`city_id = ${cityId}`
  const centre = sql`(select ll_to_earth(c.lat, c.lon) from cities c where c.id = ${cityId})`
  const metres = radius * 1000
  return sql`lat is not null and ${point} <@ earth_box(${centre}, ${metres})
    and earth_distance(${centre}, ${point}) <= ${metres}`
}
