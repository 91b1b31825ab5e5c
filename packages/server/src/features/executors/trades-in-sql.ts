import { type RawBuilder, sql } from 'kysely'
import { type ExecutorFilter, type ExecutorOrder, having, within } from './filter-in-sql.ts'

/** Lists of categories as trades `cc` tell of them: who does what, with what lists are ordered and mostly narrowed by. */
export interface Trades {
  /**
   * A query for the ids of all whom the filter leaves, in their order.
   * @param most how far into the order it is read
   * @param but a query for those who are left out
   */
  inOrder(order: ExecutorOrder, most: RawBuilder<unknown>, but?: RawBuilder<unknown>): RawBuilder<{ id: string }>
  /** A query for all of them in no order, each once. @param columns the executor's id, and what is the same in all trades of theirs */
  each(columns: RawBuilder<unknown>, where?: RawBuilder<unknown>): RawBuilder<unknown>
}

export const OF_CATEGORY = sql`cc.score desc, cc.since desc, cc.executor_id desc`

const ORDERS = {
  rating: OF_CATEGORY,
  price: sql`cc.price_from, cc.score desc, cc.since desc, cc.executor_id desc`,
  createdAt: sql`cc.since desc, cc.executor_id desc`,
} as const satisfies Record<ExecutorOrder, RawBuilder<unknown>>

/**
 * As many of a category as are sooner found by their prices and put in order than looked for one by one in an index of another order,
 * where they may be far apart.
 */
const FEW = 100

/** What lists are ordered by. */
const RANKED = sql`cc.executor_id, cc.score, cc.since, cc.price_from`

/** What they are narrowed by besides; the index in the order of prices holds it, too. */
const ASKED = sql`cc.city_id, cc.business_type, cc.is_verified, cc.visit_client, cc.has_cases, cc.rating, cc.district_keys,
  cc.pro_times, cc.top_times`

/** `null` for a list of all categories, and for one by words, which has a way of its own. */
export function tradesOf(filter: ExecutorFilter, at: Date): Trades | null {
  const { categoryIds, ...asked } = filter
  if (!categoryIds || asked.words) return null
  const [only, ...others] = categoryIds
  const isOne = only !== undefined && others.length === 0
  const suiting = asking(asked, at)
  const listed = (ofCategory: RawBuilder<unknown>) => sql`company_categories cc where cc.is_listed and ${ofCategory}`

  /** The first of a category in an order. @param where what is asked besides the filter */
  const firstOf = (
    id: RawBuilder<unknown>,
    order: ExecutorOrder,
    most: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
  ) => {
    const ofCategory = sql`cc.category_id = ${id}`
    const first = (from: RawBuilder<unknown>) => sql`
      select ${RANKED} from ${from} and ${suiting} and ${where} order by ${ORDERS[order]} limit ${most}`
    if (asked.priceTo === undefined || order === 'price') return first(listed(ofCategory))
    return sql`
      with cheap as materialized (
        select ${RANKED}, ${ASKED} from ${listed(ofCategory)} and cc.price_from <= ${asked.priceTo} order by cc.price_from limit ${sql.lit(FEW + 1)}
      ), are as (select count(*) <= ${sql.lit(FEW)} as few from cheap)
      (${first(sql`cheap cc where (select few from are)`)})
      union all
      (${first(sql`${listed(ofCategory)} and not (select few from are)`)})`
  }

  return {
    inOrder(order, most, but) {
      const where = but ? sql`cc.executor_id not in (${but})` : sql`true`
      if (isOne) {
        return sql<{ id: string }>`
          select cc.executor_id as id from (${firstOf(sql`${only}`, order, most, where)}) as cc order by ${ORDERS[order]}`
      }
      // Who is among the first of all is among the first of each category of theirs: no more than those are read of any.
      return sql<{ id: string }>`
        select cc.executor_id as id from (
          select distinct first.executor_id, first.score, first.since, first.price_from
          from unnest(${categoryIds}::int[]) as leaf (id) cross join lateral (${firstOf(sql`leaf.id`, order, most, where)}) as first
        ) as cc order by ${ORDERS[order]}`
    },
    each(columns, where = sql`true`) {
      const ofThese = isOne ? sql`cc.category_id = ${only}` : sql`cc.category_id = any(${categoryIds}::int[])`
      return sql`select ${isOne ? sql`` : sql`distinct`} ${columns} from ${listed(ofThese)} and ${suiting} and ${where}`
    },
  }
}

/** All of it stands beside each trade, so that an index answers alone. */
function asking(asked: ExecutorFilter, at: Date): RawBuilder<boolean> {
  const { cityId, businessTypes, ratingFrom, priceTo, onlineIds, badges, districts } = asked
  const conditions = [sql`true`]
  if (cityId !== undefined) conditions.push(sql`cc.city_id = ${cityId}`)
  if (businessTypes) conditions.push(sql`cc.business_type = any(${businessTypes}::text[])`)
  if (asked.visitClient) conditions.push(sql`cc.visit_client`)
  if (asked.verified) conditions.push(sql`cc.is_verified`)
  if (ratingFrom !== undefined) conditions.push(sql`cc.rating >= ${ratingFrom}::numeric`)
  if (asked.hasCases) conditions.push(sql`cc.has_cases`)
  if (priceTo !== undefined) conditions.push(sql`cc.price_from <= ${priceTo}`)
  if (onlineIds) conditions.push(sql`cc.executor_id = any(${onlineIds}::uuid[])`)
  if (badges) conditions.push(having(badges, at, sql`cc`))
  if (districts) conditions.push(within(districts, sql`cc`))
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
