import { type CategoryIndex, indexCategories } from '@artel/core/categories'
import { type Point, TASK_LIMITS, type TaskInput } from '@artel/core/contract'
import { distanceKm, presentProperties, publicPoint } from '@artel/core/tasks'
import { FAR_POINT, UNKNOWN_CITY } from '@artel/core/validators'
import { filed } from '../fixtures/looks.ts'
import { unfit } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'

/** A stored task as its author once wrote it: what the public sees. */
export const inputOf = (task: StoredTask): TaskInput => ({
  title: task.title,
  categoryId: task.category.id,
  properties: task.answers,
  description: task.description,
  placeMode: task.placeMode,
  cityId: task.place?.cityId ?? null,
  point: task.place?.point ?? null,
  addressDetail: task.addressDetail,
  dateMode: task.dateMode,
  startPeriod: task.startPeriod,
  endPeriod: task.endPeriod,
  budgetType: task.budgetType,
  budgetFrom: task.budgetFrom,
  budgetTo: task.budgetTo,
  contactMode: task.contactMode,
  verifiedOnly: task.verifiedOnly,
})

const placeOf = ({ places }: MockWorld, cityId: number | null, point: Point | null): StoredTask['place'] => {
  if (cityId === null) return null
  const city = places.find(({ id }) => id === cityId)
  if (!city) {
    throw unfit({ cityId: UNKNOWN_CITY })
  }
  if (point && distanceKm(point, city.point) > TASK_LIMITS.pointDistance) throw unfit({ point: FAR_POINT })
  const placed = { cityId, cityName: city.name, regionName: city.region }
  return { ...placed, point: point ? publicPoint(point) : city.point }
}

const categoryOf = (index: CategoryIndex, categoryId: number): StoredTask['category'] => {
  const category = index.byId.get(categoryId)
  if (!category) throw new Error(`Category ${categoryId} is referred to and is not in the tree`)
  return filed(category.id, category.name, category.slug)
}

/** What a database keeps of some fields of a task. */
export const valuesOf = (
  world: MockWorld,
  task: Pick<TaskInput, 'categoryId' | 'cityId'>,
  input: Partial<TaskInput>,
) => {
  const index = indexCategories(world.categories)
  const { categoryId, cityId, point, properties, endPeriod, ...rest } = input
  const isPlaced = cityId !== undefined || point !== undefined
  return {
    ...rest,
    ...(endPeriod != null && { endPeriod }),
    ...(categoryId !== undefined && { category: categoryOf(index, categoryId) }),
    ...(isPlaced && { place: placeOf(world, cityId === undefined ? task.cityId : cityId, point ?? null) }),
    ...(properties !== undefined && {
      answers: properties,
      properties: presentProperties(properties, index.properties(categoryId ?? task.categoryId)),
    }),
  } satisfies Partial<StoredTask>
}
