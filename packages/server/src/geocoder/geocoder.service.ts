import type { MapPlace } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { searchText } from '../db/search-text.ts'
import { type PlaceRow, selectBiggestPlaces, selectPlacesByPrefix, selectPlacesBySlips } from './geocoder.queries.ts'

/** Finds places by what people type. */
export interface Geocoder {
  /** Cities for a suggestion list: by prefix, else as if misspelt; the biggest ones for an empty query. */
  suggest(query: { readonly q: string; readonly limit: number }): Promise<MapPlace[]>
}

/** One slip in three letters, three at most: with more, another city is as likely. */
const slipsIn = (name: string) => Math.min(3, Math.floor(name.length / 3))

/** The embedded gazetteer (architecture.md "Server"). */
export function createGeocoder(db: Kysely<Schema>): Geocoder {
  return {
    async suggest({ q, limit }) {
      const name = searchText(q).toLowerCase().replaceAll('ё', 'е')
      if (name === '') return (await selectBiggestPlaces(db, limit)).map(mapPlace)
      const found = await selectPlacesByPrefix(db, name, limit)
      const slips = slipsIn(name)
      if (found.length > 0 || slips === 0) return found.map(mapPlace)
      return (await selectPlacesBySlips(db, name, slips, limit)).map(mapPlace)
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
