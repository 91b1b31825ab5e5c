import { TASK_SORT_KEYS } from '@artel/core/contract'
import { type TaskFilters, taskFindPath, taskList, taskSortLabels } from '@artel/core/tasks'
import { SortLinks } from '../lists/index.ts'

/** Orders of the board as links; «ближние» only where there is a city to measure from. */
export function TaskSortLinks({ filters, hasCity }: { filters: TaskFilters; hasCity: boolean }) {
  const keys = TASK_SORT_KEYS.filter((key) => hasCity || key !== 'distanceToUser')
  return (
    <SortLinks
      ways={keys.map((sortBy) => ({
        name: taskSortLabels[sortBy],
        to: taskFindPath(taskList.change(filters, { sortBy, sortDirection: null })),
        isCurrent: filters.sortBy === sortBy,
      }))}
    />
  )
}
