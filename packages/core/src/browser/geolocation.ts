import type { GeolocationPort, PositionFailure } from '../ports/index.ts'

/** Milliseconds to wait for a position, and how old one may be. */
const PATIENCE = 10_000
const FRESHNESS = 5 * 60_000

/** By the codes of `GeolocationPositionError`. */
const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The browser's own geolocation; it exists in secure contexts only. A city needs no high accuracy. */
export const browserGeolocation: GeolocationPort = {
  watch({ onPosition, onFailure }) {
    if (!('geolocation' in navigator) || !isSecureContext) {
      onFailure('unsupported')
      return () => {}
    }
    const id = navigator.geolocation.watchPosition(
      ({ coords }) => onPosition({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => onFailure(FAILURES[code] ?? 'unavailable'),
      { timeout: PATIENCE, maximumAge: FRESHNESS },
    )
    return () => navigator.geolocation.clearWatch(id)
  },
}

/** Tells of a change that another tab made to a key of `localStorage`; returns the way to stop. */
export const watchLocalStorage = (key: string, listener: (value: string | null) => void): (() => void) => {
  const changed = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) listener(event.newValue)
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
