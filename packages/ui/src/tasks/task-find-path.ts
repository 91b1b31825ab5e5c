import { paths } from '@artel/core/routes'
import { serialiseTaskFilters, type TaskFilters } from '@artel/core/tasks'

/** Address of the board with these filters. */
export const taskFindPath = (filters: TaskFilters): string => {
  const { slug, search } = serialiseTaskFilters(filters)
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of typeof value === 'string' ? [value] : value) query.append(key, one)
  }
  const path = slug === null ? paths.taskFind() : paths.taskFindCategory(slug)
  return query.size === 0 ? path : `${path}?${query}`
}
