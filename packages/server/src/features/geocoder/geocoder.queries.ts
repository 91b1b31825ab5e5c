import type { Point } from '@artel/core/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** A city with its region, as the gazetteer has it. */
export interface PlaceRow {
  id: number
  name: string
  lat: number
  lon: number
  region_id: number
  region_name: string
}

/** One region, or one city of it; without either all of Russia. */
export interface Within {
  readonly regionId?: number | undefined
  readonly cityId?: number | undefined
}

const places = (db: Kysely<Schema>, { regionId, cityId }: Within = {}) =>
  db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select(['cities.id', 'cities.name', 'cities.lat', 'cities.lon', 'cities.region_id', 'regions.name as region_name'])
    .$if(regionId !== undefined, (query) => query.where('cities.region_id', '=', regionId as number))
    .$if(cityId !== undefined, (query) => query.where('cities.id', '=', cityId as number))

/** All cities, the biggest first. */
export const selectPlaces = (db: Kysely<Schema>): Promise<PlaceRow[]> =>
  places(db).orderBy('cities.population', 'desc').orderBy('cities.id').execute()

/** The city that one of these words names, also in the locative («в Казани»): the longest name, then the biggest city. */
export const selectNamedPlace = (
  db: Kysely<Schema>,
  words: readonly string[],
  within: Within,
): Promise<PlaceRow | undefined> => {
  const any = sql`any(${words}::text[])`
  return places(db, within)
    .where(sql<boolean>`(cities.search_name = ${any} or replace(lower(cities.name_locative), 'ё', 'е') = ${any})`)
    .orderBy(sql`length(cities.search_name)`, 'desc')
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .executeTakeFirst()
}

/** Like {@link PlaceRow}, seen from a point. */
export interface NearbyRow extends PlaceRow {
  /** From the middle of the city. */
  metres: number
  /** How far the city reaches from its middle, as if round and with 2 500 people on a square kilometre. */
  extent: number
}

/** No circle has more towns than this. */
const MOST_NEARBY = 200

/** Cities that reach into the circle; the one whose middle is closest for its size comes first. */
export const selectPlacesNear = (db: Kysely<Schema>, { lat, lon }: Point, radius: number): Promise<NearbyRow[]> => {
  const metres = sql<number>`earth_distance(ll_to_earth(cities.lat, cities.lon), ll_to_earth(${lat}, ${lon}))`
  const extent = sql<number>`1000 * sqrt(cities.population / (2500 * pi()))`
  return places(db)
    .select([metres.as('metres'), extent.as('extent')])
    .where(sql<boolean>`${metres} <= ${radius}::float8 + ${extent}`)
    .orderBy(sql`${metres} / (1000 + ${extent})`)
    .orderBy('cities.id')
    .limit(MOST_NEARBY)
    .execute()
}

/** A region as the gazetteer has it. */
export type RegionRow = Pick<Selectable<Schema['regions']>, 'id' | 'name' | 'lat' | 'lon'>

const regions = (db: Kysely<Schema>) => db.selectFrom('regions').select(['id', 'name', 'lat', 'lon'])

/** All regions by the alphabet: there are 85. */
export const selectRegions = (db: Kysely<Schema>): Promise<RegionRow[]> =>
  regions(db).orderBy('name').orderBy('id').execute()
