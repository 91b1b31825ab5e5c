import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { Segment } from '../lists/index.ts'
import { ru } from './board.ru.ts'

/** The list alone, or a map above it. */
export function TaskViewLinks({ filters }: { filters: TaskFilters }) {
  const way = (view: TaskFilters['view'], name: string) => ({
    name,
    to: taskFindPath(taskList.change(filters, { view, page: filters.page })),
    isCurrent: filters.view === view,
  })
  return <Segment label={ru.view} ways={[way(null, ru.list), way('map', ru.map)]} />
}
