import type { Point } from '../contract/geocoder.ts'
import type { TaskListQuery } from '../contract/tasks.ts'
import { type TaskFilters, taskList } from './task-filters.ts'

/** Numbers of categories by their slugs. */
export interface CategorySlugs {
  readonly bySlug: ReadonlyMap<string, { readonly id: number }>
}

/**
 * The filters of the board as GET /tasks/list takes them.
 * @param city where the viewer is, for distances; without it «ближние» falls back to new ones
 */
export const taskBoardQuery = (filters: TaskFilters, { bySlug }: CategorySlugs, city: Point | null): TaskListQuery => {
  const isNowhere = filters.sortBy === 'distanceToUser' && city === null
  const asked = isNowhere ? taskList.clear(filters, ['sortBy', 'sortDirection']) : filters
  const { categories = [], cityId, view: _, ...query } = taskList.toQuery({ ...asked, page: filters.page })
  const categoryIds = categories.flatMap((slug) => bySlug.get(slug)?.id ?? [])
  return {
    ...query,
    ...(typeof cityId === 'number' && { cityId }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(city !== null && { latitude: city.lat, longitude: city.lon }),
  }
}
