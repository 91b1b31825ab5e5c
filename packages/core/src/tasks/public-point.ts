import type { Point } from '../contract/geocoder.ts'

/** Degrees of latitude in 500 m. */
const STEP = 0.0045
const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

/** To the step, in as many digits as tell one from the next. */
const rounded = (degrees: number, step: number) => Math.round(Math.round(degrees / step) * step * 1e5) / 1e5

/** The point that the public may know: on a grid of about 500 m (product §10, `place`). */
export const publicPoint = ({ lat, lon }: Point): Point => {
  const latitude = rounded(lat, STEP)
  // A degree of longitude shrinks towards the poles; taken from the rounded latitude, the grid itself tells nothing more.
  return { lat: latitude, lon: rounded(lon, STEP / Math.max(0.1, Math.cos(latitude * RADIANS))) }
}

/** Kilometres between two points, to a hundred metres. */
export const distanceKm = (a: Point, b: Point): number => {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * half(b.lon - a.lon)
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h))) * 10) / 10
}
