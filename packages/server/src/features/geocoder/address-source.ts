import type { MapPlace, PlaceKind, PlaceSearchMode, Point } from '@artel/core/contract'

/** A place that another map knows; the numbers of its city and region are looked up in the gazetteer. */
export type FoundPlace = Omit<MapPlace, 'city_id' | 'region_id'>

/** A map with streets, houses and districts, which the gazetteer has not. */
export interface AddressSource {
  /** @throws AddressSourceUnavailable */
  byText(query: {
    readonly text: string
    readonly mode: PlaceSearchMode
    readonly near: Point | null
    readonly limit: number
  }): Promise<FoundPlace[]>
  /** @throws AddressSourceUnavailable */
  byPoint(query: {
    readonly point: Point
    readonly radius: number
    readonly kinds: readonly PlaceKind[]
    readonly limit: number
  }): Promise<FoundPlace[]>
}

/** The other map did not answer, or not what it promises; the gazetteer answers alone. */
export class AddressSourceUnavailable extends Error {
  override name = 'AddressSourceUnavailable'
}
