import type { TaskOrder, TaskPosition } from '@artel/core/contract'
import { distanceKm } from '@artel/core/tasks'
import type { StoredTask } from '../world.ts'

const microseconds = (moment: string | null) => (moment === null ? 0 : Date.parse(moment) * 1000)

/** Where a task stands on the board. */
export const positionOf = ({ id, place, publishedAt, endPeriod }: StoredTask, order: TaskOrder): TaskPosition => {
  if (order.by !== 'distance')
    return { ...order, at: microseconds(order.by === 'endPeriod' ? endPeriod : publishedAt), id }
  return { ...order, distance: place && distanceKm(place.point, order.from), at: microseconds(publishedAt), id }
}

const farOff = (position: TaskPosition) => (position.by === 'distance' ? (position.distance ?? Number.MAX_VALUE) : 0)

/** Compares two positions of one order: what comes first is less. */
export const comparePositions = (a: TaskPosition, b: TaskPosition): number => {
  const later = a.at - b.at || a.id - b.id
  return farOff(a) - farOff(b) || (a.by !== 'distance' && a.direction === 'asc' ? later : -later)
}
