import type { PublicationStatus } from '../contract/content-terms.ts'
import { CONTENT_REJECT_RULES, type ContentRejectRule } from '../contract/review-terms.ts'
import { type Actor, isStaff, type RefusalRules } from '../lifecycle/index.ts'

/** What the lifecycle must know of a product or an article. */
export interface PublicationFacts {
  readonly status: PublicationStatus
  readonly ownerId: string
}

/** Events of product §17 with what each needs to be decided. */
export type PublicationCommand =
  /** `isComplete`: it holds all that a reader needs, e.g. a photo. `quotaLeft`: places of the tariff, `null` without a limit. */
  | { readonly type: 'SUBMIT'; readonly isComplete: boolean; readonly quotaLeft: number | null }
  /** `isJudged`: something changed that strangers judge it by; a price does not, a text does. What has no place takes one to be judged. */
  | {
      readonly type: 'UPDATE'
      readonly isJudged: boolean
      readonly isComplete: boolean
      readonly quotaLeft: number | null
    }
  | { readonly type: 'APPROVE' }
  | { readonly type: 'REJECT'; readonly rule: ContentRejectRule }
  /** Staff mend what is not theirs: it stays where it is, since staff are who judges it. */
  | { readonly type: 'MEND'; readonly isComplete: boolean }
  | { readonly type: 'HIDE' }
  | { readonly type: 'SHOW'; readonly quotaLeft: number | null }
  | { readonly type: 'DELETE' }

/** One attempt to change a publication. */
export interface PublicationOccasion {
  readonly publication: PublicationFacts
  readonly actor: Actor
}

/** Why the lifecycle of a publication refuses an event, with the sentence that a person reads. */
export const publicationRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние уже другое.',
  NOT_OWNER: 'Это может сделать только владелец.',
  NOT_STAFF: 'Это может сделать только модератор.',
  RULE_UNKNOWN: 'Выберите правило, которое нарушено.',
  INCOMPLETE: 'Заполните всё обязательное, и можно будет отправить на проверку.',
  QUOTA: 'Места по тарифу закончились. Скройте что-нибудь или смените тариф.',
} as const

/** Stable code of a refusal by the lifecycle of a publication. */
export type PublicationRefusal = keyof typeof publicationRefusalSentences

type Attempt = PublicationOccasion & { readonly event: PublicationCommand }

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const publicationRefusalRules: RefusalRules<Exclude<PublicationRefusal, 'WRONG_STATE'>, Attempt> = {
  // After a downgrade the product hides what is too much, and shows it again when there is room.
  NOT_OWNER: ({ publication, actor, event }) =>
    actor === 'system' ? event.type !== 'HIDE' && event.type !== 'SHOW' : actor.id !== publication.ownerId,
  NOT_STAFF: ({ actor }) => !isStaff(actor),
  RULE_UNKNOWN: ({ event }) => !('rule' in event && CONTENT_REJECT_RULES.includes(event.rule)),
  INCOMPLETE: ({ event }) => 'isComplete' in event && !event.isComplete,
  QUOTA: ({ event }) => 'quotaLeft' in event && event.quotaLeft !== null && event.quotaLeft <= 0,
}
