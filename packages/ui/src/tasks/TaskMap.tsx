import type { TaskPlace } from '@artel/core/contract'
import { useMemo } from 'react'
import { MapView } from '../kit/map/index.ts'
import { ru } from './ru.ts'

/** Metres that the public point may be off by. */
const AROUND = 500

/** The neighbourhood of the work on a map. */
export function TaskMap({ place }: { place: TaskPlace }) {
  const { cityId, cityName, point } = place
  const { lat, lon } = point
  const points = useMemo(
    () => [{ id: String(cityId), name: cityName, lat, lon, around: AROUND }],
    [cityId, cityName, lat, lon],
  )
  return <MapView label={ru.place.title} points={points} />
}
