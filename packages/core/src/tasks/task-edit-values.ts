import type { EditableTask } from '../contract/task-edit.ts'
import type { TaskChanges, TaskInput } from '../contract/tasks.ts'
import { dayOf } from './calendar-days.ts'
import type { TaskPart } from './deal-lines.ts'
import { draftOf, fileIdsOf, type WizardField, type WizardValues } from './task-wizard-values.ts'

const dayIn = (moment: string | null, timeZone: string): string =>
  moment === null ? '' : dayOf(Date.parse(moment), timeZone)

/** A task as the fields of its form hold it. */
export const editValuesOf = ({ input, cityName, files }: EditableTask, timeZone: string): WizardValues => {
  const { cityId, startPeriod, endPeriod, addressDetail, ...rest } = input
  return settled({
    ...rest,
    properties: { ...input.properties },
    city: cityId === null ? null : { id: cityId, name: cityName ?? '' },
    addressDetail: addressDetail ?? '',
    startDay: dayIn(startPeriod, timeZone),
    endDay: dayIn(endPeriod, timeZone),
    // Attached, so they are not swept.
    files: files.map((file) => ({ ...file, keptAt: 0 })),
  })
}

const daysOf = ({ dateMode, startDay, endDay }: WizardValues): Partial<WizardValues> => {
  if (dateMode === 'EXACT') return { startDay: startDay || endDay, endDay: '' }
  return dateMode === 'PERIOD' ? {} : { startDay: '', endDay: '' }
}

const sumsOf = ({ budgetType, budgetFrom, budgetTo }: WizardValues): Partial<WizardValues> => {
  if (budgetType === 'FIXED') return { budgetFrom: null, budgetTo: budgetTo ?? budgetFrom }
  return budgetType === 'RANGE' ? {} : { budgetFrom: null, budgetTo: null }
}

/** The same without what the choices leave no room for, so that equal tasks are equal values. */
const settled = (values: WizardValues): WizardValues => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  addressDetail: values.placeMode === 'REMOTE' ? '' : values.addressDetail.trim(),
  city: values.placeMode === 'REMOTE' ? null : values.city,
  point: values.placeMode === 'REMOTE' ? null : values.point,
  ...daysOf(values),
  ...sumsOf(values),
})

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
    : value
const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Fields in which two versions of a task differ. */
export const differentFields = (one: WizardValues, other: WizardValues): readonly WizardField[] => {
  const [before, after] = [settled(one), settled(other)]
  return (Object.keys(before) as WizardField[]).filter((field) =>
    field === 'files' ? fileIdsOf(before).join() !== fileIdsOf(after).join() : !isSame(before[field], after[field]),
  )
}

/** What goes together on the wire: a day or a sum says nothing without its kind. */
const sentWith: Readonly<Record<WizardField, readonly TaskPart[]>> = {
  title: ['title'],
  categoryId: ['categoryId', 'properties'],
  properties: ['properties'],
  description: ['description'],
  placeMode: ['placeMode'],
  city: ['cityId', 'point'],
  point: ['point'],
  addressDetail: ['addressDetail'],
  dateMode: ['dateMode', 'startPeriod', 'endPeriod'],
  startDay: ['dateMode', 'startPeriod', 'endPeriod'],
  endDay: ['dateMode', 'startPeriod', 'endPeriod'],
  budgetType: ['budgetType', 'budgetFrom', 'budgetTo'],
  budgetFrom: ['budgetType', 'budgetFrom', 'budgetTo'],
  budgetTo: ['budgetType', 'budgetFrom', 'budgetTo'],
  contactMode: ['contactMode'],
  verifiedOnly: ['verifiedOnly'],
  files: ['fileIds'],
}

/** What of a task's input these fields of its form make. */
export const inputFieldsOf = (fields: readonly WizardField[]): readonly TaskPart[] => [
  ...new Set(fields.flatMap((field) => sentWith[field])),
]

/** What is sent of a change. */
export type SentChanges = TaskChanges & { readonly fileIds?: string[] }

/** The change as it is sent: just what differs, because the rest may have changed elsewhere. The values are sound. */
export const taskChangesOf = (base: WizardValues, values: WizardValues, timeZone: string): SentChanges => {
  const input = { ...(draftOf(settled(values), timeZone) as TaskInput), fileIds: fileIdsOf(values) }
  const fields = inputFieldsOf(differentFields(base, values))
  return Object.fromEntries(fields.map((field) => [field, input[field]]))
}
