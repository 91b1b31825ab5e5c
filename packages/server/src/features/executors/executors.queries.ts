import {
  type BADGES,
  type BusinessType,
  CITIES_ON_MAP,
  DISTRICTS_LISTED,
  type DistrictCount,
  EXECUTOR_CARD,
  type ExecutorCity,
  SIMILAR_EXECUTORS,
  TOP_PLACES,
} from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { countOfWord, idsByWords, type ListInSql } from './executor-words.ts'
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

/** An executor in a list besides what everybody knows of a person. */
export interface ExecutorRow {
  id: string
  company_id: string
  visit_client: boolean
  category_ids: number[]
  is_pro: boolean
  is_top: boolean
  /** Kopecks. */
  price_from: number | null
  /** Minutes. */
  answers_within: number | null
}

/** A work as a list shows it. */
export interface WorkJson {
  id: number
  title: string
  photo: { id: string; width: number | null; height: number | null }
}

/** The same with what a list tells besides. */
export interface ExecutorCardRow extends ExecutorRow {
  intro: string
  works: WorkJson[]
}

/** The same with what stands on their own page. */
export interface ExecutorPageRow extends ExecutorRow {
  about: string
  foundation_date: string | null
  districts: string[]
  experience: { title: string; from: number; to: number | null }[]
  education: { title: string; from: number; to: number | null }[]
  articles: number
  services: number
  products: number
  /** The hidden ones too. */
  cases_count: number
}

/** What people are ranked by (product §12), in the words of the indexes; `rankingScore` of core says the same. */
const RANK = sql`((22.5::float8 + u.rating_sum) / (5 + u.rating_count))`

const orders = {
  rating: sql`${RANK} desc, u.created_at desc, u.id desc`,
  price: sql`u.price_from, ${RANK} desc, u.created_at desc, u.id desc`,
  createdAt: sql`u.created_at desc, u.id desc`,
} as const satisfies Record<ExecutorOrder, RawBuilder<unknown>>

/** Which part of the list, and at what moment. */
export interface ExecutorSlice {
  readonly at: Date
  readonly skip: number
  readonly limit: number
}

/** A query for the ids of a stretch of the list, in its order. */
function executorIds(
  filter: ExecutorFilter,
  order: ExecutorOrder,
  { at, skip, limit }: ExecutorSlice,
): RawBuilder<{ id: string }> {
  const { words } = filter
  if (words) return idsByWords({ filter: { ...filter, words }, order, skip, limit }, listForWords(filter, order, at))
  return sql<{ id: string }>`
    select u.id from ${listedOf(filter)}
    where ${wanted(filter, at)} order by ${orderOf(filter, order)} offset ${skip} limit ${sql.lit(limit)}`
}

/** The ids of a stretch of the list, in its order. */
export async function selectExecutorIds(
  db: Kysely<Schema>,
  filter: ExecutorFilter,
  order: ExecutorOrder,
  slice: ExecutorSlice,
): Promise<string[]> {
  const { rows } = await executorIds(filter, order, slice).execute(db)
  return rows.map(({ id }) => id)
}

/** Somebody on a page of the list. */
export interface ListedId {
  readonly id: string
  readonly is_paid: boolean
}

/**
 * A stretch of a list whose first places can be bought, best rated first: who has paid for one of these categories in this city and
 * suits the list stands there, those of this turn, and nowhere else.
 */
export async function selectWithTopPlaces(
  db: Kysely<Schema>,
  filter: ExecutorFilter,
  {
    chosenIds,
    cityId,
    turn,
  }: { readonly chosenIds: readonly number[]; readonly cityId: number; readonly turn: number },
  { at, skip, limit }: ExecutorSlice,
): Promise<ListedId[]> {
  const from = listedOf(filter)
  const order = orderOf(filter, 'rating')
  const { rows } = await sql<ListedId>`
    with bought as materialized (
      select distinct s.user_id from user_services s
      where s.type = 'TOP_EXECUTORS' and s.category_id = any(${chosenIds}::int[]) and s.city_id = ${cityId}
        and s.until > ${at} and s.from_at <= ${at} and s.ended_at is null
    ), placed as materialized (
      select id, (row_number() over (order by id) - 1 + count(*) over () - ${turn}::bigint % count(*) over ()) % count(*) over () as place
      from (select u.id from ${from} where u.id in (select user_id from bought) and ${wanted(filter, at)}) as suiting
      order by place limit ${sql.lit(TOP_PLACES)}
    )
    select id, is_paid from (
      (select id, true as is_paid, place from placed where ${skip}::int = 0)
      union all
      select id, false, ${sql.lit(TOP_PLACES)} + row_number() over () from (
        select u.id from ${from} where ${wanted(filter, at)} and u.id not in (select id from placed)
        order by ${order}
        offset greatest(0, ${skip}::int - (select count(*) from placed))
        limit ${limit}::int - case when ${skip}::int = 0 then (select count(*) from placed) else 0 end
      ) as others
    ) as listed order by place`.execute(db)
  return rows
}

