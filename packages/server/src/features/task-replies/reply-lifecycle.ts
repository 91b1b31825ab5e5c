import {
  type Actor,
  decideReply,
  type RepliedTask,
  type ReplyCommand,
  type ReplyDecision,
  type ReplyFacts,
  replyFactsOf,
} from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { type ReplyWithChat, updateReplyStatus } from './task-replies.queries.ts'

/** What of a stored task matters to its replies. */
export const repliedTask = (task: TaskRow): RepliedTask => ({
  author: { id: task.author_id },
  status: task.status,
  endedAt: task.ended_at?.toISOString() ?? null,
  cancelledBy: task.cancelled_by,
})

/** A stored reply as the lifecycle of core sees it. */
const replyFacts = (reply: ReplyWithChat, task: TaskRow): ReplyFacts =>
  replyFactsOf(
    { status: reply.status, executor: { id: reply.executor_id }, isSenderGone: reply.is_sender_gone },
    repliedTask(task),
  )

/** One event to happen to a reply of a locked task. */
export interface ReplyAttempt {
  readonly event: ReplyCommand
  readonly actor: Actor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Lets core's machine decide an event, and writes what it decides. A refusal writes nothing. */
export async function tryReplyTransition(
  trx: Transaction<Schema>,
  reply: ReplyWithChat,
  task: TaskRow,
  attempt: ReplyAttempt,
): Promise<ReplyDecision> {
  const decision = decideReply({ reply: replyFacts(reply, task), ...attempt })
  if (!decision.ok) return decision
  // The lock on the task makes a miss impossible; the condition makes sure of it.
  if (!(await updateReplyStatus(trx, reply, decision.status, new Date(attempt.now)))) {
    throw new Refusal('VERSION_CONFLICT')
  }
  return decision
}

/** The same for what must not fail. @throws Refusal TRANSITION_REFUSED with the machine's reason */
export async function transitionReply(
  trx: Transaction<Schema>,
  reply: ReplyWithChat,
  task: TaskRow,
  attempt: ReplyAttempt,
): Promise<Extract<ReplyDecision, { ok: true }>> {
  const decision = await tryReplyTransition(trx, reply, task, attempt)
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  return decision
}
