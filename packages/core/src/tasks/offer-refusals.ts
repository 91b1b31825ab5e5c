import type { Role } from '../contract/operations.ts'
import type { OfferStatus } from '../contract/task-offers.ts'
import { OFFER_LIMITS } from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import { type Actor, isStaff, type RefusalRules } from '../lifecycle/index.ts'

/** An unanswered offer runs out after so many milliseconds (product §11). */
export const OFFER_TIME = OFFER_LIMITS.hours * 3_600_000

/** What the lifecycle must know of an offer that was sent. */
export interface OfferFacts {
  readonly status: OfferStatus
  /** Who offers: the task's author. */
  readonly clientId: string
  readonly executorId: string
  /** ISO 8601. */
  readonly sentAt: string
  readonly taskStatus: TaskStatus
}

/** What must be known before an offer is sent. */
export interface OfferTarget {
  readonly task: { readonly authorId: string; readonly status: TaskStatus }
  readonly executor: { readonly id: string; readonly role: Role }
  /** The executor has an open offer of this task already. */
  readonly hasOffer: boolean
  /** The executor has replied to it and the reply is open. */
  readonly hasReplied: boolean
  /** Open offers of this task. */
  readonly openForTask: number
  /** Offers of this client in the last 24 hours. */
  readonly sentToday: number
}

/** Events of the offer's table in product §11 with what each needs to be decided. */
export type OfferCommand =
  | { readonly type: 'SEND'; readonly to: OfferTarget }
  | { readonly type: 'VIEW' }
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'WITHDRAW' }
  /** Nobody has answered in time. */
  | { readonly type: 'EXPIRE' }
  /** The task has ended or has another executor. */
  | { readonly type: 'CLOSE' }
  /** Staff have found fault with it afterwards. */
  | { readonly type: 'REMOVE' }

/** One attempt to change an offer; `offer` is `null` for SEND. `now` in milliseconds. */
export interface OfferOccasion {
  readonly offer: OfferFacts | null
  readonly actor: Actor
  readonly now: number
}

/** Why the lifecycle of an offer refuses an event, with the sentence that a person reads. */
export const offerRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние предложения уже другое.',
  NOT_AUTHOR: 'Предложить задание может только его автор.',
  NOT_CLIENT: 'Это может сделать только заказчик, который предложил задание.',
  NOT_INVITED: 'Это может сделать только исполнитель, которому предложили задание.',
  NOT_STAFF: 'Это может сделать только модератор.',
  NOT_SYSTEM: 'Это происходит само, вручную это сделать нельзя.',
  NOT_AN_EXECUTOR: 'Предложить задание можно только исполнителю.',
  OWN_TASK: 'Нельзя предложить задание самому себе.',
  TASK_NOT_OPEN: 'Задание уже не ищет исполнителя.',
  TASK_OPEN: 'Задание ещё ищет исполнителя, предложение в силе.',
  DEAL_STANDS: 'Исполнитель взялся за задание, предложение остаётся в силе.',
  ALREADY_OFFERED: 'Вы уже предложили это задание этому исполнителю.',
  ALREADY_REPLIED: 'Исполнитель уже откликнулся на это задание: ответьте на его отклик.',
  TASK_OFFERS_FULL: `Задание можно предложить не больше чем ${OFFER_LIMITS.openPerTask} исполнителям сразу.`,
  DAY_OFFERS_FULL: `Не больше ${OFFER_LIMITS.perDay} предложений в день.`,
  TOO_EARLY: 'Время на ответ ещё не вышло.',
  TOO_LATE: 'Время на ответ вышло.',
} as const

/** Stable code of a refusal by the lifecycle of an offer. */
export type OfferRefusal = keyof typeof offerRefusalSentences

type Attempt = OfferOccasion & { readonly event: OfferCommand }

const actorId = ({ actor }: Attempt) => (actor === 'system' ? null : actor.id)
const isOver = ({ offer, now }: Attempt) => offer !== null && now >= Date.parse(offer.sentAt) + OFFER_TIME
const taskStatus = ({ offer, event }: Attempt) => (event.type === 'SEND' ? event.to.task.status : offer?.taskStatus)
const sending =
  (isRefused: (to: OfferTarget, attempt: Attempt) => boolean) =>
  (attempt: Attempt): boolean =>
    attempt.event.type === 'SEND' && isRefused(attempt.event.to, attempt)

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const offerRefusalRules: RefusalRules<Exclude<OfferRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_AUTHOR: sending(({ task }, attempt) => task.authorId !== actorId(attempt)),
  NOT_CLIENT: (attempt) => attempt.offer?.clientId !== actorId(attempt),
  NOT_INVITED: (attempt) => attempt.offer?.executorId !== actorId(attempt),
  NOT_SYSTEM: ({ actor }) => actor !== 'system',
  NOT_STAFF: ({ actor }) => !isStaff(actor),
  NOT_AN_EXECUTOR: sending(({ executor }) => executor.role !== 'EXECUTOR'),
  OWN_TASK: sending(({ task, executor }) => task.authorId === executor.id),
  TASK_NOT_OPEN: (attempt) => taskStatus(attempt) !== 'APPROVED',
  TASK_OPEN: (attempt) => taskStatus(attempt) === 'APPROVED',
  DEAL_STANDS: (attempt) => taskStatus(attempt) !== 'CANCELED',
  ALREADY_OFFERED: sending(({ hasOffer }) => hasOffer),
  ALREADY_REPLIED: sending(({ hasReplied }) => hasReplied),
  TASK_OFFERS_FULL: sending(({ openForTask }) => openForTask >= OFFER_LIMITS.openPerTask),
  DAY_OFFERS_FULL: sending(({ sentToday }) => sentToday >= OFFER_LIMITS.perDay),
  TOO_EARLY: (attempt) => !isOver(attempt),
  TOO_LATE: isOver,
}
