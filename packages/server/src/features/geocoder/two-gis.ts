import type { PlaceKind } from '@artel/core/contract'
import * as z from 'zod'
import { type AddressSource, AddressSourceUnavailable, type FoundPlace } from './address-source.ts'

/** Key of the Geocoder API at 2GIS. */
export interface TwoGisOptions {
  readonly key: string
  /** Address of the API without a slash at the end; another one only in tests. */
  readonly apiUrl?: string
  readonly timeoutMs?: number
}

const API_URL = 'https://catalog.api.2gis.com/3.0'
const ANSWER_WITHIN_MS = 5000
const FIELDS = 'items.point,items.adm_div,items.full_name'
/** The largest radius of a search around a point that 2GIS takes. */
const MOST_METRES = 2000

const itemShape = z.object({
  id: z.string().min(1).max(200),
  name: z.string().optional(),
  full_name: z.string().optional(),
  type: z.string(),
  subtype: z.string().optional(),
  point: z.object({ lat: z.number(), lon: z.number() }).optional(),
  adm_div: z.array(z.object({ type: z.string(), name: z.string().optional() })).default([]),
})
// "Nothing found" is a 404 within an answer of 200.
const answerShape = z.object({
  meta: z.object({ code: z.int() }),
  result: z.object({ items: z.array(itemShape) }).optional(),
})

const SUBTYPES: Readonly<Record<string, FoundPlace['subtype']>> = {
  city: 'city',
  district: 'district',
  region: 'region',
}

/** A place of ours, or nothing when it is of a sort that the contract does not have. */
function placeOf(item: z.output<typeof itemShape>): FoundPlace[] {
  const { id, type, point, adm_div } = item
  const isKnown = type === 'adm_div' || type === 'attraction' || type === 'building' || type === 'street'
  const subtype = type === 'adm_div' ? SUBTYPES[item.subtype ?? ''] : null
  if (!isKnown || !point || subtype === undefined) return []
  const part = (kind: string) => adm_div.find((division) => division.type === kind)?.name ?? null
  const full_name = item.full_name ?? item.name ?? ''
  return [
    {
      id,
      name: item.name ?? full_name,
      full_name,
      type,
      subtype,
      point,
      country: part('country') ?? '',
      region: part('region') ?? '',
      city: part('city'),
      district: part('district'),
    },
  ]
}

/** The Geocoder API of 2GIS, version 3. */
export function createTwoGis({ key, apiUrl = API_URL, timeoutMs = ANSWER_WITHIN_MS }: TwoGisOptions): AddressSource {
  const ask = async (query: Readonly<Record<string, string>>): Promise<FoundPlace[]> => {
    const search = new URLSearchParams({ ...query, fields: FIELDS, locale: 'ru_RU', key })
    try {
      const response = await fetch(`${apiUrl}/items/geocode?${search}`, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const { meta, result } = answerShape.parse(await response.json())
      if (meta.code === 404) return []
      if (meta.code !== 200 || !result) throw new Error(`answered ${meta.code}`)
      return result.items.flatMap(placeOf)
    } catch (cause) {
      // The address of the request has the key in it: only the reason is told.
      throw new AddressSourceUnavailable(`2GIS: ${cause instanceof Error ? cause.message : cause}`)
    }
  }

  return {
    async byText({ text, mode, near, limit }) {
      return ask({
        q: text,
        page_size: String(limit),
        ...(mode === 'CITY_DISTRICT' && { type: 'adm_div.district' satisfies PlaceKind }),
        ...(near && { location: `${near.lon},${near.lat}` }),
      })
    },
    async byPoint({ point, radius, kinds, limit }) {
      return ask({
        lat: String(point.lat),
        lon: String(point.lon),
        radius: String(Math.min(radius, MOST_METRES)),
        type: kinds.join(','),
        page_size: String(limit),
      })
    },
  }
}
