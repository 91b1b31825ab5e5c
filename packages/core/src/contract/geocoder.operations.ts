import * as z from 'zod'
import { cards } from './card.ts'
import { mapPlace, point } from './geocoder.ts'
import { GEOCODER_RADIUS, PLACE_KINDS, PLACE_QUERY_LENGTH, PLACE_SEARCH_MODES } from './geocoder-terms.ts'
import { data, numericId, page, searchText, text } from './primitives.ts'
import { aPlace } from './samples/places.ts'
import { wholePage } from './samples/sample-values.ts'

/** Narrows an answer to one region or city of the gazetteer. */
const within = { regionId: numericId.optional(), cityId: numericId.optional() }
const limit = z.int().min(1).max(20).default(8)
const places = data(page(mapPlace))
const searched = searchText(PLACE_QUERY_LENGTH)

const kazan = aPlace()
const tatarstan = aPlace({
  id: 16,
  name: 'Республика Татарстан',
  full_name: 'Республика Татарстан',
  subtype: 'region',
  point: { lat: 55.5507, lon: 50.9332 },
  region_id: 16,
  city: null,
  city_id: null,
})

/** Places of Russia. */
export const geocoderOperations = cards({
  findPlacesByAddress: {
    method: 'GET',
    path: '/geocoder/by-address',
    access: 'anyone',
    summary: 'Место по адресу, как он написан; без 2ГИС — точка города, который в нём назван.',
    policy: 'Все места справочника.',
    query: z.object({ address: text('Адрес', 1, 200), ...within, limit }),
    response: places,
    example: {
      query: { address: 'Казань, улица Баумана, 15', regionId: 16, cityId: 551487, limit: 8 },
      response: {
        data: wholePage(
          aPlace({
            id: 'Казань, улица Баумана, 15',
            name: 'улица Баумана, 15',
            full_name: 'Казань, улица Баумана, 15',
            type: 'building',
            subtype: null,
            city: 'Казань',
            city_id: 551487,
          }),
        ),
      },
    },
  },
  findPlacesByCoordinates: {
    method: 'GET',
    path: '/geocoder/by-coordinates',
    access: 'anyone',
    summary:
      'Что находится в этой точке: город в пределах радиуса и регион; вне России — одно место без города и региона.',
    policy: 'Все места справочника.',
    query: z.object({
      latitude: point.shape.lat,
      longitude: point.shape.lon,
      /** Metres. */
      radius: z.int().min(0).max(100_000, 'Радиус не больше 100 км.').default(GEOCODER_RADIUS),
      page: z.int().min(1).max(100).default(1),
      pageSize: z.int().min(1).max(50).default(10),
      types: z.array(z.enum(PLACE_KINDS)).max(PLACE_KINDS.length).default(['adm_div.city', 'adm_div.region']),
    }),
    response: places,
    example: {
      query: {
        latitude: 55.796,
        longitude: 49.1082,
        radius: 2000,
        page: 1,
        pageSize: 10,
        types: ['adm_div.city', 'adm_div.region'],
      },
      response: { data: wholePage(kazan, tatarstan) },
    },
  },
  suggestPlaces: {
    method: 'GET',
    path: '/geocoder/suggests',
    access: 'anyone',
    summary:
      'Подсказки мест по тому, что набрано: по началу слов названия, прозвищу («СПб»), латинице, другой раскладке и с опечаткой; пустой запрос даёт крупнейшие города.',
    policy: 'Все города справочника.',
    query: z.object({
      q: searched.default(''),
      mode: z.enum(PLACE_SEARCH_MODES).default('CITY_SUGGEST'),
      ...within,
      limit,
    }),
    response: places,
    example: {
      query: { q: 'каза', mode: 'CITY_SUGGEST', regionId: 16, cityId: 551487, limit: 8 },
      response: { data: wholePage(kazan) },
    },
  },
  listRegions: {
    method: 'GET',
    path: '/geocoder/regions/list',
    access: 'anyone',
    summary: 'Регионы России по алфавиту.',
    policy: 'Все регионы справочника.',
    query: z.object({ page: z.int().min(1).max(100).default(1), pageSize: z.int().min(1).max(100).default(100) }),
    response: places,
    example: { query: { page: 1, pageSize: 100 }, response: { data: wholePage(tatarstan) } },
  },
  searchRegions: {
    method: 'GET',
    path: '/geocoder/regions/search',
    access: 'anyone',
    summary: 'Регионы, в названии которых есть эти буквы; прощает опечатку.',
    policy: 'Все регионы справочника.',
    query: z.object({ q: searched.default(''), limit }),
    response: places,
    example: { query: { q: 'татар', limit: 8 }, response: { data: wholePage(tatarstan) } },
  },
})
