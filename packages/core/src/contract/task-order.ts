import type { Point } from './geocoder.ts'
import type { PLACE_MODES, SORT_DIRECTIONS, TaskSortKey } from './task-terms.ts'

/** In which order the board stands. Tasks without a place come after all that have a distance, the newest first. */
export type TaskOrder =
  | { readonly by: 'createdAt' | 'endPeriod'; readonly direction: (typeof SORT_DIRECTIONS)[number] }
  | { readonly by: 'distance'; readonly from: Point }

/** What of a query for tasks tells their order. */
interface OrderQuery {
  readonly sortBy: TaskSortKey
  readonly sortDirection?: (typeof SORT_DIRECTIONS)[number] | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly placeMode?: (typeof PLACE_MODES)[number] | undefined
}

/**
 * The order that a query asks for, with the direction a person means by it: the newest, the soonest to end, the nearest first.
 * Where nothing can be near, the newest first.
 */
export const taskOrderOf = ({ sortBy, sortDirection, latitude, longitude, placeMode }: OrderQuery): TaskOrder => {
  if (sortBy === 'endPeriod') return { by: 'endPeriod', direction: sortDirection ?? 'asc' }
  if (sortBy === 'createdAt') return { by: 'createdAt', direction: sortDirection ?? 'desc' }
  return latitude !== undefined && longitude !== undefined && placeMode !== 'REMOTE'
    ? { by: 'distance', from: { lat: latitude, lon: longitude } }
    : { by: 'createdAt', direction: 'desc' }
}
