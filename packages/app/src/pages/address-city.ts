import { cityNameQuery } from '@artel/core/geolocation'
import type { RouterContext } from '../router.tsx'

/** The city that an address names, as the title and the address for search engines tell it. */
export interface AddressCity {
  readonly id: number | null
  readonly name: string | null
}

const NONE: AddressCity = { id: null, name: null }

/**
 * Finds the city of an address. All of Russia is the page without a city, and so is a number that no city has; whose name could
 * not be asked for keeps its address.
 */
export const addressCity = async (
  { queryClient, services: { api } }: Pick<RouterContext, 'queryClient' | 'services'>,
  cityId: number | 'all' | null,
): Promise<AddressCity> => {
  if (typeof cityId !== 'number') return NONE
  try {
    const name = await queryClient.ensureQueryData(cityNameQuery(api, cityId))
    return name === null ? NONE : { id: cityId, name }
  } catch {
    return { id: cityId, name: null }
  }
}

/** «Все задания: Казань», «Ремонт: исполнители, Казань». */
export const titleIn = (title: string, { name }: AddressCity): string =>
  name === null ? title : `${title}${title.includes(':') ? ',' : ':'} ${name}`
