import { CITIES_ON_MAP, DISTRICTS_LISTED, type DistrictCount, type ExecutorCity } from '@artel/core/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type ExecutorRow, executorRows } from './executor-cards.queries.ts'
import { type ExecutorFilter, listedOf, wanted } from './filter-in-sql.ts'
import { LISTED } from './listed.ts'
import { tradesOf } from './trades-in-sql.ts'

/** An executor with what stands on their own page. */
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

/** Cities in which the filter leaves executors, those with the most of them. */
export async function selectCities(db: Kysely<Schema>, filter: ExecutorFilter, at: Date): Promise<ExecutorCity[]> {
  const those =
    tradesOf(filter, at)?.each(sql`cc.executor_id, cc.city_id`) ??
    sql`select u.city_id from ${listedOf(filter)} where ${wanted(filter, at)}`
  const { rows } = await sql<ExecutorCity>`
    select c.id, c.name, json_build_object('lat', c.lat, 'lon', c.lon) as point, found.count
    from (select city_id, count(*)::int as count from (${those}) as listed group by city_id) as found join cities c on c.id = found.city_id
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
export const selectExecutorPage = (db: Kysely<Schema>, id: string, at: Date): Promise<ExecutorPageRow | undefined> =>
  executorRows(db, at)
    .select(['k.about', 'k.districts', 'k.experience', 'k.education', 'u.cases_count'])
    .select([
      sql<string | null>`k.foundation_date::text`.as('foundation_date'),
      sql<number>`(
        select count(*)::int from articles a where a.author_id = u.id and a.status = 'PUBLISHED' and a.is_public)`.as(
        'articles',
      ),
      sql<number>`(select count(*)::int from services s where s.executor_id = u.id)`.as('services'),
      sql<number>`(
        select count(*)::int from products p where p.seller_id = u.id and p.status = 'PUBLISHED')`.as('products'),
    ])
    .where('u.id', '=', id)
    .where(LISTED)
    .$castTo<ExecutorPageRow>()
    .executeTakeFirst()
