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

/** Below this a word is another word, not a misspelt one: «масква» is 0.57 like «москва». */
const WORD_LIKENESS = 0.5

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

/** Cities whose name is about the same, the likest first. Reads all of them, a few milliseconds: ask it last. */
export const selectPlacesByLikeness = (db: Kysely<Schema>, name: string, limit: number): Promise<PlaceRow[]> => {
  const likeness = sql<number>`word_similarity(${name}, cities.search_name)`
  return places(db)
    .where(likeness, '>=', WORD_LIKENESS)
    .orderBy(likeness, 'desc')
    .orderBy('cities.population', 'desc')
    .orderBy('cities.id')
    .limit(limit)
    .execute()
}
