import type { ContentRejectRule, ReviewStatus } from '../contract/review-terms.ts'
import { CONTENT_REJECT_RULES, REVIEW_LIMITS } from '../contract/review-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import { type Actor, isStaff, type RefusalRules } from '../lifecycle/index.ts'

/** Reviews may be written, and stay hidden, for so many milliseconds after the deal (product §12). */
export const REVIEW_TIME = REVIEW_LIMITS.days * 86_400_000

/** The deal that is reviewed, as its task keeps it. */
export interface ReviewedDeal {
  readonly clientId: string
  readonly executorId: string | null
  readonly status: TaskStatus
  /** When the task was finished or cancelled, ISO 8601. */
  readonly endedAt: string | null
}

/** What the lifecycle must know of a review that was written. */
export interface ReviewFacts {
  readonly status: ReviewStatus
  readonly authorId: string
  readonly subjectId: string
  readonly resubmissions: number
  readonly hasReply: boolean
  /** Answers that staff have taken off. */
  readonly removedReplies: number
  /** ISO 8601. */
  readonly dealEndedAt: string
  /** The other side's review has passed moderation. */
  readonly isOtherReady: boolean
}

/** Events of product §12 with what each needs to be decided. */
export type ReviewCommand =
  | { readonly type: 'WRITE'; readonly deal: ReviewedDeal; readonly hasReviewed: boolean }
  /** Contacts in the text stop the system, not a moderator. */
  | { readonly type: 'APPROVE'; readonly hasContacts: boolean }
  | { readonly type: 'REJECT'; readonly rule: ContentRejectRule }
  | { readonly type: 'RESUBMIT' }
  /** The other side's review has passed, or nobody has to be waited for any more. */
  | { readonly type: 'REVEAL' }
  | { readonly type: 'REPLY' }
  /** Staff have found fault with the answer afterwards. */
  | { readonly type: 'REMOVE_REPLY' }
  | { readonly type: 'REMOVE'; readonly rule: ContentRejectRule }

/** One attempt to change a review; `review` is `null` for WRITE. `now` in milliseconds. */
export interface ReviewOccasion {
  readonly review: ReviewFacts | null
  readonly actor: Actor
  readonly now: number
}

/** Why the lifecycle of a review refuses an event, with the sentence that a person reads. */
export const reviewRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние отзыва уже другое.',
  NOT_A_PARTY: 'Отзыв могут оставить только заказчик и исполнитель этого задания.',
  NO_DEAL: 'Отзыв можно оставить, когда работа закончена или отменена после начала.',
  TOO_LATE: `Отзыв можно оставить в течение ${REVIEW_LIMITS.days} дней после сделки.`,
  ALREADY_WRITTEN: 'Вы уже оставили отзыв об этой сделке.',
  NOT_AUTHOR: 'Это может сделать только автор отзыва.',
  NOT_SUBJECT: 'Ответить может только тот, о ком отзыв.',
  NOT_STAFF: 'Это может сделать только модератор.',
  CONTACTS_FOUND: 'В тексте есть контакты, поэтому отзыв сначала посмотрит модератор.',
  NOT_SYSTEM: 'Это происходит само, вручную это сделать нельзя.',
  RULE_UNKNOWN: 'Выберите правило, которое нарушено.',
  RESUBMITTED: 'Исправить отзыв можно было один раз.',
  REPLIED: 'Вы уже ответили на этот отзыв.',
  NO_REPLY: 'Ответа на этот отзыв уже нет.',
  TOO_EARLY: 'Отзыв откроется, когда вторая сторона напишет свой или пройдёт срок.',
} as const

/** Stable code of a refusal by the lifecycle of a review. */
export type ReviewRefusal = keyof typeof reviewRefusalSentences

type Attempt = ReviewOccasion & { readonly event: ReviewCommand }

const actorId = ({ actor }: Attempt) => (actor === 'system' ? null : actor.id)
const writing =
  (isRefused: (event: Extract<ReviewCommand, { type: 'WRITE' }>, attempt: Attempt) => boolean) =>
  (attempt: Attempt): boolean =>
    attempt.event.type === 'WRITE' && isRefused(attempt.event, attempt)
/** Work had begun: a task that was cancelled before has no executor. */
const isReviewable = ({ status, executorId, endedAt }: ReviewedDeal) =>
  (status === 'FINISHED' || status === 'CANCELED') && executorId !== null && endedAt !== null

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const reviewRefusalRules: RefusalRules<Exclude<ReviewRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_A_PARTY: writing(({ deal }, attempt) => {
    const writer = actorId(attempt)
    return writer === null || (writer !== deal.clientId && writer !== deal.executorId)
  }),
  NO_DEAL: writing(({ deal }) => !isReviewable(deal)),
  TOO_LATE: writing(({ deal }, { now }) => deal.endedAt === null || now > Date.parse(deal.endedAt) + REVIEW_TIME),
  ALREADY_WRITTEN: writing(({ hasReviewed }) => hasReviewed),
  NOT_AUTHOR: (attempt) => attempt.review?.authorId !== actorId(attempt),
  NOT_SUBJECT: (attempt) => attempt.review?.subjectId !== actorId(attempt),
  NOT_STAFF: ({ actor, event }) => !isStaff(actor) && !(actor === 'system' && event.type === 'APPROVE'),
  CONTACTS_FOUND: ({ actor, event }) => actor === 'system' && event.type === 'APPROVE' && event.hasContacts,
  NOT_SYSTEM: ({ actor }) => actor !== 'system',
  RULE_UNKNOWN: ({ event }) => !('rule' in event && CONTENT_REJECT_RULES.includes(event.rule)),
  RESUBMITTED: ({ review }) => (review?.resubmissions ?? 0) >= REVIEW_LIMITS.resubmissions,
  REPLIED: ({ review }) => review?.hasReply === true || (review?.removedReplies ?? 0) > REVIEW_LIMITS.resubmissions,
  NO_REPLY: ({ review }) => review?.hasReply !== true,
  TOO_EARLY: ({ review, now }) =>
    review !== null && !review.isOtherReady && now <= Date.parse(review.dealEndedAt) + REVIEW_TIME,
}
