import { JUDGED_KINDS, type JudgedKind } from '../contract/notification-terms.ts'

export { JUDGED_KINDS, type JudgedKind } from '../contract/notification-terms.ts'

/** Whether a queue can be worked through. */
export const isJudged = (kind: string): kind is JudgedKind => (JUDGED_KINDS as readonly string[]).includes(kind)

/** Milliseconds that an object stays somebody's after they have last said so. */
export const HOLD_MS = 5 * 60_000

/** Messages of a chat that a complaint opens. */
export const COMPLAINT_CHAT_LENGTH = 100
