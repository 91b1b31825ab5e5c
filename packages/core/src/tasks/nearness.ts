import type { Nearness } from '../contract/task-replies.ts'
import type { Task } from '../contract/tasks.ts'
import { distanceKm } from './public-point.ts'

/** A city with its centre. */
interface Centre {
  readonly id: number
  readonly point: { readonly lat: number; readonly lon: number }
}

/**
 * How far an executor is from a task, by what both have named: cities, not points. `null` where there is nothing to
 * compare, and for work that needs no place.
 */
export const nearnessOf = (
  task: { readonly placeMode: Task['placeMode']; readonly city: Centre | null },
  executor: { readonly city: Centre | null; readonly districts: readonly string[] },
): Nearness | null => {
  if (task.placeMode === 'REMOTE' || !task.city || !executor.city) return null
  if (task.city.id === executor.city.id) return { kilometres: 0, districts: [...executor.districts] }
  // Two centres are never so close that it is no way at all.
  return { kilometres: Math.max(1, Math.round(distanceKm(task.city.point, executor.city.point))), districts: [] }
}
