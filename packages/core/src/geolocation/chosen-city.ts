import type { MapPlace } from '../contract/geocoder.ts'
import type { KeyValueStorage } from '../ports/index.ts'

/** The city that the visitor looks at the marketplace from. */
export interface ChosenCity {
  readonly id: number
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** Key of the chosen city in storage and name of its cookie; the value is JSON of {@link ChosenCity}. */
export const CITY_KEY = 'artel_city'

/** What is remembered of a place: the city it is or lies in. A region and a place outside the gazetteer have none. */
export const cityOf = ({ city, city_id, point }: MapPlace): ChosenCity | null =>
  city === null || city_id === null ? null : { id: city_id, name: city, lat: point.lat, lon: point.lon }

const isCoordinate = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** Reads a remembered city; `null` for anything a visitor or an older version may have left there instead. */
export const parseCity = (text: string | null): ChosenCity | null => {
  try {
    const { id, name, lat, lon } = JSON.parse(text ?? '')
    const isCity = Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && name !== '' && name.length <= 100
    return isCity && isCoordinate(lat, 90) && isCoordinate(lon, 180) ? { id, name, lat, lon } : null
  } catch {
    return null
  }
}

/** The chosen city, for everyone who follows it. */
export interface CityStore {
  get(): ChosenCity | null
  /** The one that the page was rendered with. */
  rendered(): ChosenCity | null
  set(city: ChosenCity): void
  /** Looks from a city until one is chosen, without remembering it. */
  suppose(city: ChosenCity): void
  /** Whether the city was chosen and not just supposed. */
  isChosen(): boolean
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** Makes the store. `initial` is what the page was rendered with. */
export const createCityStore = ({
  storage,
  initial,
}: {
  readonly storage: KeyValueStorage
  readonly initial: ChosenCity | null
}): CityStore => {
  const listeners = new Set<() => void>()
  let current = initial
  let isChosen = initial !== null
  const change = (city: ChosenCity) => {
    current = city
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => current,
    rendered: () => initial,
    set(city) {
      isChosen = true
      storage.set(CITY_KEY, JSON.stringify(city))
      change(city)
    },
    suppose(city) {
      if (!isChosen) change(city)
    },
    isChosen: () => isChosen,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
