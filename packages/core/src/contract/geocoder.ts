import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { GEOCODER_RADIUS, PLACE_KINDS, PLACE_SEARCH_MODES, PLACE_SUBTYPES, PLACE_TYPES } from './geocoder-terms.ts'
import { data, numericId, page, searchText, text } from './primitives.ts'

const latitude = z.number({ message: 'Некорректная широта.' }).min(-90).max(90)
const longitude = z.number({ message: 'Некорректная долгота.' }).min(-180).max(180)

export const point = z.object({ lat: latitude, lon: longitude })
export type Point = z.output<typeof point>

/**
 * A place on the map (spec §3 "Map place"). Cities and regions have the gazetteer's numbers; buildings, streets,
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

const places = data(page(mapPlace))
const searched = searchText(100)
/** Narrows an answer to one region or city of the gazetteer. */
const within = { regionId: numericId.optional(), cityId: numericId.optional() }
const limit = z.int().min(1).max(20).default(8)

export const geocoderShapes = shapes({
  findPlacesByAddress: {
    summary: 'Место по адресу, как он написан; без 2ГИС — точка города, который в нём назван.',
    query: z.object({ address: text('Адрес', 1, 200), ...within, limit }),
    response: places,
  },
  findPlacesByCoordinates: {
    summary: 'Что находится в этой точке: город в пределах радиуса и регион; вне России ответ пуст.',
    query: z.object({
      latitude,
      longitude,
      /** Metres. */
      radius: z.int().min(0).max(100_000, 'Радиус не больше 100 км.').default(GEOCODER_RADIUS),
      page: z.int().min(1).max(100).default(1),
      pageSize: z.int().min(1).max(50).default(10),
      types: z.array(z.enum(PLACE_KINDS)).max(PLACE_KINDS.length).default(['adm_div.city', 'adm_div.region']),
    }),
    response: places,
  },
  suggestPlaces: {
    summary: 'Подсказки мест по началу названия; пустой запрос даёт крупнейшие города.',
    query: z.object({
      q: searched.default(''),
      mode: z.enum(PLACE_SEARCH_MODES).default('CITY_SUGGEST'),
      ...within,
      limit,
    }),
    response: places,
  },
  listRegions: {
    summary: 'Регионы России по алфавиту.',
    query: z.object({ page: z.int().min(1).max(100).default(1), pageSize: z.int().min(1).max(100).default(100) }),
    response: places,
  },
  searchRegions: {
    summary: 'Регионы, в названии которых есть эти буквы; прощает опечатку.',
    query: z.object({ q: searched.default(''), limit }),
    response: places,
  },
})