/** Others who do first what an executor does first, in the same city, the best rated first. */
export async function selectSimilarIds(db: Kysely<Schema>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id
    from company_categories cc join users u on u.id = cc.executor_id
    where cc.category_id = (select own.category_id from company_categories own where own.executor_id = ${id} order by own.position limit 1)
      and cc.city_id = (select me.city_id from users me where me.id = ${id})
      and cc.is_listed and ${LISTED} and cc.executor_id <> ${id}
    order by ${OF_CATEGORY} limit ${sql.lit(SIMILAR_EXECUTORS)}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many executors the filter leaves, no more than `most`. */
export async function countExecutors(
  db: Kysely<Schema>,
  filter: ExecutorFilter,
  at: Date,
  most: number,
): Promise<number> {
  const those = tradeAlone(filter) ?? sql`${listedOf(filter)} where ${wanted(filter, at)}`
  const counted = sql`(select count(*) from (select from ${those} limit ${sql.lit(most)}) as counted)`
  const { words, ...others } = filter
  const ofWord = words?.match === 'stems' && Object.keys(others).length === 0 && countOfWord(words.text, most)
  const { rows } = await sql<{ total: number }>`
    select ${ofWord ? sql`coalesce(${ofWord}, ${counted})` : counted}::int as total`.execute(db)
  return rows[0]?.total ?? 0
}

const inForce = (at: Date) => ({
  PRO: sql<boolean>`exists (
    select from user_tariffs p where p.user_id = u.id and p.type = 'PRO' and p.until > ${at} and p.from_at <= ${at})`,
  TOP_EXECUTOR: sql<boolean>`exists (
    select from user_services s where s.user_id = u.id and s.type = 'TOP_EXECUTORS'
      and s.until > ${at} and s.from_at <= ${at} and s.ended_at is null)`,
})

const cardColumns = (at: Date) => sql`
  u.id, u.price_from, u.answers_within, k.id as company_id, k.visit_client, ${inForce(at).PRO} as is_pro, ${inForce(at).TOP_EXECUTOR} as is_top,
  array(select cc.category_id from company_categories cc where cc.company_id = k.id order by cc.position) as category_ids`

/** The newest works by their first photo: so few that no tariff hides one of them. */
const newestWorks = sql`
  (select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'photo', w.photo) order by w.id desc), '[]')
   from (
     select c.id, c.title, photo.json as photo
     from cases c cross join lateral (
       select json_build_object('id', f.id, 'width', f.width, 'height', f.height) as json
       from attachments a join files f on f.id = a.file_id
       where a.case_id = c.id and f.dead_at is null order by a.position limit 1
     ) as photo
     where c.executor_id = u.id order by c.id desc limit ${sql.lit(EXECUTOR_CARD.works)}
   ) as w) as works`

/** These executors, in the order of their ids. */
export async function selectExecutors(
  db: Kysely<Schema>,
  ids: readonly string[],
  at: Date,
): Promise<ExecutorCardRow[]> {
  const { rows } = await sql<ExecutorCardRow>`
    select ${cardColumns(at)}, left(k.about, ${sql.lit(EXECUTOR_CARD.intro)}) as intro, ${newestWorks}
    from unnest(${ids}::uuid[]) with ordinality as listed (id, n)
    join users u on u.id = listed.id join companies k on k.user_id = u.id
    order by listed.n`.execute(db)
  return rows
}

/** Cities in which the filter leaves executors, those with the most of them. */
export async function selectCities(db: Kysely<Schema>, filter: ExecutorFilter, at: Date): Promise<ExecutorCity[]> {
  const { rows } = await sql<ExecutorCity>`
    select c.id, c.name, json_build_object('lat', c.lat, 'lon', c.lon) as point, found.count
    from (
      select u.city_id, count(*)::int as count
      from ${listedOf(filter)} where ${wanted(filter, at)} group by u.city_id
    ) as found join cities c on c.id = found.city_id
    order by found.count desc, c.id limit ${sql.lit(CITIES_ON_MAP)}`.execute(db)
  return rows
}

/** Districts in which executors of a city work, those that most of them name first. */
export async function selectDistricts(db: Kysely<Schema>, cityId: number): Promise<DistrictCount[]> {
  const { rows } = await sql<DistrictCount>`
    select district as name, count(*)::int as count
    from users u join companies k on k.user_id = u.id cross join lateral unnest(k.districts) as district
    where ${LISTED} and u.city_id = ${cityId}
    group by district order by count desc, district limit ${sql.lit(DISTRICTS_LISTED)}`.execute(db)
  return rows
}

/** Somebody who is listed, with their own page; `undefined` for anybody else. */
export async function selectExecutorPage(
  db: Kysely<Schema>,
  id: string,
  at: Date,
): Promise<ExecutorPageRow | undefined> {
  const { rows } = await sql<ExecutorPageRow>`
    select ${cardColumns(at)}, k.about, k.foundation_date::text, k.districts, k.experience, k.education,
      (select count(*)::int from articles a where a.author_id = u.id and a.status = 'PUBLISHED' and a.is_public) as articles,
      (select count(*)::int from services s where s.executor_id = u.id) as services,
      (select count(*)::int from products p where p.seller_id = u.id and p.status = 'PUBLISHED') as products, u.cases_count
    from users u join companies k on k.user_id = u.id
    where u.id = ${id} and ${LISTED}`.execute(db)
  return rows[0]
}

const wanted = (filter: ExecutorFilter, at: Date) => sql<boolean>`${ofPeople(filter)} and ${ofCompanies(filter, at)}`

/** What the filter asks of users `u`; the first condition lets the partial indexes serve. */
function ofPeople(filter: ExecutorFilter): RawBuilder<boolean> {
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
function ofCompanies(filter: ExecutorFilter, at: Date): RawBuilder<boolean> {
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

/** Listed are users `u` with their companies `k`; of one category by its rows `cc`, which stand in the order of the rating. */
const listedOf = ({ categoryIds = [] }: ExecutorFilter) =>
  categoryIds.length === 1
    ? sql`company_categories cc join users u on u.id = cc.executor_id join companies k on k.user_id = u.id`
    : sql`users u join companies k on k.user_id = u.id`

/** The same in two halves, the companies beside the users. */
const listForWords = (filter: ExecutorFilter, order: ExecutorOrder, at: Date): ListInSql => {
  const { categoryIds = [], ...ofPerson } = filter
  const trade = categoryIds.length === 1 ? sql`join company_categories cc on cc.executor_id = k.user_id` : sql``
  return {
    people: ofPeople(ofPerson),
    companies: sql`companies k ${trade} where k.user_id = u.id and ${ofCompanies(filter, at)}`,
    rank: RANK,
    order: orders[order],
  }
}

/** Executors of one category, or of one in a city, as its index alone knows them; `null` for a filter that asks for more. */
function tradeAlone({ categoryIds = [], cityId, ...others }: ExecutorFilter) {
  const [only, ...more] = categoryIds
  if (only === undefined || more.length > 0 || Object.keys(others).length > 0) return null
  const there = cityId === undefined ? sql`` : sql`and cc.city_id = ${cityId}`
  return sql`company_categories cc where cc.is_listed and cc.category_id = ${only} ${there}`
}

const OF_CATEGORY = sql`cc.score desc, cc.since desc, cc.executor_id desc`

const orderOf = ({ categoryIds = [] }: ExecutorFilter, order: ExecutorOrder) =>
  order === 'rating' && categoryIds.length === 1 ? OF_CATEGORY : orders[order]

const doing = (ids: readonly number[]) => sql<boolean>`
  exists (select from company_categories cc where cc.company_id = k.id and cc.category_id = any(${ids}::int[]))`
