import type { CategoryIndex } from '../categories/index.ts'
import type { StoredFile } from '../contract/files.ts'
import type { Point } from '../contract/geocoder.ts'
import type { BudgetType, ContactMode, DateMode, PlaceMode, PropertyValue } from '../contract/tasks.ts'
import { noonOf } from './calendar-days.ts'
import { checkTaskInput, type TaskDraft, type TaskFieldErrors } from './check-task-input.ts'

/** A file of a task that is not sent yet. */
export interface TaskFile extends StoredFile {
  /** When it was stored, milliseconds: the server sweeps what is attached to nothing for a day. */
  readonly keptAt: number
}

/** What the wizard has been told, as its fields hold it. Money in kopecks, days as `YYYY-MM-DD`, empty texts are ''. */
export interface WizardValues {
  readonly title: string
  readonly categoryId: number | null
  readonly properties: Readonly<Record<string, PropertyValue>>
  readonly description: string
  /** Those that have arrived, in their order. */
  readonly files: readonly TaskFile[]
  readonly placeMode: PlaceMode | null
  readonly city: { readonly id: number; readonly name: string } | null
  /** The pin on the map; without one the middle of the city counts. */
  readonly point: Point | null
  readonly addressDetail: string
  readonly dateMode: DateMode | null
  readonly startDay: string
  readonly endDay: string
  readonly budgetType: BudgetType | null
  readonly budgetFrom: number | null
  readonly budgetTo: number | null
  readonly contactMode: ContactMode
  readonly verifiedOnly: boolean
}
export type WizardField = keyof WizardValues

export const emptyWizardValues: WizardValues = {
  title: '',
  categoryId: null,
  properties: {},
  description: '',
  files: [],
  placeMode: null,
  city: null,
  point: null,
  addressDetail: '',
  dateMode: null,
  startDay: '',
  endDay: '',
  budgetType: null,
  budgetFrom: null,
  budgetTo: null,
  contactMode: 'CHAT',
  verifiedOnly: false,
}

/** The values after one of them was changed; a pin belongs to its city. */
export const changedValues = <F extends WizardField>(
  values: WizardValues,
  name: F,
  value: WizardValues[F],
): WizardValues => {
  const after = { ...values, [name]: value }
  return name === 'city' && after.city?.id !== values.city?.id ? { ...after, point: null } : after
}

/** The values with the files that have arrived; the same values when they are the same files. */
export const withFiles = (values: WizardValues, stored: readonly StoredFile[], now: number): WizardValues => {
  const known = new Map(values.files.map((file) => [file.id, file]))
  const files = stored.map((file) => known.get(file.id) ?? { ...file, keptAt: now })
  return fileIdsOf({ files }).join() === fileIdsOf(values).join() ? values : { ...values, files }
}

export const fileIdsOf = ({ files }: Pick<WizardValues, 'files'>): string[] => files.map(({ id }) => id)

/**
 * The task as it is sent. It depends on the values alone and not on the clock, so that a repeated attempt with the same
 * idempotency key is the same request; the server puts in the end of an open-ended task.
 */
export const draftOf = (values: WizardValues, timeZone: string): TaskDraft => {
  const { city, startDay, endDay, addressDetail, files: _files, ...rest } = values
  const hasDays = values.dateMode === 'EXACT' || values.dateMode === 'PERIOD'
  return {
    ...rest,
    properties: { ...values.properties },
    cityId: city?.id ?? null,
    addressDetail: addressDetail === '' ? null : addressDetail,
    startPeriod: hasDays ? noonOf(startDay, timeZone) : null,
    endPeriod: values.dateMode === 'PERIOD' ? noonOf(endDay, timeZone) : null,
  }
}

const FIELD_OF: Readonly<Record<string, WizardField>> = {
  cityId: 'city',
  startPeriod: 'startDay',
  endPeriod: 'endDay',
  fileIds: 'files',
}

/** Messages about a task's fields under the names of the wizard's. */
export const toWizardFields = (errors: TaskFieldErrors): TaskFieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [FIELD_OF[field] ?? field, message]))

/** Everything that is wrong with the values now, by field. */
export const problemsOf = (
  values: WizardValues,
  {
    categories,
    timeZone,
    now,
  }: { readonly categories: CategoryIndex; readonly timeZone: string; readonly now: number },
): TaskFieldErrors => {
  const result = checkTaskInput(draftOf(values, timeZone), { categories, now })
  return result.ok ? {} : toWizardFields(result.fields)
}
