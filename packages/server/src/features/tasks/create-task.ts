import type { CategoryIndex } from '@artel/core/categories'
import { TASK_LIMITS, type TaskInput } from '@artel/core/contract'
import { checkTaskInput, decideTask, taskErrorCode } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { autoModerate } from './auto-moderation.ts'
import { columnsOf } from './task-columns.ts'
import { historyOf, type TaskAttempt } from './task-lifecycle.ts'
import { insertTask, insertTaskEvent, lockAuthor } from './tasks.queries.ts'
import type { TaskRow } from './tasks.tables.ts'

/** What a new task is made from. */
export interface NewTask {
  readonly author: UserViewer
  readonly input: TaskInput
  readonly categories: CategoryIndex
  /** Publish at once what shows no contacts. */
  readonly autoModeration: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Stores a new task; with auto-moderation the same transaction publishes it, unless its text holds contacts.
 * @throws Refusal VALIDATION_FAILED by field, EMAIL_NOT_CONFIRMED, TASK_LIMIT_REACHED
 */
export async function createTask(trx: Transaction<Schema>, newTask: NewTask): Promise<TaskRow> {
  const { author, categories, autoModeration, now } = newTask
  const checked = checkTaskInput(newTask.input, { categories, now })
  if (!checked.ok) throw validationRefusal(checked.fields)
  const input = checked.value
  const { lat, lon } = await columnsOf(trx, { input: { point: input.point }, cityId: input.cityId })

  const attempt: TaskAttempt = { event: { type: 'CREATE', ...(await lockAuthor(trx, author.id)) }, actor: author, now }
  const decision = decideTask({ task: null, ...attempt })
  if (!decision.ok) throw new Refusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })

  const at = new Date(now)
  const task = await insertTask(trx, {
    author_id: author.id,
    category_id: input.categoryId,
    title: input.title,
    description: input.description,
    properties: JSON.stringify(input.properties),
    place_mode: input.placeMode,
    city_id: input.cityId,
    lat: lat ?? null,
    lon: lon ?? null,
    address_detail: input.addressDetail,
    date_mode: input.dateMode,
    start_period: input.startPeriod,
    end_period: input.endPeriod,
    budget_type: input.budgetType,
    budget_from: input.budgetFrom,
    budget_to: input.budgetTo,
    contact_mode: input.contactMode,
    verified_only: input.verifiedOnly,
    replies_limit: TASK_LIMITS.repliesLimit,
    status: decision.status,
    waiting_since: at,
    created_at: at,
    updated_at: at,
  })
  await insertTaskEvent(trx, { ...historyOf(attempt, task.id, at), from: null, to: decision.status })
  return autoModeration ? autoModerate(trx, task, now) : task
}
