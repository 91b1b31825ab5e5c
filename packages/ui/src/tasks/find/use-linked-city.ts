import type { TaskCard } from '@artel/core/contract'
import { cityNameQuery } from '@artel/core/geolocation'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ru } from '../board.ru.ts'
import type { NamedCity } from '../TaskFilterFields.tsx'

/**
 * A city of the address, that is known by its number: tasks that lie in it know its name, and where there are none the server
 * is asked.
 */
export function useLinkedCity(cityId: number | null, tasks: readonly Pick<TaskCard, 'place'>[]): NamedCity | null {
  const { api } = useServices()
  const told = tasks.find(({ place }) => place?.cityId === cityId)?.place?.cityName
  const { data } = useQuery({ ...cityNameQuery(api, cityId ?? 0), enabled: cityId !== null && told === undefined })
  return cityId === null ? null : { id: cityId, name: told ?? data ?? ru.linkedCity }
}
