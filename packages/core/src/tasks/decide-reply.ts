import { getInitialSnapshot } from 'xstate'
import type { ReplyStatus } from '../contract/task-replies.ts'
import type { ReplyUserEvent } from '../contract/task-terms.ts'
import { stepOf } from '../lifecycle/index.ts'
import type { TaskViewer } from './decide-task.ts'
import {
  type ReplyCommand,
  type ReplyOccasion,
  replyLifecycleMachine,
  replyRefusalRules,
} from './reply-lifecycle.machine.ts'
import type { ReplyEventRefusal, ReplyFacts } from './reply-refusals.ts'

/** The lifecycle's answer: the new status and whether the reply's chat closes with it, or the first reason to refuse. */
export type ReplyDecision =
  | { readonly ok: true; readonly status: ReplyStatus; readonly closesChat: boolean }
  | { readonly ok: false; readonly refusal: ReplyEventRefusal }

const stateOf = (occasion: ReplyOccasion) =>
  occasion.reply === null
    ? getInitialSnapshot(replyLifecycleMachine, occasion)
    : replyLifecycleMachine.resolveState({ value: occasion.reply.status, context: occasion })

/**
 * Decides one event of the table in product §11. Pure. What follows for the others is asked one by one: after ACCEPT
 * send HOLD to every other open reply, after a task's end send CLOSE to all of it; those that must stay refuse.
 */
export const decideReply = ({
  event,
  ...occasion
}: ReplyOccasion & { readonly event: ReplyCommand }): ReplyDecision => {
  const step = stepOf(replyLifecycleMachine, stateOf(occasion), event, replyRefusalRules, { ...occasion, event })
  if (!step.ok) return step
  return { ok: true, status: step.next.value as ReplyStatus, closesChat: step.next.hasTag('chatClosed') }
}

/** An event that the viewer's part in the reply has a button for; `null` allows it. */
export interface AllowedReplyEvent {
  readonly event: ReplyUserEvent
  readonly refusal: ReplyEventRefusal | null
}

/** The contract's `allowedEvents` of a reply: the task's author picks, chooses, rejects and reopens, its sender withdraws. */
export const allowedReplyEvents = (
  reply: ReplyFacts,
  viewer: TaskViewer,
  now: number,
): readonly AllowedReplyEvent[] => {
  if (viewer === null) return []
  const events: ReplyUserEvent[] = []
  if (viewer.id === reply.task.authorId) events.push('SHORTLIST', 'ACCEPT', 'REJECT', 'REOPEN')
  if (viewer.id === reply.executorId) events.push('WITHDRAW')
  return events.map((type) => {
    const decision = decideReply({ reply, event: { type }, actor: viewer, now })
    return { event: type, refusal: decision.ok ? null : decision.refusal }
  })
}
