import { guessedPlaceId, type MapPlace, RUSSIA } from '@artel/core/contract'
import type { PlaceRow, RegionRow } from './geocoder.queries.ts'

/** A city of the gazetteer as the contract tells it. */
export const cityPlace = (row: PlaceRow): MapPlace => ({
  id: row.id,
  name: row.name,
  // Moscow is a city and a region at once; saying it twice helps nobody.
  full_name: row.name === row.region_name ? row.name : `${row.name}, ${row.region_name}`,
  type: 'adm_div',
  subtype: 'city',
  point: { lat: row.lat, lon: row.lon },
  country: RUSSIA,
  region: row.region_name,
  region_id: row.region_id,
  city: row.name,
  city_id: row.id,
  district: null,
})

/** A region of the gazetteer. */
export const regionPlace = ({ id, name, lat, lon }: RegionRow): MapPlace => ({
  id,
  name,
  full_name: name,
  type: 'adm_div',
  subtype: 'region',
  point: { lat, lon },
  country: RUSSIA,
  region: name,
  region_id: id,
  city: null,
  city_id: null,
  district: null,
})

/** An address as it was written, at the point of the city that it names. */
export const addressPlace = (address: string, city: PlaceRow): MapPlace => ({
  ...cityPlace(city),
  id: guessedPlaceId(city.id, address),
  name: address,
  full_name: address,
  // A house has a number.
  type: /\d/.test(address) ? 'building' : 'street',
  subtype: null,
})
