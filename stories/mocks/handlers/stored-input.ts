import type { CategoryIndex } from '@artel/core/categories'
import type { CategoryProperty, PropertyValue, TaskInput } from '@artel/core/contract'
import type { StoredTask } from '../world.ts'

/** A stored task as its author would send it. */
export const inputOf = (task: StoredTask, categories: CategoryIndex): TaskInput => {
  const { title, category, description, placeMode, place, addressDetail, dateMode, startPeriod, endPeriod } = task
  const { budgetType, budgetFrom, budgetTo, contactMode, verifiedOnly } = task
  const types = new Map(categories.properties(category.id).map(({ id, type }) => [id, type]))
  return {
    title,
    categoryId: category.id,
    properties: Object.fromEntries(task.properties.map(({ id, value }) => [id, answerOf(value, types.get(id))])),
    description,
    placeMode,
    cityId: place?.cityId ?? null,
    addressDetail,
    dateMode,
    startPeriod,
    endPeriod,
    budgetType,
    budgetFrom,
    budgetTo,
    contactMode,
    verifiedOnly,
  }
}

/** A page shows answers in words. */
const answerOf = (words: string, type: CategoryProperty['type'] | undefined): PropertyValue => {
  if (type === 'number') return Number(words)
  if (type === 'boolean') return words === 'true'
  return type === 'choices' ? words.split(',') : words
}
