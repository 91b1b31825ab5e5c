import type { REFUND_REASONS } from '../contract/tariff-terms.ts'
import type { ReplyStatus } from '../contract/task-replies.ts'
import { UNREAD_REFUND_HOURS } from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import type { CancellingParty } from './task-lifecycle.types.ts'

/** Why a spent reply comes back. */
export type ReplyRefund = Exclude<(typeof REFUND_REASONS)[number], 'PAYMENT_REFUNDED'>

/** What decides whether a reply comes back. Moments are ISO 8601. */
export interface SpentReply {
  readonly status: ReplyStatus
  readonly sentAt: string
  /** When the task's author first looked at it. */
  readonly viewedAt: string | null
  readonly task: { readonly status: TaskStatus; readonly cancelledBy: CancellingParty | null }
}

const UNREAD = UNREAD_REFUND_HOURS * 3_600_000

/**
 * Why a reply goes back to where it was taken from (product §11): staff removed the task, it was cancelled before the
 * author looked, or nobody looked for 72 hours. A withdrawn one never does. `now` in milliseconds.
 */
export const replyRefund = ({ status, sentAt, viewedAt, task }: SpentReply, now: number): ReplyRefund | null => {
  if (status === 'WITHDRAWN') return null
  if (task.status === 'CANCELED' && task.cancelledBy === 'ADMIN') return 'TASK_REMOVED'
  if (viewedAt !== null) return null
  if (task.status === 'CANCELED') return 'TASK_CANCELED'
  return now >= Date.parse(sentAt) + UNREAD ? 'UNREAD' : null
}
