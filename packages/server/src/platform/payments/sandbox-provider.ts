import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { PaymentProvider, ProviderState } from './payment-provider.ts'
import type { SandboxPaymentsTable } from './sandbox.tables.ts'

/** Where the sandbox shows its page. */
export const SANDBOX_PATH = '/pay/sandbox'

/** What the sandbox tells the shop, signed so that nobody else can. */
export interface SandboxNotice {
  readonly id: string
  readonly status: ProviderState
  /** Base64url of HMAC-SHA-256 over `id.status`. */
  readonly signature: string
}

/**
 * What the buyer lets the bank do: take the money, refuse, take it a while later without a word to the shop, or take it and
 * say so twice.
 */
export const SANDBOX_DECISIONS = ['pay', 'decline', 'delay', 'double'] as const
export type SandboxDecision = (typeof SANDBOX_DECISIONS)[number]

/** So long the bank thinks about a payment that is delayed. */
export const SANDBOX_DELAY_MS = 60_000

export type SandboxPayment = Selectable<SandboxPaymentsTable>

/** A bank that moves no money, so that everything can be bought on a demonstration. It keeps its own books. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  find(providerId: string): Promise<SandboxPayment | undefined>
  /** What the buyer has pressed; the first counts. Answers what to tell the shop, each time it is to be told. */
  decide(providerId: string, decision: SandboxDecision): Promise<readonly SandboxNotice[]>
  /** Whether a notice is really the sandbox's. */
  isGenuine(notice: SandboxNotice): boolean
}

export interface SandboxDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  /** Secret of the server; the key of the signatures is derived from it. */
  readonly secret: string
}

export function createSandboxProvider({ db, clock, secret }: SandboxDeps): SandboxProvider {
  const key = createHmac('sha256', secret).update('sandbox payments').digest()
  const sign = ({ id, status }: Omit<SandboxNotice, 'signature'>) =>
    createHmac('sha256', key).update(`${id}.${status}`).digest()

  const find = async (providerId: string): Promise<SandboxPayment | undefined> => {
    const payment = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', providerId).executeTakeFirst()
    const isThinking = payment?.settles_at && payment.settles_at.getTime() > clock.now()
    return payment && isThinking ? { ...payment, status: 'pending' } : payment
  }

  return {
    name: 'sandbox',
    find,

    async start({ paymentId, amount, description, returnUrl, receipt }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          id: randomUUID(),
          payment_id: paymentId,
          amount,
          description,
          return_url: returnUrl,
          receipt: receipt && JSON.stringify(receipt),
        })
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .execute()
      const { id } = await db
        .selectFrom('sandbox_payments')
        .select('id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
      return { providerId: id, confirmationUrl: `${SANDBOX_PATH}/${id}` }
    },

    async look(providerId) {
      const payment = await find(providerId)
      if (!payment) return { state: 'canceled', amount: 0, refunded: 0 }
      const { status: state, amount, refunded_at: refundedAt } = payment
      return { state, amount, refunded: refundedAt ? amount : 0 }
    },

    async refund({ providerId, receipt }) {
      await db
        .updateTable('sandbox_payments')
        .set({ refunded_at: new Date(clock.now()), refund_receipt: receipt && JSON.stringify(receipt) })
        .where('id', '=', providerId)
        .where('status', '=', 'succeeded')
        .where('refunded_at', 'is', null)
        .execute()
    },

    async decide(providerId, decision) {
      const settlesAt = decision === 'delay' ? new Date(clock.now() + SANDBOX_DELAY_MS) : null
      await db
        .updateTable('sandbox_payments')
        .set({ status: decision === 'decline' ? 'canceled' : 'succeeded', settles_at: settlesAt })
        .where('id', '=', providerId)
        .where('status', '=', 'pending')
        .execute()
      const decided = await find(providerId)
      if (!decided || decided.status === 'pending') return []
      const words = { id: decided.id, status: decided.status }
      const notice = { ...words, signature: sign(words).toString('base64url') }
      return decision === 'double' ? [notice, notice] : [notice]
    },

    isGenuine({ signature, ...notice }) {
      const [given, right] = [Buffer.from(signature, 'base64url'), sign(notice)]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
