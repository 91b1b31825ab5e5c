import type { CategoryIndex } from '../categories/index.ts'
import { TASK_LIMITS } from '../contract/task-terms.ts'
import type { TaskInput } from '../contract/tasks.ts'
import { choiceRules, taskRules } from '../validators/index.ts'
import { checkProperties } from './check-properties.ts'

const DAY = 86_400_000

/**
 * A day is sent as its noon where the author is, which is the same day in every zone of Russia; it is over twelve hours
 * later.
 */
const HALF_A_DAY = DAY / 2

/** A task on its way in: choices that are not made yet are `null`. `TaskInput` of the contract is one. */
export type TaskDraft = {
  readonly [K in keyof TaskInput]: K extends 'categoryId' | 'placeMode' | 'dateMode' | 'budgetType'
    ? TaskInput[K] | null
    : TaskInput[K]
}

/** A task that keeps every rule of product §10, with its end known. */
export interface CheckedTask extends TaskInput {
  endPeriod: string
}

/** Russian messages by field; properties as `properties.<id>`. */
export type TaskFieldErrors = Readonly<Record<string, string>>

/** Either the normalised task or what is wrong, field by field. */
export type TaskCheck =
  | { readonly ok: true; readonly value: CheckedTask }
  | { readonly ok: false; readonly fields: TaskFieldErrors }

/** What a task is held against. */
export interface TaskSurroundings {
  readonly categories: CategoryIndex
  /** Milliseconds. */
  readonly now: number
}

type Errors = Record<string, string>

const note = (errors: Errors, field: string, message: string | null) => {
  if (message !== null) errors[field] = message
}

const timeOf = (moment: string | null) => (moment === null ? Number.NaN : Date.parse(moment))

const checkCategory = (draft: TaskDraft, { categories }: TaskSurroundings, errors: Errors) => {
  if (draft.categoryId === null || !categories.byId.has(draft.categoryId)) {
    note(errors, 'categoryId', choiceRules.category(null))
    return {}
  }
  if (!categories.isLeaf(draft.categoryId)) {
    errors.categoryId = 'Уточните категорию: выберите одну из вложенных.'
    return {}
  }
  const { values, errors: found } = checkProperties(categories.properties(draft.categoryId), draft.properties)
  for (const [id, message] of Object.entries(found)) errors[`properties.${id}`] = message
  return values
}

const checkPlace = (draft: TaskDraft, errors: Errors): Pick<TaskInput, 'cityId' | 'point' | 'addressDetail'> => {
  if (draft.placeMode === null) errors.placeMode = 'Выберите, где нужна работа.'
  if (draft.placeMode === 'REMOTE') return { cityId: null, point: null, addressDetail: null }
  if (draft.placeMode !== null && draft.cityId === null) note(errors, 'cityId', choiceRules.city(null))
  const address = draft.addressDetail?.trim() ?? ''
  note(errors, 'addressDetail', taskRules.addressDetail(address))
  return { cityId: draft.cityId, point: draft.point, addressDetail: address === '' ? null : address }
}

const dayProblem = (moment: string | null, now: number): string | null => {
  const time = timeOf(moment)
  if (Number.isNaN(time)) return 'Выберите дату.'
  if (time + HALF_A_DAY < now) return 'Эта дата уже прошла.'
  return time > now + TASK_LIMITS.horizonDays * DAY ? `Выберите дату в пределах ${TASK_LIMITS.horizonDays} дней.` : null
}

const checkDates = (
  draft: TaskDraft,
  { now }: TaskSurroundings,
  errors: Errors,
): Pick<CheckedTask, 'startPeriod' | 'endPeriod'> => {
  if (draft.dateMode === null) errors.dateMode = 'Выберите, когда нужна работа.'
  if (draft.dateMode === 'EXACT') {
    const day = draft.startPeriod ?? draft.endPeriod
    note(errors, 'startPeriod', dayProblem(day, now))
    return { startPeriod: day, endPeriod: day ?? '' }
  }
  if (draft.dateMode === 'PERIOD') {
    note(errors, 'startPeriod', dayProblem(draft.startPeriod, now))
    note(errors, 'endPeriod', dayProblem(draft.endPeriod, now))
    if (timeOf(draft.endPeriod) < timeOf(draft.startPeriod)) errors.endPeriod = 'Конец не может быть раньше начала.'
    return { startPeriod: draft.startPeriod, endPeriod: draft.endPeriod ?? '' }
  }
  return { startPeriod: null, endPeriod: new Date(now + TASK_LIMITS.openEndedDays * DAY).toISOString() }
}

const checkBudget = (draft: TaskDraft, errors: Errors): Pick<TaskInput, 'budgetFrom' | 'budgetTo'> => {
  if (draft.budgetType === null) errors.budgetType = 'Выберите, как указать бюджет.'
  if (draft.budgetType === 'FIXED') {
    const sum = draft.budgetTo ?? draft.budgetFrom
    note(errors, 'budgetTo', taskRules.budget(sum))
    return { budgetFrom: sum, budgetTo: sum }
  }
  if (draft.budgetType !== 'RANGE') return { budgetFrom: null, budgetTo: null }
  const { budgetFrom, budgetTo } = draft
  note(errors, 'budgetFrom', taskRules.budget(budgetFrom))
  note(errors, 'budgetTo', taskRules.budget(budgetTo))
  if ((budgetFrom ?? 0) > (budgetTo ?? Number.POSITIVE_INFINITY)) {
    errors.budgetTo ??= 'Не меньше, чем начало диапазона.'
  }
  return { budgetFrom, budgetTo }
}

/**
 * The rules of product §10 that the wizard and the server share. Normalises: texts are trimmed; ASAP and FLEXIBLE end in
 * 30 days; EXACT starts and ends on its day; a FIXED budget has both edges, NEGOTIABLE none; REMOTE has no place; properties
 * that the category does not know are dropped.
 */
export const checkTaskInput = (draft: TaskDraft, surroundings: TaskSurroundings): TaskCheck => {
  const errors: Errors = {}
  note(errors, 'title', taskRules.title(draft.title))
  note(errors, 'description', taskRules.description(draft.description))
  const properties = checkCategory(draft, surroundings, errors)
  const place = checkPlace(draft, errors)
  const dates = checkDates(draft, surroundings, errors)
  const budget = checkBudget(draft, errors)
  if (Object.keys(errors).length > 0) return { ok: false, fields: errors }
  const texts = { title: draft.title.trim(), description: draft.description.trim() }
  // Nothing is wrong, so every choice is made.
  return { ok: true, value: { ...draft, ...texts, ...place, ...dates, ...budget, properties } as CheckedTask }
}
