import type { CategoryIndex } from '@artel/core/categories'
import type { Point, TaskCard, TaskPlace } from '@artel/core/contract'
import { distanceKm, publicPoint } from './public-point.ts'
import type { TaskCardRow } from './tasks.queries.ts'

/**
 * A task in a list.
 * @param from where the list was asked from, for distances
 */
export function taskCardView(task: TaskCardRow, categories: CategoryIndex, from: Point | null): TaskCard {
  const place = placeOf(task)
  return {
    id: task.id,
    title: task.title,
    status: task.status,
    category: categoryOf(task.category_id, categories),
    placeMode: task.place_mode,
    place,
    dateMode: task.date_mode,
    startPeriod: task.start_period?.toISOString() ?? null,
    endPeriod: task.end_period.toISOString(),
    budgetType: task.budget_type,
    budgetFrom: task.budget_from,
    budgetTo: task.budget_to,
    repliesCount: task.replies_count,
    repliesLimit: task.replies_limit,
    verifiedOnly: task.verified_only,
    distanceToUser: place && from && distanceKm(place.point, from),
    createdAt: task.created_at.toISOString(),
    publishedAt: task.published_at?.toISOString() ?? null,
  }
}

function categoryOf(id: number, categories: CategoryIndex): TaskCard['category'] {
  const category = categories.byId.get(id)
  if (!category) throw new Error(`Category ${id} is referred to and is not in the tree`)
  return { id, name: category.name, slug: category.slug }
}

function placeOf({ city_id, city_name, region_name, lat, lon }: TaskCardRow): TaskPlace | null {
  if (city_id === null || city_name === null || region_name === null || lat === null || lon === null) return null
  return { cityId: city_id, cityName: city_name, regionName: region_name, point: publicPoint({ lat, lon }) }
}
