import type { TaskInput } from '../contract/tasks.ts'

/** What strangers read and judge a task by; changes of the rest (money, dates, contacts) apply at once. */
export const MODERATED_FIELDS: ReadonlySet<keyof TaskInput> = new Set([
  'title',
  'categoryId',
  'properties',
  'description',
  'placeMode',
  'cityId',
  'point',
  'addressDetail',
])
