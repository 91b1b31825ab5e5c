import { type CategoryIndex, indexCategories } from '@artel/core/categories'
import type { TaskInput } from '@artel/core/contract'
import { presentProperties } from '@artel/core/tasks'
import { UNKNOWN_CITY } from '@artel/core/validators'
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

const placeOf = ({ places }: MockWorld, cityId: number | null): StoredTask['place'] => {
  if (cityId === null) return null
  const city = places.find(({ id }) => id === cityId)
  if (!city) {
    throw unfit({ cityId: UNKNOWN_CITY })
  }
  return { cityId, cityName: city.name, regionName: city.region, point: city.point }
}

const categoryOf = (index: CategoryIndex, categoryId: number): StoredTask['category'] => {
  const category = index.byId.get(categoryId)
  if (!category) throw new Error(`Category ${categoryId} is referred to and is not in the tree`)
  return filed(category.id, category.name, category.slug)
}

/** What a database keeps of some fields of a task. */
export const valuesOf = (world: MockWorld, task: Pick<TaskInput, 'categoryId'>, input: Partial<TaskInput>) => {
  const index = indexCategories(world.categories)
  const { categoryId, cityId, properties, endPeriod, ...rest } = input
  return {
    ...rest,
    ...(endPeriod != null && { endPeriod }),
    ...(categoryId !== undefined && { category: categoryOf(index, categoryId) }),
    ...(cityId !== undefined && { place: placeOf(world, cityId) }),
    ...(properties !== undefined && {
      answers: properties,
      properties: presentProperties(properties, index.properties(categoryId ?? task.categoryId)),
    }),
  } satisfies Partial<StoredTask>
}
