import type { TaskInput } from '@artel/core/contract'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { Transaction, Updateable } from 'kysely'
import { validationRefusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { selectCityPoint } from './tasks.queries.ts'
import type { TaskRow, TasksTable } from './tasks.tables.ts'

/** A stored task as its author once wrote it: what the public sees, without the changes that wait for a moderator. */
export const inputOf = (task: TaskRow): TaskInput => ({
  title: task.title,
  categoryId: task.category_id,
  properties: task.properties,
  description: task.description,
  placeMode: task.place_mode,
  cityId: task.city_id,
  addressDetail: task.address_detail,
  dateMode: task.date_mode,
  startPeriod: task.start_period?.toISOString() ?? null,
  endPeriod: task.end_period.toISOString(),
  budgetType: task.budget_type,
  budgetFrom: task.budget_from,
  budgetTo: task.budget_to,
  contactMode: task.contact_mode,
  verifiedOnly: task.verified_only,
})

const COLUMNS = {
  title: 'title',
  categoryId: 'category_id',
  properties: 'properties',
  description: 'description',
  placeMode: 'place_mode',
  cityId: 'city_id',
  addressDetail: 'address_detail',
  dateMode: 'date_mode',
  startPeriod: 'start_period',
  endPeriod: 'end_period',
  budgetType: 'budget_type',
  budgetFrom: 'budget_from',
  budgetTo: 'budget_to',
  contactMode: 'contact_mode',
  verifiedOnly: 'verified_only',
} as const satisfies Record<keyof TaskInput, keyof TasksTable>

/**
 * Columns for some fields of a task; a city brings its point.
 * @throws Refusal VALIDATION_FAILED when there is no such city
 */
export async function columnsOf(trx: Transaction<Schema>, input: Partial<TaskInput>): Promise<Updateable<TasksTable>> {
  const columns = Object.entries(input).map(([field, value]) => [
    COLUMNS[field as keyof TaskInput],
    field === 'properties' ? JSON.stringify(value) : value,
  ])
  return { ...Object.fromEntries(columns), ...(input.cityId !== undefined && (await placeColumns(trx, input.cityId))) }
}

async function placeColumns(trx: Transaction<Schema>, cityId: number | null) {
  if (cityId === null) return { lat: null, lon: null }
  const city = await selectCityPoint(trx, cityId)
  if (!city) throw validationRefusal({ cityId: UNKNOWN_CITY })
  return city
}
