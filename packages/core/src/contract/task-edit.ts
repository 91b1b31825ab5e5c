import * as z from 'zod'
import { file } from './files.ts'
import { point } from './geocoder.ts'
import { instant, kopecks, numericId } from './primitives.ts'
import { TASK_REJECT_FIELDS, TASK_REJECT_RULES } from './task-terms.ts'
import { budgetType, contactMode, dateMode, placeMode, propertyValue, type TaskInput, taskStatus } from './tasks.ts'

/** What is read back of a task's input: the rules of writing do not concern who reads. */
const writtenTask = z.object({
  title: z.string(),
  categoryId: numericId,
  properties: z.record(z.string(), propertyValue),
  description: z.string(),
  placeMode,
  cityId: numericId.nullable(),
  /** To 500 m. */
  point: point.nullable(),
  addressDetail: z.string().nullable(),
  dateMode,
  startPeriod: instant.nullable(),
  endPeriod: instant.nullable(),
  budgetType,
  budgetFrom: kopecks.nullable(),
  budgetTo: kopecks.nullable(),
  contactMode,
  verifiedOnly: z.boolean(),
} satisfies Record<keyof TaskInput, z.ZodType>)

/** A task as its author wrote it last, changes that wait for a moderator included: what a form of it begins with. */
export const editableTask = z.object({
  id: numericId,
  status: taskStatus,
  version: z.int(),
  repliesCount: z.int().min(0),
  /** Some of it is not approved yet, others see the version before. */
  isRevised: z.boolean(),
  rejectReason: z.enum(TASK_REJECT_RULES).nullable(),
  /** What of the task the rule was broken in, and a moderator's advice. */
  rejectField: z.enum(TASK_REJECT_FIELDS).nullable(),
  rejectComment: z.string().nullable(),
  /** Why it cannot be changed now; `null` when it can. */
  refusal: z.string().nullable(),
  input: writtenTask,
  /** The name of `input.cityId`. */
  cityName: z.string().nullable(),
  files: z.array(file),
})
export type EditableTask = z.output<typeof editableTask>
