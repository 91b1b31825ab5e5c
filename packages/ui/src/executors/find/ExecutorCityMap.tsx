import type { HandlerArgs } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { counted, words } from '@artel/core/format'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MapView } from '../../kit/map/index.ts'
import { useServices } from '../../services/index.ts'

export interface ExecutorCityMapProps {
  /** Names the map. */
  label: string
  /** The list as it is asked for. */
  query: Partial<HandlerArgs<'listExecutors'>['query']>
  /** A city was pressed. */
  onCity: (cityId: number) => void
}

const executorsOf = (count: number) => counted(count, words.executor)

/** Where there are executors of a search: they name a city, not a place. A pin leads to the list of its city. */
export function ExecutorCityMap({ label, query, onCity }: ExecutorCityMapProps) {
  const { api } = useServices()
  const { data } = useQuery(executorQueries(api).cities(query))
  const points = useMemo(
    () =>
      (data ?? []).map(({ id, name, point, count }) => ({
        ...point,
        id: String(id),
        label: String(count),
        name: `${name}: ${executorsOf(count)}`,
        count,
      })),
    [data],
  )
  return <MapView label={label} points={points} onSelect={(id) => onCity(Number(id))} clusterLabel={String} />
}
