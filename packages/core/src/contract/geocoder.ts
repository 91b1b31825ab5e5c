import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { data, numericId, page } from './primitives.ts'

/** Search modes of spec §3 "Map place". */
export const PLACE_SEARCH_MODES = ['ADDRESS', 'CITY', 'CITY_SUGGEST', 'CITY_DISTRICT', 'REGION'] as const

export const point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
export type Point = z.output<typeof point>

/** A place on the map (spec §3 "Map place"); the gazetteer knows cities. */
export const mapPlace = z.object({
  id: numericId,
  name: z.string(),
  full_name: z.string(),
  type: z.literal('adm_div'),
  subtype: z.enum(['city', 'region']),
  point,
  country: z.literal('Россия'),
  region: z.string(),
  region_id: numericId,
})
export type MapPlace = z.output<typeof mapPlace>

export const geocoderShapes = shapes({
  suggestPlaces: {
    summary: 'Подсказки городов по началу названия; пустой запрос даёт крупнейшие.',
    query: z.object({
      q: z.string().max(100, 'Слишком длинный запрос.').default(''),
      mode: z.literal('CITY_SUGGEST').default('CITY_SUGGEST'),
      limit: z.int().min(1).max(20).default(8),
    }),
    response: data(page(mapPlace)),
  },
})
