import type { Handlers } from '../http/handler.ts'
import type { Geocoder } from './geocoder.service.ts'

/** Handlers of the geocoder's calls (spec §7 "Geocoder"). */
export const geocoderHandlers = (geocoder: Geocoder): Pick<Handlers, 'suggestPlaces'> => ({
  suggestPlaces: async ({ query }) => {
    const items = await geocoder.suggest(query)
    return { data: { items, pagination: { totalItems: items.length } } }
  },
})
