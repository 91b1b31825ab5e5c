import { getInitialSnapshot } from 'xstate'
import { TASK_LIMITS, TASK_REJECT_RULES, type TaskUserEvent } from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import { stepOf } from '../lifecycle/index.ts'
import { cancelReasons } from './cancel-reasons.ts'
import { taskLifecycleMachine } from './task-lifecycle.machine.ts'
import type { TaskCommand, TaskFacts, TaskOccasion, TaskWrites } from './task-lifecycle.types.ts'
import { type TaskRefusal, taskRefusalRules } from './task-refusals.ts'

/** The lifecycle's answer: the new status with what else to write, or the first reason to refuse. */
export type TaskDecision =
  | { readonly ok: true; readonly status: TaskStatus; readonly changes: TaskWrites }
  | { readonly ok: false; readonly refusal: TaskRefusal }

const stateOf = (occasion: TaskOccasion) =>
  occasion.task === null
    ? getInitialSnapshot(taskLifecycleMachine, occasion)
    : taskLifecycleMachine.resolveState({ value: occasion.task.status, context: { ...occasion, changes: {} } })

/** Decides one event of the table in product §10. Pure: nothing is written, the caller keeps what it answers. */
export const decideTask = ({ event, ...occasion }: TaskOccasion & { readonly event: TaskCommand }): TaskDecision => {
  const step = stepOf(taskLifecycleMachine, stateOf(occasion), event, taskRefusalRules, { ...occasion, event })
  if (!step.ok) return step
  return { ok: true, status: step.next.value as TaskStatus, changes: step.next.context.changes as TaskWrites }
}

/** The event with an input that is in order, so that only the state and the viewer can speak against it. */
const wellFormed = (event: TaskUserEvent, { status }: TaskFacts): TaskCommand => {
  switch (event) {
    case 'APPROVE':
      return { type: event, contacts: [] }
    case 'REJECT':
      return { type: event, rule: TASK_REJECT_RULES[0] }
    case 'ACCEPT_REPLY':
      return { type: event, executorId: '' }
    case 'CANCEL_BY_AUTHOR':
      return { type: event, reason: cancelReasons('AUTHOR', status)[0]?.reason ?? 'AUTHOR_OTHER', comment: null }
    case 'CANCEL_BY_EXECUTOR':
      return { type: event, reason: cancelReasons('EXECUTOR', status)[0]?.reason ?? 'EXECUTOR_OTHER', comment: null }
    case 'REMOVE':
      return { type: event, rule: TASK_REJECT_RULES[0], comment: null }
    case 'UPDATE':
      return { type: event, fields: [] }
    case 'DECLINE_FINISH':
      return { type: event, comment: '-'.repeat(TASK_LIMITS.comment[0]) }
    case 'REPUBLISH':
      return { type: event, openTasks: 0 }
    case 'FINISH':
    case 'REQUEST_FINISH':
    case 'DELETE':
      return { type: event }
  }
}

const AUTHOR_EVENTS = [
  'UPDATE',
  'ACCEPT_REPLY',
  'FINISH',
  'DECLINE_FINISH',
  'CANCEL_BY_AUTHOR',
  'REPUBLISH',
  'DELETE',
] as const satisfies readonly TaskUserEvent[]

const eventsOf = (task: TaskFacts, viewer: NonNullable<TaskViewer>): readonly TaskUserEvent[] => {
  if (viewer.id === task.authorId) return AUTHOR_EVENTS
  if (viewer.id === task.executorId) return ['REQUEST_FINISH', 'CANCEL_BY_EXECUTOR']
  if (viewer.role === 'ADMIN') return ['APPROVE', 'REJECT', 'REMOVE']
  return viewer.role === 'MODERATOR' ? ['APPROVE', 'REJECT'] : []
}

/** Who looks at a task; `null` is a guest. */
export type TaskViewer = Exclude<TaskOccasion['actor'], 'system'> | null

/** An event that the viewer's part in the task has a button for; `null` allows it. */
export interface AllowedTaskEvent {
  readonly event: TaskUserEvent
  readonly refusal: TaskRefusal | null
}

/**
 * The contract's `allowedEvents`: what the viewer's part in the task may ever do, each with why not now. Input of their own
 * (a reason, a rule) is judged when it is sent.
 */
export const allowedTaskEvents = (task: TaskFacts, viewer: TaskViewer, now: number): readonly AllowedTaskEvent[] => {
  if (viewer === null) return []
  return eventsOf(task, viewer).map((event) => {
    const decision = decideTask({ task, event: wellFormed(event, task), actor: viewer, now })
    return { event, refusal: decision.ok ? null : decision.refusal }
  })
}
