import type { User } from '@artel/core/contract'
import type { ChosenCity } from '@artel/core/geolocation'
import type { Services } from '@artel/ui/services'

/** What the server knew when it rendered the page; it travels in the HTML, so that the browser starts from the same. */
export interface PageData {
  /** `undefined`: not known, the browser asks by itself. */
  readonly viewer: User | null | undefined
  readonly city: ChosenCity | null
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name. */
  readonly timeZone: string
  /** As the service of this name says. */
  readonly lettersPath: string | null
  /** As the service of this name says. */
  readonly mapTiles: Services['mapTiles']
}

/** Element that carries {@link PageData} as JSON. */
export const PAGE_DATA_ID = 'artel-page'

/** Cookie with the IANA name of the visitor's time zone. */
export const TIME_ZONE_COOKIE = 'artel_tz'
/** Cookie with the chosen city as JSON. */
export const CITY_COOKIE = 'artel_city'

/** Zone of a visitor whose own is not known yet. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

/** Element that carries, as JSON, the queries that were answered before the page was rendered. */
export const QUERIES_ID = 'artel-queries'

/** JSON that is safe inside a script element. */
export const jsonForScript = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
