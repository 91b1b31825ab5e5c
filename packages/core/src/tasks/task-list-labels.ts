import type { SORT_DIRECTIONS, TaskSortKey } from '../contract/task-terms.ts'
import type { PlaceMode } from '../contract/tasks.ts'

export const placeModeLabels: Readonly<Record<PlaceMode, string>> = {
  CLIENT: 'У заказчика',
  EXECUTOR: 'У исполнителя',
  REMOTE: 'Удалённо',
}

/** Names of the orders of a list, each with the direction a person means by it. */
export const taskSorts: Readonly<
  Record<TaskSortKey, { readonly label: string; readonly direction: (typeof SORT_DIRECTIONS)[number] }>
> = {
  createdAt: { label: 'Сначала новые', direction: 'desc' },
  endPeriod: { label: 'Сначала срочные', direction: 'asc' },
  distanceToUser: { label: 'Сначала ближние', direction: 'asc' },
}
