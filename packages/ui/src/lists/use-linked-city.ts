import { cityNameQuery } from '@artel/core/geolocation'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import type { NamedCity } from './list.types.ts'
import { ru } from './ru.ts'

/**
 * A city of the address, that is known by its number.
 * @param told its name, where something in the list knows it; the server is asked otherwise
 */
export function useLinkedCity(cityId: number | null, told?: string): NamedCity | null {
  const { api } = useServices()
  const { data } = useQuery({ ...cityNameQuery(api, cityId ?? 0), enabled: cityId !== null && told === undefined })
  return cityId === null ? null : { id: cityId, name: told ?? data ?? ru.linkedCity }
}
