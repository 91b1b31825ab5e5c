import {
  type Actor,
  contactsInTask,
  decideTask,
  LIVE_REPLIES,
  type TaskCommand,
  taskErrorCode,
  taskFactsOf,
} from '@artel/core/tasks'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { endDeal } from './deals.ts'
import { inputOf, valuesOf } from './task-values.ts'

const ENDS: ReadonlySet<string> = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])
const LIVE: ReadonlySet<string> = new Set(LIVE_REPLIES)

/** Lets core's lifecycle decide an event and keeps what it decides. */
export const moveTask = (world: MockWorld, task: StoredTask, event: TaskCommand, actor: Actor): void => {
  const decision = decideTask({ task: taskFactsOf(task), event, actor, now: world.now })
  if (!decision.ok) throw new MockRefusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })
  const at = new Date(world.now).toISOString()
  const { deletedAt, fieldsToModerate: _, revision, ...changes } = decision.changes
  if (deletedAt !== undefined) world.tasks = world.tasks.filter(({ id }) => id !== task.id)
  const applied = revision === 'APPLY' && task.revision ? valuesOf(world, inputOf(task), task.revision) : {}
  Object.assign(task, changes, applied, revision && { revision: null }, {
    status: decision.status,
    version: task.version + 1,
    ...(decision.status !== task.status && {
      history: [...task.history, { status: decision.status, at }],
      endedAt: ENDS.has(decision.status) ? at : null,
    }),
  })
  task.executor = world.people.find(({ id }) => id === task.executorId) ?? null
  if (event.type === 'REPUBLISH') {
    const open = world.replies.filter(({ taskId, status }) => taskId === task.id && LIVE.has(status))
    task.repliesCount = open.length
  }
  if (task.endedAt !== null) endDeal(world, task)
}

/** With auto-moderation the system approves what shows no contacts. */
export const autoModerate = (world: MockWorld, task: StoredTask): void => {
  if (!world.autoModeration) return
  const event = { type: 'APPROVE', contacts: contactsInTask({ ...inputOf(task), ...task.revision }) } as const
  const decision = decideTask({ task: taskFactsOf(task), event, actor: 'system', now: world.now })
  if (decision.ok) moveTask(world, task, event, 'system')
}
