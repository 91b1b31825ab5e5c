import type { ChosenCity } from '@artel/core/geolocation'
import { CITY_COOKIE, DEFAULT_TIME_ZONE, TIME_ZONE_COOKIE } from '../services/page.ts'

const cookieOf = (header: string, name: string): string | null => {
  for (const pair of header.split(';')) {
    const [key, ...rest] = pair.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(rest.join('='))
    } catch {
      return null
    }
  }
  return null
}

const isNumber = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

/** The chosen city of the cookie header, or `null` when it is missing or does not look like one. */
export const cityFromCookies = (header: string): ChosenCity | null => {
  try {
    const { id, name, lat, lon } = JSON.parse(cookieOf(header, CITY_COOKIE) ?? 'null') ?? {}
    if (!Number.isSafeInteger(id) || typeof name !== 'string' || name.length > 100) return null
    return isNumber(lat, 90) && isNumber(lon, 180) ? { id, name, lat, lon } : null
  } catch {
    return null
  }
}

/** The visitor's time zone, or Moscow when the cookie names none that exists. */
export const timeZoneFromCookies = (header: string): string => {
  const zone = cookieOf(header, TIME_ZONE_COOKIE)
  if (!zone) return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('ru-RU', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}
