import type { BADGES, BusinessType } from '@artel/core/contract'
import { type RawBuilder, sql } from 'kysely'
import { LISTED } from './listed.ts'

/** What the list of executors is narrowed to; a key that is absent narrows nothing. */
export interface ExecutorFilter {
  /** Words to find; `typo` looks for names and trades that are about the same instead. */
  readonly words?: { readonly text: string; readonly match: 'stems' | 'typo' }
  /** Leaves. */
  readonly categoryIds?: readonly number[]
  readonly cityId?: number
  readonly districts?: readonly string[]
  readonly businessTypes?: readonly BusinessType[]
  readonly visitClient?: true
  readonly verified?: true
  /** Only these, because only they are online. */
  readonly onlineIds?: readonly string[]
  readonly badges?: readonly (typeof BADGES)[number][]
  readonly ratingFrom?: number
  /** With works to show. */
  readonly hasCases?: true
  /** Kopecks: of a price list that begins at no more. */
  readonly priceTo?: number
}

/** Orders that have an index. */
export type ExecutorOrder = 'rating' | 'price' | 'createdAt'

/** What people are ranked by (product §12), in the words of the indexes; `rankingScore` of core says the same. */
export const RANK = sql`((22.5::float8 + u.rating_sum) / (5 + u.rating_count))`

export const ORDERS = {
  rating: sql`${RANK} desc, u.created_at desc, u.id desc`,
  price: sql`u.price_from, ${RANK} desc, u.created_at desc, u.id desc`,
  createdAt: sql`u.created_at desc, u.id desc`,
} as const satisfies Record<ExecutorOrder, RawBuilder<unknown>>

/** They are asked of companies. */
const OF_COMPANIES: readonly string[] = ['words', 'categoryIds'] satisfies (keyof ExecutorFilter)[]

/** Listed are users `u`, with their companies `k` where something is asked of these. */
export const listedOf = (filter: ExecutorFilter) => {
  const isAsked = Object.keys(filter).some((key) => OF_COMPANIES.includes(key))
  return isAsked ? sql`users u join companies k on k.user_id = u.id` : sql`users u`
}

export const wanted = (filter: ExecutorFilter, at: Date) =>
  sql<boolean>`${ofPeople(filter, at)} and ${ofCompanies(filter)}`

/** What the filter asks of users `u`; the first condition lets the partial indexes serve. */
export function ofPeople(filter: ExecutorFilter, at: Date): RawBuilder<boolean> {
  const { cityId, districts, businessTypes, onlineIds, ratingFrom, hasCases, priceTo } = filter
  const conditions = [LISTED]
  if (cityId !== undefined) conditions.push(sql`u.city_id = ${cityId}`)
  if (districts) conditions.push(within(districts, sql`u`))
  if (businessTypes) conditions.push(sql`u.business_type = any(${businessTypes}::text[])`)
  if (filter.visitClient) conditions.push(sql`u.visit_client`)
  if (filter.verified) conditions.push(sql`u.is_verified`)
  if (filter.badges) conditions.push(having(filter.badges, at))
  if (onlineIds) conditions.push(sql`u.id = any(${onlineIds}::uuid[])`)
  // As it is shown: from three reviews on, to a tenth.
  if (ratingFrom !== undefined) {
    conditions.push(
      sql`u.rating_count >= 3 and round(u.rating_sum::numeric / u.rating_count, 1) >= ${ratingFrom}::numeric`,
    )
  }
  if (hasCases) conditions.push(sql`u.cases_count > 0`)
  if (priceTo !== undefined) conditions.push(sql`u.price_from <= ${priceTo}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** What it asks of their companies `k`. */
export function ofCompanies({ words, categoryIds }: ExecutorFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  if (words?.match === 'stems')
    conditions.push(sql`k.search @@ (select websearch_to_tsquery('russian', ${words.text}))`)
  if (words?.match === 'typo') conditions.push(sql`lower(k.words) %> ${words.text.toLowerCase()}`)
  if (categoryIds) conditions.push(doing(categoryIds))
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const doing = (ids: readonly number[]) => sql<boolean>`
  exists (select from company_categories cc where cc.company_id = k.id and cc.category_id = any(${ids}::int[]))`

/** Whether somebody works in one of the districts. @param beside accounts `u` or trades `cc` */
export const within = (districts: readonly string[], beside: RawBuilder<unknown>) =>
  sql<boolean>`${beside}.district_keys && (select district_keys(${districts}::text[]))`

/** Whether somebody has a badge: what has their times stands beside accounts `u` and trades `cc`. */
export const inForce = (at: Date | RawBuilder<Date>, beside: RawBuilder<unknown> = sql`u`) => ({
  PRO: sql<boolean>`coalesce(${beside}.pro_times @> ${at}::timestamptz, false)`,
  TOP_EXECUTOR: sql<boolean>`coalesce(${beside}.top_times @> ${at}::timestamptz, false)`,
})

/** Whether somebody has one of the badges. */
export function having(
  badges: readonly (typeof BADGES)[number][],
  at: Date,
  beside?: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const each = inForce(at, beside)
  return sql<boolean>`(${sql.join(
    badges.map((badge) => each[badge]),
    sql` or `,
  )})`
}
