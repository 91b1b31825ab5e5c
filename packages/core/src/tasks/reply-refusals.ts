import type { Role } from '../contract/operations.ts'
import type { ReplyStatus } from '../contract/task-replies.ts'
import { REPLY_REFUSALS, type ReplyRefusal } from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import type { CancellingParty } from './task-lifecycle.types.ts'

/** What must be known of a task and of its would-be executor's earlier reply. */
export interface ReplyTarget {
  readonly authorId: string
  readonly status: TaskStatus
  readonly repliesCount: number
  readonly repliesLimit: number
  readonly verifiedOnly: boolean
  /** The viewer has replied to it before, in whatever state that reply is. */
  readonly hasReplied: boolean
  /** The task was offered to the viewer, who has not answered yet. */
  readonly hasOffer: boolean
}

/** Who would reply; `null` is a guest. */
export type ReplyCandidate = {
  readonly id: string
  readonly role: Role
  readonly isVerified: boolean
  /** What the tariff and the bought replies still allow; `null` when nothing limits them. */
  readonly repliesLeft: number | null
} | null

const rules: Readonly<Record<ReplyRefusal, (task: ReplyTarget, candidate: ReplyCandidate) => boolean>> = {
  GUEST: (_, candidate) => candidate === null,
  NOT_EXECUTOR: (_, candidate) => candidate?.role !== 'EXECUTOR',
  OWN_TASK: (task, candidate) => task.authorId === candidate?.id,
  ALREADY_REPLIED: (task) => task.hasReplied,
  NOT_OPEN: (task) => task.status !== 'APPROVED',
  OFFERED: (task) => task.hasOffer,
  LIMIT_REACHED: (task) => task.repliesCount >= task.repliesLimit,
  NEEDS_VERIFICATION: (task, candidate) => task.verifiedOnly && candidate?.isVerified !== true,
  QUOTA: (_, candidate) => candidate != null && candidate.repliesLeft !== null && candidate.repliesLeft <= 0,
}

/** Why the viewer may not reply to a task: the first of the contract's REPLY_REFUSALS that applies; `null` lets them. */
export const replyRefusal = (task: ReplyTarget, candidate: ReplyCandidate): ReplyRefusal | null =>
  REPLY_REFUSALS.find((refusal) => rules[refusal](task, candidate)) ?? null

/** How long a held reply may be taken up again after the task's cancellation, in milliseconds (product §11). */
export const REOPEN_TIME = 7 * 86_400_000

/** Why the lifecycle of a reply refuses an event that is not SEND. */
export const replyEventRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние отклика уже другое.',
  NOT_AUTHOR: 'Это может сделать только автор задания.',
  NOT_SENDER: 'Это может сделать только автор отклика.',
  NOT_STAFF: 'Это может сделать только модератор.',
  NOT_SYSTEM: 'Это происходит само, вручную это сделать нельзя.',
  TASK_NOT_OPEN: 'По заданию уже нельзя выбрать исполнителя.',
  DEAL_STANDS: 'Исполнитель выбран, отклик остаётся в силе.',
  TASK_GOES_ON: 'Задание ещё не закончено.',
  DEAL_GOES_ON: 'Вернуться к отклику можно, если выбранный исполнитель откажется или вы отмените работу.',
  STILL_OFFERED: 'Отклик остаётся в запасе: заказчик ещё может к нему вернуться.',
  SENDER_GONE: 'Исполнитель больше не работает на Артели, его отклик уже не вернуть.',
  TOO_LATE: 'Вернуться к отклику можно было только в течение 7 дней после отмены.',
} as const

/** Stable code of a refusal by the lifecycle of a reply. */
export type ReplyEventRefusal = keyof typeof replyEventRefusalSentences | ReplyRefusal

/** What the lifecycle must know of a reply that was sent. */
export interface ReplyFacts {
  readonly status: ReplyStatus
  readonly executorId: string
  /** The sender has left the product for good, or was made to. */
  readonly isSenderGone: boolean
  readonly task: {
    readonly authorId: string
    readonly status: TaskStatus
    /** When the task was finished, archived or cancelled, ISO 8601. */
    readonly endedAt: string | null
    readonly cancelledBy: CancellingParty | null
  }
}
