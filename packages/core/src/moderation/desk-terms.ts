import type { ModerationKind } from '../contract/notification-terms.ts'

/** Queues whose objects can be judged today; the others are not shown. The order is that of the desk. */
export const JUDGED_KINDS = [
  'TASKS',
  'TASK_REVIEWS',
  'VERIFICATION_REQUESTS',
  'COMPLAINT',
] as const satisfies readonly ModerationKind[]

/** A queue that can be worked through. */
export type JudgedKind = (typeof JUDGED_KINDS)[number]

/** Whether a queue can be worked through. */
export const isJudged = (kind: string): kind is JudgedKind => (JUDGED_KINDS as readonly string[]).includes(kind)

/** Milliseconds that an object stays somebody's after they have last said so. */
export const HOLD_MS = 5 * 60_000

/** Messages of a chat that a complaint opens. */
export const COMPLAINT_CHAT_LENGTH = 100
