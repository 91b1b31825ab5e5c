/** Search modes of product §3.11. */
export const PLACE_SEARCH_MODES = ['ADDRESS', 'CITY', 'CITY_SUGGEST', 'CITY_DISTRICT', 'REGION'] as const
export type PlaceSearchMode = (typeof PLACE_SEARCH_MODES)[number]

/** Types of a map place (product §3). */
export const PLACE_TYPES = ['adm_div', 'attraction', 'building', 'street'] as const

/** Subtypes of an `adm_div` (product §3). */
export const PLACE_SUBTYPES = ['city', 'district', 'region'] as const

/** What is looked for around a point: a type, or an `adm_div` of one subtype. `adm_div` alone is all of them. */
export const PLACE_KINDS = [
  'adm_div',
  'adm_div.city',
  'adm_div.district',
  'adm_div.region',
  'attraction',
  'building',
  'street',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Id of an address that no map knows: it is taken as it was written, and its point is the middle of its city. */
export const guessedPlaceId = (cityId: number, address: string): string => `${cityId}:${address}`

/** How the geocoder calls the country that the marketplace works in (product §5.5). */
export const RUSSIA = 'Россия'

/** Country of a point that is known to lie outside of {@link RUSSIA}; which one it is, nobody has looked up. */
export const ABROAD = 'Другая страна'

/** Metres around a point within which a place counts as found (product §9.5). */
export const GEOCODER_RADIUS = 2000

/** Characters of a place that is searched by what was typed: no place is called that long. */
export const PLACE_QUERY_LENGTH = 100
