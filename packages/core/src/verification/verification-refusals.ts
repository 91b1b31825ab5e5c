import { VERIFICATION_LIMITS, VERIFICATION_REJECT_RULES } from '../contract/notification-terms.ts'
import type { VerificationStatus } from '../contract/users.ts'
import { type Actor, isStaff, type RefusalRules } from '../lifecycle/index.ts'

export type VerificationRule = (typeof VERIFICATION_REJECT_RULES)[number]

/** What the lifecycle must know of a company's verification. */
export interface VerificationFacts {
  readonly status: VerificationStatus
  /** The executor whose company it is. */
  readonly ownerId: string
}

/** Events of product §16 with what each needs to be decided. */
export type VerificationCommand =
  /** `submissions` of the last 30 days; `documents` attached now. */
  | { readonly type: 'SUBMIT'; readonly submissions: number; readonly documents: number }
  | { readonly type: 'APPROVE' }
  | { readonly type: 'REJECT'; readonly rule: VerificationRule }
  | { readonly type: 'WITHDRAW' }
  /** INN, OGRN, the name or the type of business is another one now. */
  | { readonly type: 'CHANGE' }
  | { readonly type: 'REVOKE'; readonly rule: VerificationRule }

/** One attempt to change a verification. */
export interface VerificationOccasion {
  readonly verification: VerificationFacts
  readonly actor: Actor
}

const [fewest, most] = VERIFICATION_LIMITS.documents

/** Why the lifecycle of a verification refuses an event, with the sentence that a person reads. */
export const verificationRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние проверки уже другое.',
  NOT_OWNER: 'Это может сделать только сам исполнитель.',
  NOT_STAFF: 'Это может сделать только модератор.',
  RULE_UNKNOWN: 'Выберите причину.',
  DOCUMENTS: `Приложите от ${fewest} до ${most} документов.`,
  SUBMITTED_OFTEN: `Отправить документы можно ${VERIFICATION_LIMITS.submissions} раза за ${VERIFICATION_LIMITS.days} дней.`,
} as const

/** Stable code of a refusal by the lifecycle of a verification. */
export type VerificationRefusal = keyof typeof verificationRefusalSentences

type Attempt = VerificationOccasion & { readonly event: VerificationCommand }

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const verificationRefusalRules: RefusalRules<Exclude<VerificationRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_OWNER: ({ verification, actor }) => actor === 'system' || actor.id !== verification.ownerId,
  NOT_STAFF: ({ actor }) => !isStaff(actor),
  RULE_UNKNOWN: ({ event }) => !('rule' in event && VERIFICATION_REJECT_RULES.includes(event.rule)),
  DOCUMENTS: ({ event }) => event.type === 'SUBMIT' && (event.documents < fewest || event.documents > most),
  SUBMITTED_OFTEN: ({ event }) => event.type === 'SUBMIT' && event.submissions >= VERIFICATION_LIMITS.submissions,
}
