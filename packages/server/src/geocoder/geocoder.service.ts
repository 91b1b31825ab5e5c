import type { MapPlace } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { searchText } from '../db/search-text.ts'
import { type PlaceRow, selectBiggestPlaces, selectPlacesByLikeness, selectPlacesByPrefix } from './geocoder.queries.ts'

/** Finds places by what people type. */
export interface Geocoder {
  /** Cities for a suggestion list: by prefix, else by likeness; the biggest ones for an empty query. */
  suggest(query: { readonly q: string; readonly limit: number }): Promise<MapPlace[]>
}

/** Shorter words have too few letters to tell a slip from another name. */
const SHORTEST_MISSPELT = 3

/** The embedded gazetteer (architecture.md "Server"). */
export function createGeocoder(db: Kysely<Schema>): Geocoder {
  return {
    async suggest({ q, limit }) {
      const name = searchText(q).toLowerCase().replaceAll('ё', 'е')
      if (name === '') return (await selectBiggestPlaces(db, limit)).map(mapPlace)
      const found = await selectPlacesByPrefix(db, name, limit)
      if (found.length > 0 || name.length < SHORTEST_MISSPELT) return found.map(mapPlace)
      return (await selectPlacesByLikeness(db, name, limit)).map(mapPlace)
    },
  }
}

function mapPlace(row: PlaceRow): MapPlace {
  return {
    id: row.id,
    name: row.name,
    // Moscow is a city and a region at once; saying it twice helps nobody.
    full_name: row.name === row.region_name ? row.name : `${row.name}, ${row.region_name}`,
    type: 'adm_div',
    subtype: 'city',
    point: { lat: row.lat, lon: row.lon },
    country: 'Россия',
    region: row.region_name,
    region_id: row.region_id,
  }
}
