import { TASK_SORT_KEYS } from '@artel/core/contract'
import { type TaskFilters, taskFindPath, taskList, taskSortLabels } from '@artel/core/tasks'
import { Link } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import css from './TaskSortLinks.module.css'

/** Orders of the board as links; «ближние» only where there is a city to measure from. */
export function TaskSortLinks({ filters, hasCity }: { filters: TaskFilters; hasCity: boolean }) {
  const keys = TASK_SORT_KEYS.filter((key) => hasCity || key !== 'distanceToUser')
  return (
    <nav aria-label={ru.sort} className={css.sorts}>
      {keys.map((sortBy) => (
        <Link
          key={sortBy}
          to={taskFindPath(taskList.change(filters, { sortBy, sortDirection: null }))}
          className={css.sort}
          aria-current={filters.sortBy === sortBy ? 'page' : undefined}
        >
          {taskSortLabels[sortBy]}
        </Link>
      ))}
    </nav>
  )
}
