import { SIMILAR_EXECUTORS, TOP_PLACES, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { type RawBuilder, sql } from 'kysely'
import { askedOf, type Slice, sliceOf } from '../../platform/db/stretch.ts'
import { countOfWord, idsByWords, type ListInSql } from './executor-words.ts'
import {
  type ExecutorFilter,
  type ExecutorOrder,
  listedOf,
  ORDERS,
  ofCompanies,
  ofPeople,
  RANK,
  wanted,
} from './filter-in-sql.ts'
import { LISTED } from './listed.ts'
import { OF_CATEGORY, tradesOf } from './trades-in-sql.ts'

/** Which part of the list, and at what moment. */
export interface ExecutorSlice extends Pick<Slice, 'skip' | 'limit'> {
  readonly at: Date
}

/** Somebody on a page of a list, and whether the place was bought. */
export interface ListedId {
  readonly id: string
  readonly is_paid: boolean
}

/** A query for a stretch of the list, in its order. */
export function executorIds(
  filter: ExecutorFilter,
  order: ExecutorOrder,
  { at, ...slice }: ExecutorSlice,
): RawBuilder<ListedId> {
  const { words } = filter
  const ids = words
    ? idsByWords({ filter: { ...filter, words }, order, ...slice }, listForWords(filter, order, at))
    : sliceOf(inOrder(filter, order, at), slice, hasIndex(filter, order))
  return sql<ListedId>`select id, false as is_paid from (${ids}) as found`
}

/** Whatever they ask for is as common in one list as in another. */
const EVEN: readonly string[] = [
  'visitClient',
  'verified',
  'hasCases',
  'badges',
  'districts',
] satisfies (keyof ExecutorFilter)[]

/** What else an index begins with that has the order behind it. */
const INDEXED: Readonly<Record<ExecutorOrder, readonly string[]>> = {
  rating: ['', 'cityId'],
  price: [''],
  createdAt: [''],
}

/** Whether an index leads to a page of the list, as it does in trades of categories: the same plan is the best for all values. */
const hasIndex = (filter: ExecutorFilter, order: ExecutorOrder): boolean =>
  (filter.categoryIds !== undefined && !filter.words) || INDEXED[order].includes(askedOf(filter, EVEN))

/** A query for all whom the filter leaves. @param but a query for those who are left out */
const inOrder =
  (filter: ExecutorFilter, order: ExecutorOrder, at: Date, but?: RawBuilder<unknown>) =>
  (most: RawBuilder<unknown>): RawBuilder<{ id: string }> => {
    const trades = tradesOf(filter, at)
    if (trades) return trades.inOrder(order, most, but)
    const others = but ? sql`and u.id not in (${but})` : sql``
    return sql<{ id: string }>`
      select u.id from ${listedOf(filter)} where ${wanted(filter, at)} ${others} order by ${ORDERS[order]}`
  }

/** A query for all of them in no order, each once. @param which a query for those who may be among them */
const amongThose = (filter: ExecutorFilter, at: Date, which: RawBuilder<unknown>) =>
  tradesOf(filter, at)?.each(sql`cc.executor_id as id`, sql`cc.executor_id in (${which})`) ??
  sql`select u.id from ${listedOf(filter)} where u.id in (${which}) and ${wanted(filter, at)}`

/** Whose first places are bought. */
export interface TopPlaces {
  /** Categories that a visitor has chosen. */
  readonly chosenIds: readonly number[]
  readonly cityId: number
  readonly turn: number
}

/**
 * The same of a list whose first places can be bought, best rated first: who has paid for one of these categories in this city and
 * suits the list stands there, those of this turn, and nowhere else.
 */
export function idsWithTopPlaces(
  filter: ExecutorFilter,
  { chosenIds, cityId, turn }: TopPlaces,
  { at, skip, limit }: ExecutorSlice,
): RawBuilder<ListedId> {
  const others = sliceOf(
    inOrder(filter, 'rating', at, sql`select id from placed`),
    { skip: 0, limit: skip + limit },
    hasIndex(filter, 'rating'),
  )
  return sql<ListedId>`
    with bought as materialized (
      select distinct s.user_id from user_services s
      where s.type = 'TOP_EXECUTORS' and s.category_id = any(${chosenIds}::int[]) and s.city_id = ${cityId}
        and s.until > ${at} and s.from_at <= ${at} and s.ended_at is null
    ), placed as materialized (
      select id, (row_number() over (order by id) - 1 + count(*) over () - ${turn}::bigint % count(*) over ()) % count(*) over () as place
      from (
        ${amongThose(filter, at, sql`select user_id from bought`)}
      ) as suiting
      order by place limit ${sql.lit(TOP_PLACES)}
    )
    select id, is_paid from (
      select id, true as is_paid, place from placed
      union all
      select id, false, ${sql.lit(TOP_PLACES)} + row_number() over () from (${others}) as others
    ) as listed order by place offset ${skip}::int limit ${limit}::int`
}

/** Others who do first what an executor does first, in the same city, the best rated first. */
export const similarIds = (id: string): RawBuilder<ListedId> => sql<ListedId>`
  select u.id, false as is_paid
  from company_categories cc join users u on u.id = cc.executor_id
  where cc.category_id = (select own.category_id from company_categories own where own.executor_id = ${id} order by own.position limit 1)
    and cc.city_id = (select me.city_id from users me where me.id = ${id})
    and cc.is_listed and ${LISTED} and cc.executor_id <> ${id}
  order by ${OF_CATEGORY} limit ${sql.lit(SIMILAR_EXECUTORS)}`

/** How many executors the filter leaves, no more than `most`, as an expression. */
export function executorTotal(filter: ExecutorFilter, at: Date, most: number = TOTAL_ITEMS_CAP): RawBuilder<number> {
  const those =
    tradesOf(filter, at)?.each(sql`cc.executor_id`) ?? sql`select from ${listedOf(filter)} where ${wanted(filter, at)}`
  const counted = sql`(select count(*) from (${those} limit ${sql.lit(most)}) as counted)`
  const { words, ...others } = filter
  const ofWord = words?.match === 'stems' && Object.keys(others).length === 0 && countOfWord(words.text, most)
  return sql<number>`${ofWord ? sql`coalesce(${ofWord}, ${counted})` : counted}::int`
}

/** The list in two halves, the companies beside the users. */
const listForWords = (filter: ExecutorFilter, order: ExecutorOrder, at: Date): ListInSql => ({
  people: ofPeople(filter, at),
  companies: sql`companies k where k.user_id = u.id and ${ofCompanies(filter)}`,
  rank: RANK,
  order: ORDERS[order],
})
