import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { likeLiteral } from '../db/search-text.ts'

/** A city with its region, as the gazetteer has it. */
export interface PlaceRow {
  id: number
  name: string
  lat: number
  lon: number
  region_id: number
  region_name: string
}

const places = (db: Kysely<Schema>) =>
  db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select(['cities.id', 'cities.name', 'cities.lat', 'cities.lon', 'cities.region_id', 'regions.name as region_name'])

/** The biggest cities. */
export const selectBiggestPlaces = (db: Kysely<Schema>, limit: number): Promise<PlaceRow[]> =>
  places(db).orderBy('cities.population', 'desc').orderBy('cities.id').limit(limit).execute()

/** Cities with a word that begins so; those whose name begins so come first, the bigger before the smaller. */
export const selectPlacesByPrefix = (db: Kysely<Schema>, name: string, limit: number): Promise<PlaceRow[]> => {
  const word = likeLiteral(name)
  const nameBegins = sql<boolean>`cities.search_name like ${`${word}%`}`
  return places(db)
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
  limit: number,
): Promise<PlaceRow[]> => {
  const lengths = [name.length - 1, name.length, name.length + 1]
  const fewest = sql<number>`(
    select min(levenshtein_less_equal(left(word, length), ${name}, ${slips}))
    from unnest(array[cities.search_name, regexp_replace(cities.search_name, '^[^ -]*[ -]', '')]) as word,
      unnest(${lengths}::int[]) as length
  )`
  return places(db)
    .where(fewest, '<=', slips)
    .orderBy(fewest)
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute()
}
