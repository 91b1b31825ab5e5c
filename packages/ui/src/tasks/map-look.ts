import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import type { MapLook } from '../kit/map/index.ts'

interface Drafts {
  get(key: string): string | null
  set(key: string, value: string): void
}

const KEY = 'artel.board-map'

/** The same places, whatever order and page the list beside them has. */
const addressOf = (filters: TaskFilters) => taskFindPath(taskList.clear(filters, ['sortBy', 'sortDirection', 'page']))

/** Remembers where the map of a board stood, as long as the tab is open. */
export const keepLook = (drafts: Drafts, filters: TaskFilters, { lat, lon, zoom }: MapLook): void =>
  drafts.set(KEY, [lat, lon, zoom, addressOf(filters)].join(' '))

/** Where the map of this board stood last; `null` for another board. */
export const keptLook = (drafts: Drafts, filters: TaskFilters): MapLook | null => {
  const [lat, lon, zoom, address] = drafts.get(KEY)?.split(' ') ?? []
  const look = { lat: Number(lat), lon: Number(lon), zoom: Number(zoom) }
  return address === addressOf(filters) && Object.values(look).every(Number.isFinite) ? look : null
}
