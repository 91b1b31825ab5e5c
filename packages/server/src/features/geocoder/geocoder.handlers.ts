import type { geocoderOperations, MapPlace } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Geocoder } from './geocoder.service.ts'

const answer = (items: MapPlace[]) => ({ data: { items, pagination: { totalItems: items.length } } })

const pageOf = (all: MapPlace[], { page, pageSize }: { page: number; pageSize: number }) => ({
  data: { items: all.slice((page - 1) * pageSize, page * pageSize), pagination: { totalItems: all.length } },
})

/** Handlers of the geocoder's calls (product §7.9). */
export const geocoderHandlers = (geocoder: Geocoder): HandlersOf<typeof geocoderOperations> => ({
  findPlacesByAddress: async ({ query }) => answer(await geocoder.byAddress(query)),
  findPlacesByCoordinates: async ({ query: { latitude, longitude, radius, types, ...paging } }) => {
    const point = { lat: latitude, lon: longitude }
    return pageOf(await geocoder.byCoordinates({ point, radius, kinds: types }), paging)
  },
  suggestPlaces: async ({ query }) => answer(await geocoder.suggest(query)),
  listRegions: async ({ query }) => pageOf(await geocoder.regions(), query),
  searchRegions: async ({ query }) => answer(await geocoder.searchRegions(query)),
})
