import type { BADGES, BusinessType } from '@artel/core/contract'
import { type RawBuilder, sql } from 'kysely'
import { askedOf } from '../../platform/db/stretch.ts'
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

export const OF_CATEGORY = sql`cc.score desc, cc.since desc, cc.executor_id desc`

export const orderOf = ({ categoryIds = [] }: ExecutorFilter, order: ExecutorOrder) =>
  order === 'rating' && categoryIds.length === 1 ? OF_CATEGORY : ORDERS[order]

/** They have one value, which stands in the statement itself. */
const FLAGS: readonly string[] = ['visitClient', 'verified', 'hasCases'] satisfies (keyof ExecutorFilter)[]

/** What else an index begins with that has the order behind it; those of a category are read from their trades. */
const INDEXED: Readonly<Record<ExecutorOrder, readonly string[]>> = {
  rating: ['', 'cityId'],
  price: [''],
  createdAt: [''],
}

/** Whether an index leads to a page of the list: whatever the filter asks for, common or rare, the same plan is the best. */
export const hasIndex = (filter: ExecutorFilter, order: ExecutorOrder): boolean =>
  (order === 'rating' && ofTrade(filter) !== null) || INDEXED[order].includes(askedOf(filter, FLAGS))

/** They are asked of companies. */
const OF_COMPANIES: readonly string[] = [
  'words',
  'categoryIds',
  'districts',
  'businessTypes',
  'visitClient',
  'verified',
] satisfies (keyof ExecutorFilter)[]

/** Listed are users `u`, with their companies `k` where something is asked of these; of one category by its rows `cc`, which stand in the order of the rating. */
export const listedOf = (filter: ExecutorFilter) => {
  if (filter.categoryIds?.length === 1) {
    return sql`company_categories cc join users u on u.id = cc.executor_id join companies k on k.user_id = u.id`
  }
  const isAsked = Object.keys(filter).some((key) => OF_COMPANIES.includes(key))
  return isAsked ? sql`users u join companies k on k.user_id = u.id` : sql`users u`
}

/** What stands beside each trade: a list of one category that asks for nothing else needs neither people nor companies. */
const BESIDE_TRADES: readonly string[] = [
  'categoryIds',
  'cityId',
  'businessTypes',
  'visitClient',
  'verified',
  'ratingFrom',
  'hasCases',
  'priceTo',
] satisfies (keyof ExecutorFilter)[]

/** What the filter asks of rows `cc` of a single category; `null` where they do not know all of it. */
export function ofTrade(filter: ExecutorFilter): RawBuilder<boolean> | null {
  const { categoryIds = [], cityId, businessTypes, ratingFrom, priceTo } = filter
  const [only, ...others] = categoryIds
  const isKnown = Object.keys(filter).every((key) => BESIDE_TRADES.includes(key))
  if (only === undefined || others.length > 0 || !isKnown) return null
  const conditions = [sql`cc.is_listed`, sql`cc.category_id = ${only}`]
  if (cityId !== undefined) conditions.push(sql`cc.city_id = ${cityId}`)
  if (businessTypes) conditions.push(sql`cc.business_type = any(${businessTypes}::text[])`)
  if (filter.visitClient) conditions.push(sql`cc.visit_client`)
  if (filter.verified) conditions.push(sql`cc.is_verified`)
  if (ratingFrom !== undefined) conditions.push(sql`cc.rating >= ${ratingFrom}::numeric`)
  if (filter.hasCases) conditions.push(sql`cc.has_cases`)
  if (priceTo !== undefined) conditions.push(sql`cc.price_from <= ${priceTo}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export const wanted = (filter: ExecutorFilter, at: Date) =>
  sql<boolean>`${ofPeople(filter)} and ${ofCompanies(filter, at)}`

/** What the filter asks of users `u`; the first condition lets the partial indexes serve. */
export function ofPeople(filter: ExecutorFilter): RawBuilder<boolean> {
  const { cityId, onlineIds, ratingFrom, hasCases, priceTo } = filter
  const conditions = [LISTED]
  if (cityId !== undefined && filter.categoryIds?.length !== 1) conditions.push(sql`u.city_id = ${cityId}`)
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

/** What it asks of their companies `k`, and of the rows `cc` of a single category. */
export function ofCompanies(filter: ExecutorFilter, at: Date): RawBuilder<boolean> {
  const { words, cityId, districts } = filter
  const conditions = [sql<boolean>`true`]
  if (words?.match === 'stems') conditions.push(sql`k.search @@ websearch_to_tsquery('russian', ${words.text})`)
  if (words?.match === 'typo') conditions.push(sql`lower(k.words) %> ${words.text.toLowerCase()}`)
  const [only, ...others] = filter.categoryIds ?? []
  if (only !== undefined && others.length === 0) {
    conditions.push(sql`cc.is_listed and cc.category_id = ${only}`)
    if (cityId !== undefined) conditions.push(sql`cc.city_id = ${cityId}`)
  } else if (filter.categoryIds) conditions.push(doing(filter.categoryIds))
  if (districts) conditions.push(sql`k.districts && ${districts}::text[]`)
  if (filter.businessTypes) conditions.push(sql`k.business_type = any(${filter.businessTypes}::text[])`)
  if (filter.visitClient) conditions.push(sql`k.visit_client`)
  if (filter.verified) conditions.push(sql`k.verification_status = 'VERIFIED'`)
  if (filter.badges) {
    const having = inForce(at)
    conditions.push(
      sql`(${sql.join(
        filter.badges.map((badge) => having[badge]),
        sql` or `,
      )})`,
    )
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const doing = (ids: readonly number[]) => sql<boolean>`
  exists (select from company_categories cc where cc.company_id = k.id and cc.category_id = any(${ids}::int[]))`

/** Whether users `u` have the badges. */
export const inForce = (at: Date | RawBuilder<Date>) => ({
  PRO: sql<boolean>`exists (
    select from user_tariffs p where p.user_id = u.id and p.type = 'PRO' and p.until > ${at} and p.from_at <= ${at})`,
  TOP_EXECUTOR: sql<boolean>`exists (
    select from user_services s where s.user_id = u.id and s.type = 'TOP_EXECUTORS'
      and s.until > ${at} and s.from_at <= ${at} and s.ended_at is null)`,
})
