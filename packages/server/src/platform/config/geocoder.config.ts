import * as z from 'zod'

/** Where maps take their ground from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`, and maybe with `{s}` and `{r}`. */
  readonly url: string
  /** Whom to credit, plain text. */
  readonly credit: string
}

const OPEN_STREET_MAP = '© участники OpenStreetMap'

const readTiles = (value: string): MapTiles | null => {
  const [url = '', ...credit] = value.split(/\s+/)
  const isTiles = ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(addressOf(url))
  return isTiles && /^https?:/.test(url) ? { url, credit: credit.join(' ') || OPEN_STREET_MAP } : null
}

/** The address of one tile, for its origin. */
const addressOf = (url: string) => url.replaceAll('{s}', 'a').replaceAll(/[{}]/g, '')

/** Where tiles come from, for a Content-Security-Policy. */
export const tilesSourceOf = ({ url }: MapTiles): string => {
  const { origin, host, protocol } = new URL(addressOf(url))
  return url.includes('://{s}.') ? `${protocol}//*.${host.split('.').slice(1).join('.')}` : origin
}

/** Variables of the environment about the map. */
export const geocoderVariables = {
  TWO_GIS_KEY: z
    .string()
    .regex(/^[\w-]{8,}$/, { error: 'нужен ключ Geocoder API из кабинета 2ГИС.' })
    .optional(),
  MAP_TILES: z
    .string()
    .transform((value, context) => {
      const tiles = readTiles(value)
      if (tiles) return tiles
      context.addIssue(
        'нужен адрес вида https://tiles.example/{z}/{x}/{y}.png, после него через пробел можно назвать, чьи это карты.',
      )
      return z.NEVER
    })
    .optional(),
}
