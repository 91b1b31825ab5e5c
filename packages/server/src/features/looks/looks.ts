import type { ContentRejectRule, UserRejectField } from '@artel/core/contract'
import { reviewRuleLabels } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { insertLook, type LookedAt, lockLook, updateLook } from './looks.queries.ts'
import type { LookRow } from './looks.tables.ts'

/** What a moderator finds after a look: nothing, or a rule that was broken. */
export type LookVerdict =
  | { readonly type: 'APPROVE' }
  | { readonly type: 'REJECT'; readonly rule: ContentRejectRule; readonly comment: string | null }

/** A verdict with whose it is, and on which version of the item in the queue. */
export interface Judged {
  readonly moderatorId: string
  readonly version: number
  readonly verdict: LookVerdict
  /** Of a person: what the rule was broken in. */
  readonly field?: UserRejectField | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Asks staff to look at a text that was sent, if it has contacts in it. */
export async function lookAtContacts(
  trx: Transaction<Schema>,
  thing: LookedAt,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<void> {
  if (findContacts(text).length > 0) await insertLook(trx, thing, { at })
}

/**
 * Takes what waits out of its queue and writes down what was decided.
 * @throws Refusal VERSION_CONFLICT, TRANSITION_REFUSED for what does not wait
 */
export async function decideLook(
  trx: Transaction<Schema>,
  thing: LookedAt,
  { moderatorId, version, verdict, field = null, now }: Judged,
): Promise<LookRow> {
  const look = await lockLook(trx, thing)
  if (!look) throw new Refusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
  if (look.version !== version) throw new Refusal('VERSION_CONFLICT')
  const broken = verdict.type === 'REJECT' ? { rule: verdict.rule, comment: verdict.comment, field } : {}
  const outcome = verdict.type === 'REJECT' ? 'REJECTED' : 'APPROVED'
  await updateLook(trx, look.id, { ...broken, verdict: outcome, moderator_id: moderatorId, decided_at: new Date(now) })
  return look
}

/** «Контакты в тексте. Уберите телефон.» */
export const reasonWords = (rule: ContentRejectRule | null, comment: string | null): string =>
  [rule === null ? '' : `${reviewRuleLabels[rule]}.`, comment?.trim() ?? ''].filter((part) => part !== '').join(' ')
