import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Some of a list, one after the other. */
export interface Stretch<Row> {
  readonly rows: readonly Row[]
  /** How many there are in the whole list; `null` where nobody asked, or where the rows are known to be its last ones. */
  readonly total: number | null
}

/** Which of the list, and whether its total is wanted too. */
export interface Slice {
  readonly skip: number
  /** One more than a page shows: the row behind it tells that the list goes on. */
  readonly limit: number
  readonly counts: boolean
}

/** What is listed, in SQL. */
export interface ListedInSql {
  /** A query for ids, as `id`, in their order; it may have other columns. */
  readonly ids: RawBuilder<unknown>
  /** A query for the one row of `listed`, which is what {@link ids} has found. */
  readonly row: RawBuilder<unknown>
}

/** Listed first, then read one by one: the planner, which does not know how few they are, may think it better to read whole tables. */
const partsOf = ({ ids, row }: ListedInSql) => ({
  listed: sql`with listed as materialized (select ids.*, row_number() over () as n from (${ids}) as ids)`,
  read: sql`select listed.n, one.* from listed cross join lateral (${row} offset 0) as one`,
})

/** Rows of a list, found and read in one statement. */
export async function selectListed<Row>(db: Kysely<Schema>, list: ListedInSql): Promise<Row[]> {
  const { listed, read } = partsOf(list)
  const { rows } = await sql<Row>`${listed} ${read} order by n`.execute(db)
  return rows
}

/**
 * The same, with the list counted along if that is wanted; what the rows tell themselves is not counted.
 * @param list `total`: an expression
 */
export async function selectStretch<Row>(
  db: Kysely<Schema>,
  { skip, limit, counts }: Slice,
  { total, ...list }: ListedInSql & { readonly total: RawBuilder<number> },
): Promise<Stretch<Row>> {
  if (!counts) return { rows: await selectListed(db, list), total: null }
  const { listed, read } = partsOf(list)
  const isShown = sql`(select count(*) from listed) between ${skip === 0 ? 0 : 1}::int and ${limit - 1}::int`
  const { rows } = await sql<Row & { readonly n: number | null; readonly total: number | null }>`
    ${listed}
    select counted.total, page.*
    from (select case when not ${isShown} then ${total} end as total) as counted left join (${read}) as page on true
    order by page.n`.execute(db)
  return { rows: rows.filter(({ n }) => n !== null), total: rows[0]?.total ?? null }
}

/** What an expression for a total comes to. */
export async function selectTotal(db: Kysely<Schema>, total: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * How far into its order a list is read. A limit that is a parameter may be anything to the planner, which then plans the
 * statement anew each time, at several times the cost of running it; as literals all limits would be too many statements.
 */
const REACHES = [11, 31, 51, 101, 251, 551]

/**
 * A query for the ids of a slice. To the planner they are ten, whichever slice it is.
 * @param idsOf a query for all of them, as `id`, in their order; no more than `most` are read of it
 * @param isOneForAll whether one plan is good for all values in it: an index in its order leads to few rows too many
 */
export function sliceOf<Id>(
  idsOf: (most: RawBuilder<number>) => RawBuilder<{ id: Id }>,
  { skip, limit }: Pick<Slice, 'skip' | 'limit'>,
  isOneForAll: boolean,
): RawBuilder<{ id: Id }> {
  const end = skip + limit
  const reach = isOneForAll ? REACHES.find((known) => end <= known) : undefined
  const most = reach === undefined ? sql<number>`${end}::int` : sql.lit(reach)
  return sql<{ id: Id }>`select unnest((array(${idsOf(most)} limit ${most}))[(${skip + 1}::int):(${end}::int)]) as id`
}

/** The keys of a filter by their names, but for these. */
export const askedOf = (filter: object, but: readonly string[]): string =>
  Object.keys(filter)
    .filter((key) => !but.includes(key))
    .sort()
    .join()
