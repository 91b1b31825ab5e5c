import type { CategoryIndex } from '@artel/core/categories'
import type { Point, TaskCard } from '@artel/core/contract'
import { presentTaskCard, type TaskCardRecord } from '@artel/core/tasks'
import { shownCategory } from '../categories/shown-category.ts'
import type { TaskCardRow } from './tasks.queries.ts'

/**
 * A task in a list.
 * @param from where the list was asked from, for distances
 */
export const taskCardView = (task: TaskCardRow, categories: CategoryIndex, from: Point | null): TaskCard =>
  presentTaskCard(taskCardRecord(task, categories), from)

/** A stored task as the rules of core know it, as far as a list shows it. */
export const taskCardRecord = (task: TaskCardRow, categories: CategoryIndex): TaskCardRecord => ({
  id: task.id,
  title: task.title,
  status: task.status,
  category: categoryOf(task.category_id, categories),
  placeMode: task.place_mode,
  place: placeOf(task),
  dateMode: task.date_mode,
  startPeriod: task.start_period?.toISOString() ?? null,
  endPeriod: task.end_period.toISOString(),
  budgetType: task.budget_type,
  budgetFrom: task.budget_from,
  budgetTo: task.budget_to,
  repliesCount: task.replies_count,
  repliesLimit: task.replies_limit,
  verifiedOnly: task.verified_only,
  createdAt: task.created_at.toISOString(),
  publishedAt: task.published_at?.toISOString() ?? null,
})

function categoryOf(id: number, categories: CategoryIndex): TaskCardRecord['category'] {
  const category = shownCategory(id, categories)
  if (!category) throw new Error(`Category ${id} is referred to and is not in the tree`)
  return category
}

function placeOf({ city_id, city_name, region_name, lat, lon }: TaskCardRow): TaskCardRecord['place'] {
  if (city_id === null || city_name === null || region_name === null || lat === null || lon === null) return null
  return { cityId: city_id, cityName: city_name, regionName: region_name, point: { lat, lon } }
}
