import type { Point } from '@artel/core/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { likeLiteral } from '../../platform/db/search-text.ts'

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

/** The biggest cities. */
export const selectBiggestPlaces = (db: Kysely<Schema>, within: Within, limit: number): Promise<PlaceRow[]> =>
  places(db, within).orderBy('cities.population', 'desc').orderBy('cities.id').limit(limit).execute()

/** Cities with a word that begins so; those whose name begins so come first, the bigger before the smaller. */
export const selectPlacesByPrefix = (
  db: Kysely<Schema>,
  name: string,
  within: Within,
  limit: number,
): Promise<PlaceRow[]> => {
  const word = likeLiteral(name)
  const nameBegins = sql<boolean>`cities.search_name like ${`${word}%`}`
  return places(db, within)
    .where((where) =>
      where.or([
        nameBegins,
        where('cities.search_name', 'like', `% ${word}%`),
        where('cities.search_name', 'like', `%-${word}%`),
      ]),
    )
    .orderBy(nameBegins, 'desc')
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute()
}

/**
 * Cities whose name, or its second word, begins with about these letters; the fewest slips first. Reads all of them, a few
 * milliseconds: ask it last.
 * @param slips letters that may be wrong, missing or too many
 */
export const selectPlacesBySlips = (
  db: Kysely<Schema>,
  name: string,
  slips: number,
  within: Within,
  limit: number,
): Promise<PlaceRow[]> => {
  const lengths = [name.length - 1, name.length, name.length + 1]
  const fewest = sql<number>`(
    select min(levenshtein_less_equal(left(word, length), ${name}, ${slips}))
    from unnest(array[cities.search_name, regexp_replace(cities.search_name, '^[^ -]*[ -]', '')]) as word,
      unnest(${lengths}::int[]) as length
  )`
  return places(db, within)
    .where(fewest, '<=', slips)
    .orderBy(fewest)
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute()
}

/** Cities that are called exactly so, the biggest first. */
export const selectPlacesByName = (
  db: Kysely<Schema>,
  name: string,
  within: Within,
  limit: number,
): Promise<PlaceRow[]> =>
  places(db, within)
    .where('cities.search_name', '=', name)
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute()

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

/** Regions that have these letters in their name, those that begin so first; then those that differ by a few slips. */
export const searchRegionRows = (
  db: Kysely<Schema>,
  name: string,
  slips: number,
  limit: number,
): Promise<RegionRow[]> => {
  const written = sql<string>`replace(lower(regions.name), 'ё', 'е')`
  const has = sql<boolean>`${written} like ${`%${likeLiteral(name)}%`}`
  const begins = sql<boolean>`${written} like ${`${likeLiteral(name)}%`}`
  const distance = sql<number>`(
    select min(levenshtein_less_equal(left(word, ${name.length}::int), ${name}, ${slips}))
    from unnest(array[${written}, regexp_replace(${written}, '^[^ -]*[ -]', '')]) as word
  )`
  return regions(db)
    .where((where) => where.or([has, ...(slips > 0 ? [sql<boolean>`${distance} <= ${slips}`] : [])]))
    .orderBy(has, 'desc')
    .orderBy(begins, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
