import { GEOCODER_RADIUS, type MapPlace, type PlaceKind, type PlaceSearchMode, type Point } from '@artel/core/contract'
import { placeAbroad, placesCalled, searchPlaces } from '@artel/core/geolocation'
import type { Clock } from '@artel/core/ports'
import { plainText } from '@artel/core/search'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { type AddressSource, AddressSourceUnavailable, type FoundPlace } from './address-source.ts'
import { type NearbyRow, type PlaceRow, selectNamedPlace, selectPlacesNear, type Within } from './geocoder.queries.ts'
import { createKnownPlaces } from './known-places.ts'
import { addressPlace, cityPlace, regionPlace } from './map-places.ts'
import { regionAt } from './region-outlines.ts'

/** Finds places by what people type and by where they are (product §7.9). */
export interface Geocoder {
  /** Cities as people type them, the biggest ones for an empty query; other modes look for other places. */
  suggest(
    query: Within & { readonly q: string; readonly mode: PlaceSearchMode; readonly limit: number },
  ): Promise<MapPlace[]>
  /** What an address means. Without another map: the address as written, at the city that it names or lies within. */
  byAddress(query: Within & { readonly address: string; readonly limit: number }): Promise<MapPlace[]>
  /** Everything of these kinds around a point, the closest first; outside of Russia the region says so and nothing else is told. */
  byCoordinates(query: {
    readonly point: Point
    readonly radius: number
    readonly kinds: readonly PlaceKind[]
  }): Promise<MapPlace[]>
  /** All regions by the alphabet. */
  regions(): Promise<MapPlace[]>
  searchRegions(query: { readonly q: string; readonly limit: number }): Promise<MapPlace[]>
}

const normal = (typed: string) => searchText(typed).toLowerCase().replaceAll('ё', 'е')

/** Runs of one to three words, as names of cities are. */
const namesIn = (address: string): string[] => {
  const words = normal(address)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean)
  return words.flatMap((_, from) => [1, 2, 3].map((count) => words.slice(from, from + count).join(' ')))
}

/**
 * Whether a city that a point is close to may count as its place. The outlines are some kilometres off by coasts and borders:
 * outside of them only the middle of a city counts, or all of a city that they leave out (Sochi, Vladivostok, the Crimea).
 */
const isOnItsSide = ({ lat, lon, metres, extent }: NearbyRow) =>
  metres <= GEOCODER_RADIUS || (metres <= extent && regionAt({ lat, lon }) === null)

const DIVISIONS = ['adm_div.city', 'adm_div.district', 'adm_div.region'] as const satisfies readonly PlaceKind[]

/** The embedded gazetteer, with another map for streets and houses where there is one. */
export function createGeocoder({
  db,
  clock,
  logger,
  addresses,
}: {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
  readonly addresses: AddressSource | null
}): Geocoder {
  const known = createKnownPlaces(db, clock)

  /** The biggest first. */
  const citiesOf = async ({ regionId, cityId }: Within): Promise<readonly PlaceRow[]> => {
    const { cities } = await known()
    return cities.filter(
      ({ id, region_id }) =>
        (regionId === undefined || region_id === regionId) && (cityId === undefined || id === cityId),
    )
  }

  /** Cities around a point, on its side of the border; and the region it lies in. */
  const around = async (point: Point, radius: number) => {
    const outlined = regionAt(point)
    const nearby = await selectPlacesNear(db, point, radius)
    const cities = outlined === null ? nearby.filter(isOnItsSide) : nearby
    return { cities, regionId: cities[0]?.region_id ?? outlined }
  }

  const numbered = async (place: FoundPlace): Promise<MapPlace> => {
    const { cities, regionId } = await around(place.point, GEOCODER_RADIUS)
    const named = cities.find(({ name }) => name === place.city) ?? (place.city === null ? undefined : cities[0])
    return { ...place, region_id: regionId, city_id: named?.id ?? null }
  }

  const fromAddresses = async (ask: (source: AddressSource) => Promise<FoundPlace[]>): Promise<MapPlace[]> => {
    if (!addresses) return []
    try {
      return await Promise.all((await ask(addresses)).map(numbered))
    } catch (error) {
      if (!(error instanceof AddressSourceUnavailable)) throw error
      logger.warn({ err: error }, 'the gazetteer answers alone')
      return []
    }
  }

  const middleOf = async (within: Within): Promise<Point | null> => {
    if (within.cityId === undefined && within.regionId === undefined) return null
    const [place] = await citiesOf(within)
    return place ?? null
  }

  const byAddress: Geocoder['byAddress'] = async ({ address, limit, ...within }) => {
    const text = searchText(address)
    if (text === '') return []
    const near = await middleOf(within)
    const found = await fromAddresses((source) => source.byText({ text, mode: 'ADDRESS', near, limit }))
    if (found.length > 0) return found
    const named = await selectNamedPlace(db, namesIn(text), within)
    if (named) return [normal(text) === normal(named.name) ? cityPlace(named) : addressPlace(text, named)]
    const [city] = within.cityId === undefined ? [] : await citiesOf(within)
    return city ? [addressPlace(text, city)] : []
  }

  const searchRegions: Geocoder['searchRegions'] = async ({ q, limit }) =>
    searchPlaces((await known()).regions, q)
      .slice(0, limit)
      .map(regionPlace)

  return {
    async suggest({ q, mode, limit, ...within }) {
      if (mode === 'REGION') return searchRegions({ q, limit })
      const isEmpty = plainText(q) === ''
      const all = await citiesOf(within)
      const asked = mode === 'CITY' && !isEmpty ? placesCalled(all, q) : searchPlaces(all, q)
      const cities = asked.slice(0, limit).map(cityPlace)
      if (isEmpty || mode === 'CITY' || mode === 'CITY_SUGGEST') return cities
      const near = await middleOf(within)
      const found =
        mode === 'ADDRESS'
          ? await byAddress({ address: q, limit, ...within })
          : await fromAddresses((source) => source.byText({ text: searchText(q), mode, near, limit }))
      const listed = new Set(found.map(({ id }) => id))
      return [...found, ...cities.filter(({ id }) => !listed.has(id))].slice(0, limit)
    },
    byAddress,
    async byCoordinates({ point, radius, kinds: asked }) {
      const kinds = asked.flatMap((kind) => (kind === 'adm_div' ? DIVISIONS : [kind]))
      const { cities, regionId } = await around(point, radius)
      if (regionId === null) return kinds.includes('adm_div.region') ? [placeAbroad(point)] : []
      const others = kinds.filter((kind) => kind !== 'adm_div.city' && kind !== 'adm_div.region')
      const found =
        others.length === 0
          ? []
          : await fromAddresses((source) => source.byPoint({ point, radius, kinds: others, limit: 10 }))
      const region = kinds.includes('adm_div.region')
        ? (await known()).regions.find(({ id }) => id === regionId)
        : undefined
      return [
        ...found,
        ...(kinds.includes('adm_div.city') ? cities.map(cityPlace) : []),
        ...(region ? [regionPlace(region)] : []),
      ]
    },
    regions: async () => (await known()).regions.map(regionPlace),
    searchRegions,
  }
}
