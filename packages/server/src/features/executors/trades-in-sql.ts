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

/** `null` for a list of all categories, and for one by words, which has a way of its own. */
export function tradesOf(filter: ExecutorFilter, at: Date): Trades | null {
  const { categoryIds, ...asked } = filter
  if (!categoryIds || asked.words) return null
  const [only, ...others] = categoryIds
  const isOne = only !== undefined && others.length === 0
  const from = (ofCategory: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`) =>
    sql`company_categories cc where cc.is_listed and ${ofCategory} and ${asking(asked, at)} and ${where}`
  const ofThese = isOne ? sql`cc.category_id = ${only}` : sql`cc.category_id = any(${categoryIds}::int[])`

  return {
    inOrder(order, most, but) {
      const where = but && sql`cc.executor_id not in (${but})`
      if (isOne) {
        return sql<{ id: string }>`select cc.executor_id as id from ${from(ofThese, where)} order by ${ORDERS[order]}`
      }
      // Who is among the first of all is among the first of each category of theirs: no more than those are read of any.
      return sql<{ id: string }>`
        select cc.executor_id as id from (
          select distinct first.executor_id, first.score, first.since, first.price_from
          from unnest(${categoryIds}::int[]) as leaf (id) cross join lateral (
            select cc.executor_id, cc.score, cc.since, cc.price_from
            from ${from(sql`cc.category_id = leaf.id`, where)} order by ${ORDERS[order]} limit ${most}
          ) as first
        ) as cc order by ${ORDERS[order]}`
    },
    each: (columns, where) => sql`select ${isOne ? sql`` : sql`distinct`} ${columns} from ${from(ofThese, where)}`,
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
