import { fromCallback, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { MapPlace, Point } from '../contract/geocoder.ts'
import { GEOCODER_RADIUS } from '../contract/geocoder-terms.ts'
import type { GeolocationPort, KeyValueStorage } from '../ports/index.ts'
import { CITY_KEY, type CityStore, parseCity } from './chosen-city.ts'
import { type LocationEvent, locationMachine } from './location.machine.ts'
import { NO_POSITION_KEY } from './location-asking.ts'

/** What {@link provideLocation} needs. */
export interface LocationPorts {
  readonly api: ApiClient
  readonly city: CityStore
  readonly geolocation: GeolocationPort
  /** Remembers who would not tell where they are. */
  readonly storage: KeyValueStorage
  /** Tells of changes that another tab made to a key; returns the way to stop. */
  readonly watchStorage: (key: string, listener: (value: string | null) => void) => () => void
}

/** The machine with its ports made of the API client, the city store, the device and the other tabs' storage. */
export const provideLocation = ({ api, city, geolocation, storage, watchStorage }: LocationPorts) =>
  locationMachine.provide({
    actors: {
      positions: fromCallback<LocationEvent>(({ sendBack }) =>
        geolocation.watch({
          onPosition: (position) => sendBack({ type: 'position.changed', position }),
          onFailure: (reason) => sendBack({ type: 'position.failed', reason }),
        }),
      ),
      choices: fromCallback<LocationEvent>(({ sendBack }) => {
        const stops = [
          city.subscribe(() => {
            if (city.isChosen()) sendBack({ type: 'city.chosen' })
          }),
          watchStorage(CITY_KEY, (value) => {
            const chosen = parseCity(value)
            if (chosen) city.set(chosen)
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
      findPlacesByCoordinates: fromPromise<readonly MapPlace[], { position: Point }>(async ({ input, signal }) => {
        const { lat: latitude, lon: longitude } = input.position
        const query = { latitude, longitude, radius: GEOCODER_RADIUS }
        return (await api.findPlacesByCoordinates({ query }, { signal })).data.items
      }),
      searchRegions: fromPromise<readonly MapPlace[], { name: string }>(async ({ input, signal }) => {
        return (await api.searchRegions({ query: { q: input.name } }, { signal })).data.items
      }),
    },
    actions: {
      remember: (_, chosen) => {
        if (chosen) city.set(chosen)
      },
      suppose: (_, supposed) => city.suppose(supposed),
      settleFor: (_, fallback) => {
        if (!city.isChosen()) city.set(fallback)
      },
      leaveAlone: () => storage.set(NO_POSITION_KEY, 'true'),
    },
  })
