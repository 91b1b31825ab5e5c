import type { TaskSortKey } from '../contract/task-terms.ts'
import type { PlaceMode } from '../contract/tasks.ts'
import { NBSP } from '../format/index.ts'

export const placeModeLabels: Readonly<Record<PlaceMode, string>> = {
  CLIENT: `У${NBSP}заказчика`,
  EXECUTOR: `У${NBSP}исполнителя`,
  REMOTE: 'Удалённо',
}

/** Names of the orders of a list, each with the direction that `taskOrderOf` gives it. */
export const taskSortLabels: Readonly<Record<TaskSortKey, string>> = {
  createdAt: 'Сначала новые',
  endPeriod: 'Сначала срочные',
  distanceToUser: 'Сначала ближние',
}
