import { describe, expect, it } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import { PAYMENT_STATUSES, type PaymentStatus } from '../contract/index.ts'
import { declaredTransitions, endsOf } from '../testing/index.ts'
import {
  decidePayment,
  type PaymentActor,
  type PaymentCommand,
  type PaymentRefusal,
  paymentLifecycleMachine,
  paymentRefusalSentences,
} from './index.ts'

const actors = {
  'the system': 'system',
  'the buyer': { id: 'buyer', role: 'EXECUTOR' },
  'another executor': { id: 'other', role: 'EXECUTOR' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'an admin': { id: 'admin', role: 'ADMIN' },
} as const satisfies Record<string, PaymentActor>
const EVENTS = ['SUBMIT', 'SUCCEED', 'FAIL', 'CANCEL', 'REFUND'] as const satisfies readonly PaymentCommand['type'][]

/** product §15.3, written out by hand. */
const table: readonly [PaymentStatus, PaymentCommand['type'], keyof typeof actors, PaymentStatus][] = [
  ['CREATED', 'SUBMIT', 'the system', 'PENDING'],
  ['CREATED', 'FAIL', 'the system', 'FAILED'],
  ['CREATED', 'CANCEL', 'the buyer', 'CANCELED'],
  ['PENDING', 'SUCCEED', 'the system', 'SUCCEEDED'],
  ['PENDING', 'FAIL', 'the system', 'FAILED'],
  ['PENDING', 'CANCEL', 'the buyer', 'CANCELED'],
  ['SUCCEEDED', 'REFUND', 'an admin', 'REFUNDED'],
]
const refusalOf: Readonly<Record<PaymentCommand['type'], PaymentRefusal>> = {
  SUBMIT: 'NOT_SYSTEM',
  SUCCEED: 'NOT_SYSTEM',
  FAIL: 'NOT_SYSTEM',
  CANCEL: 'NOT_OWNER',
  REFUND: 'NOT_ADMIN',
}

const decide = (status: PaymentStatus, type: PaymentCommand['type'], actor: PaymentActor) =>
  decidePayment({ status, ownerId: 'buyer', actor, event: { type } })

describe('the lifecycle of a payment', () => {
  it('lets exactly these through, and says why not to all others', () => {
    for (const status of PAYMENT_STATUSES) {
      for (const event of EVENTS) {
        for (const [name, actor] of Object.entries(actors)) {
          const row = table.find(([from, type, who]) => from === status && type === event && who === name)
          const isKnown = table.some(([from, type]) => from === status && type === event)
          expect([status, event, name, decide(status, event, actor)]).toEqual([
            status,
            event,
            name,
            row
              ? { ok: true, status: row[3] }
              : { ok: false, refusal: isKnown ? refusalOf[event] : ('WRONG_STATE' satisfies PaymentRefusal) },
          ])
        }
      }
    }
  })

  it('declares no transition that the table does not have', () => {
    expect(declaredTransitions(paymentLifecycleMachine)).toHaveLength(table.length)
  })

  it('is over in the states that no row leaves', () => {
    const left = new Set(table.map(([from]) => from))
    expect(endsOf(paymentLifecycleMachine)).toEqual(PAYMENT_STATUSES.filter((status) => !left.has(status)))
  })

  it('is decided by the occasion that it is given', () => {
    const occasion = { ownerId: 'buyer', actor: 'system' } as const
    expect(getInitialSnapshot(paymentLifecycleMachine, occasion).context).toEqual(occasion)
  })

  it('has a sentence for every refusal', () => {
    for (const refusal of ['WRONG_STATE', ...Object.values(refusalOf)] as const) {
      expect(paymentRefusalSentences[refusal]).toMatch(/^[А-Я].+\.$/)
    }
  })
})
