import * as z from 'zod'
import { PLACE_SUBTYPES, PLACE_TYPES } from './geocoder-terms.ts'
import { numericId } from './primitives.ts'

const latitude = z.number({ message: 'Некорректная широта.' }).min(-90).max(90)
const longitude = z.number({ message: 'Некорректная долгота.' }).min(-180).max(180)

export const point = z.object({ lat: latitude, lon: longitude })
export type Point = z.output<typeof point>

/**
 * A place on the map (product §3.11). Cities and regions have the gazetteer's numbers; buildings, streets,
 * districts and sights have names of their own making.
 */
export const mapPlace = z.object({
  id: z.union([numericId, z.string().min(1).max(200)]),
  name: z.string(),
  full_name: z.string(),
  type: z.enum(PLACE_TYPES),
  /** Of an `adm_div`; `null` for the rest. */
  subtype: z.enum(PLACE_SUBTYPES).nullable(),
  point,
  country: z.string(),
  region: z.string(),
  /** Number of the region in the gazetteer; `null` outside of it. */
  region_id: numericId.nullable(),
  /** The city it is or lies in; `null` for a region. */
  city: z.string().nullable(),
  /** Number of that city in the gazetteer. */
  city_id: numericId.nullable(),
  district: z.string().nullable(),
})
export type MapPlace = z.output<typeof mapPlace>
