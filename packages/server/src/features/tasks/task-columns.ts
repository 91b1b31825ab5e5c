import { type Point, TASK_LIMITS, type TaskInput } from '@artel/core/contract'
import { distanceKm, publicPoint } from '@artel/core/tasks'
import { FAR_POINT, UNKNOWN_CITY } from '@artel/core/validators'
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
  point: task.lat === null || task.lon === null ? null : { lat: task.lat, lon: task.lon },
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
} as const satisfies Record<Exclude<keyof TaskInput, 'point'>, keyof TasksTable>

/** Some fields of a task, and the city that it is in when they do not say. */
interface PlacedFields {
  readonly input: Partial<TaskInput>
  readonly cityId: number | null
}

/**
 * Columns for some fields of a task; a city without a point of its own brings its middle.
 * @throws Refusal VALIDATION_FAILED when there is no such city, or the point is far from it
 */
export async function columnsOf(trx: Transaction<Schema>, fields: PlacedFields): Promise<Updateable<TasksTable>> {
  const { point, ...rest } = fields.input
  const columns = Object.entries(rest).map(([field, value]) => [
    COLUMNS[field as keyof typeof rest],
    field === 'properties' ? JSON.stringify(value) : value,
  ])
  const isPlaced = rest.cityId !== undefined || point !== undefined
  const { cityId = fields.cityId } = rest
  return { ...Object.fromEntries(columns), ...(isPlaced && (await placeColumns(trx, cityId, point ?? null))) }
}

async function placeColumns(trx: Transaction<Schema>, cityId: number | null, point: Point | null) {
  if (cityId === null) return { lat: null, lon: null }
  const city = await selectCityPoint(trx, cityId)
  if (!city) throw validationRefusal({ cityId: UNKNOWN_CITY })
  if (point && distanceKm(point, city) > TASK_LIMITS.pointDistance) throw validationRefusal({ point: FAR_POINT })
  return point ? publicPoint(point) : city
}
