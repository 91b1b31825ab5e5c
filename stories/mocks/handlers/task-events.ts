import type { TaskInput } from '@artel/core/contract'
import {
  type Actor,
  changesLine,
  contactsInTask,
  dealLines,
  decideTask,
  LIVE_REPLIES,
  objectionLine,
  type TaskCommand,
  type TaskPart,
  taskErrorCode,
  taskFactsOf,
} from '@artel/core/tasks'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { narrate } from './chat-room.ts'
import { endDeal } from './deals.ts'
import { isGone } from './people.ts'
import { inputOf, valuesOf } from './task-values.ts'

const ENDS: ReadonlySet<string> = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])
const LIVE: ReadonlySet<string> = new Set(LIVE_REPLIES)

/** Lets core's lifecycle decide an event and keeps what it decides. */
export const moveTask = (world: MockWorld, task: StoredTask, event: TaskCommand, actor: Actor): void => {
  const decision = decideTask({ task: taskFactsOf(task), event, actor, now: world.now })
  if (!decision.ok) throw new MockRefusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })
  const waiting = task.revision
  const at = new Date(world.now).toISOString()
  const { executor: hired, endedAt } = task
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
  if (hired && endedAt && !task.executor) {
    const before = (task.pastDeals ?? []).filter(({ executor }) => executor.id !== hired.id)
    task.pastDeals = [...before, { executor: hired, endedAt }]
  }
  if (event.type === 'REPUBLISH') {
    const open = world.replies.filter(
      ({ taskId, status, executor }) => taskId === task.id && LIVE.has(status) && !isGone(world, executor),
    )
    task.repliesCount = open.length
  }
  if (task.status === 'FINISHED') {
    for (const id of [task.author.id, task.executorId ?? '']) world.finished.set(id, (world.finished.get(id) ?? 0) + 1)
  }
  const actorId = actor === 'system' ? null : actor.id
  if (task.endedAt !== null) endDeal(world, task, event, actorId)
  if (event.type === 'REQUEST_FINISH') tellDeal(world, task, dealLines.finishRequested, actorId)
  if (event.type === 'DECLINE_FINISH') tellDeal(world, task, objectionLine(event.comment), actorId)
  if (event.type === 'APPROVE' && waiting && actor !== 'system')
    tellRepliers(world, task, Object.keys(waiting) as (keyof TaskInput)[])
}

/** Says in the chat of the deal what has happened to it. */
const tellDeal = (world: MockWorld, task: StoredTask, text: string, actorId: string | null) => {
  const accepted =
    world.replies.find(({ taskId, status }) => taskId === task.id && status === 'ACCEPTED') ??
    world.offers.find((offer) => offer.task.id === task.id && offer.status === 'ACCEPTED')
  if (accepted) narrate(world, accepted.chatId, text, actorId)
}

/** Says in the chats of open replies what is different now. Nothing when nothing is. */
export const tellRepliers = (world: MockWorld, task: StoredTask, fields: readonly TaskPart[]): void => {
  if (task.status !== 'APPROVED' || fields.length === 0) return
  const open = world.replies.filter(({ taskId, status }) => taskId === task.id && LIVE.has(status))
  for (const { chatId } of open) narrate(world, chatId, changesLine(fields), task.author.id)
}

/** With auto-moderation the system approves what shows no contacts. */
export const autoModerate = (world: MockWorld, task: StoredTask): void => {
  if (!world.autoModeration) return
  const event = { type: 'APPROVE', contacts: contactsInTask({ ...inputOf(task), ...task.revision }) } as const
  const decision = decideTask({ task: taskFactsOf(task), event, actor: 'system', now: world.now })
  if (decision.ok) moveTask(world, task, event, 'system')
}
