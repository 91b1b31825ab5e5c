import type { MapPlace } from '../contract/geocoder.ts'
import { guessedPlaceId, RUSSIA } from '../contract/geocoder-terms.ts'
import type { PinAround, PinCity } from './address-pin.types.ts'

/** The city of a place, if the gazetteer knows it. */
export const pinCityOf = ({ city, city_id }: MapPlace): PinCity | null =>
  city !== null && city_id !== null ? { id: city_id, name: city } : null

/** Words of an address; a city alone is none. */
export const addressOf = ({ type, name }: MapPlace): string | null => (type === 'adm_div' ? null : name)

/** No map knows the address: its point is the middle of its city. */
export const isGuessed = ({ id, city_id, name }: MapPlace): boolean =>
  city_id !== null && id === guessedPlaceId(city_id, name)

export const isAbroad = (places: readonly MapPlace[]): boolean => places.some(({ country }) => country !== RUSSIA)

/** What of the places around a point tells where it is. */
export const aroundOf = (places: readonly MapPlace[]): PinAround => {
  const of = (type: MapPlace['type']) => places.find((place) => place.type === type)
  const place = places.find(({ subtype }) => subtype === 'city')
  const city = place && pinCityOf(place)
  return {
    address: (of('building') ?? of('street'))?.name ?? null,
    city: place && city ? { ...city, middle: place.point } : null,
  }
}
