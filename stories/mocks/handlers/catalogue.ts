import { type MapPlace, RUSSIA } from '@artel/core/contract'
import { placeAbroad, placesCalled, searchPlaces } from '@artel/core/geolocation'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { treeNow } from './categories.ts'

const answer = (items: readonly MapPlace[], limit = items.length) => ({
  data: { items: items.slice(0, limit), pagination: { totalItems: items.length } },
})

/** The regions of the cities that the stories know. */
const regionsOf = ({ places }: Pick<MockWorld, 'places'>): MapPlace[] =>
  [...new Map(places.map((place) => [place.region_id, place])).values()]
    .map(({ region, region_id, point }) => ({
      id: region_id ?? region,
      name: region,
      full_name: region,
      type: 'adm_div' as const,
      subtype: 'region' as const,
      point,
      country: RUSSIA,
      region,
      region_id,
      city: null,
      city_id: null,
      district: null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ru'))

/** The category tree and the gazetteer; a degree around a city counts as the city. */
export const catalogueHandlers = {
  getCategoryTree: (_, { world }) => ({ data: treeNow(world) }),
  findPlacesByAddress: ({ query: { address, limit } }, { world }) =>
    answer(
      world.places.filter(({ name }) => address.includes(name)),
      limit,
    ),
  findPlacesByCoordinates({ query: { latitude, longitude, types } }, { world }) {
    const city = world.places.find(
      ({ point }) => Math.abs(point.lat - latitude) < 1 && Math.abs(point.lon - longitude) < 1,
    )
    if (!city) return answer(types.includes('adm_div.region') ? [placeAbroad({ lat: latitude, lon: longitude })] : [])
    const region = regionsOf(world).find(({ region_id }) => region_id === city.region_id)
    return answer(
      [city, region].filter(
        (place) => place !== undefined && types.includes(`adm_div.${place.subtype ?? 'city'}`),
      ) as MapPlace[],
    )
  },
  suggestPlaces({ query: { q, mode, limit, cityId } }, { world }) {
    if (cityId !== undefined)
      return answer(
        world.places.filter(({ city_id }) => city_id === cityId),
        limit,
      )
    if (mode === 'CITY' && q !== '') return answer(placesCalled(world.places, q), limit)
    return answer(searchPlaces(mode === 'REGION' ? regionsOf(world) : world.places, q), limit)
  },
  listRegions: ({ query: { page, pageSize } }, { world }) => {
    const all = regionsOf(world)
    return {
      data: { items: all.slice((page - 1) * pageSize, page * pageSize), pagination: { totalItems: all.length } },
    }
  },
  searchRegions: ({ query: { q, limit } }, { world }) => answer(searchPlaces(regionsOf(world), q), limit),
} satisfies Pick<
  MockHandlers,
  | 'getCategoryTree'
  | 'findPlacesByAddress'
  | 'findPlacesByCoordinates'
  | 'suggestPlaces'
  | 'listRegions'
  | 'searchRegions'
>
