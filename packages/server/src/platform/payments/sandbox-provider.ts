import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
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

export type SandboxPayment = Selectable<SandboxPaymentsTable>

/** A bank that moves no money, so that everything can be bought on a demonstration. It keeps its own books. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  find(providerId: string): Promise<SandboxPayment | undefined>
  /** The buyer's decision; the first one counts. Answers what to tell the shop. */
  decide(providerId: string, status: 'succeeded' | 'canceled'): Promise<SandboxNotice | undefined>
  /** Whether a notice is really the sandbox's. */
  isGenuine(notice: SandboxNotice): boolean
}

export interface SandboxDeps {
  readonly db: Kysely<Schema>
  /** Secret of the server; the key of the signatures is derived from it. */
  readonly secret: string
}

export function createSandboxProvider({ db, secret }: SandboxDeps): SandboxProvider {
  const key = createHmac('sha256', secret).update('sandbox payments').digest()
  const sign = ({ id, status }: Omit<SandboxNotice, 'signature'>) =>
    createHmac('sha256', key).update(`${id}.${status}`).digest()

  const find = (providerId: string) =>
    db.selectFrom('sandbox_payments').selectAll().where('id', '=', providerId).executeTakeFirst()

  return {
    name: 'sandbox',
    find,

    async start({ paymentId, amount, description, returnUrl }) {
      await db
        .insertInto('sandbox_payments')
        .values({ id: randomUUID(), payment_id: paymentId, amount, description, return_url: returnUrl })
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

    async refund({ providerId }) {
      await db
        .updateTable('sandbox_payments')
        .set({ refunded_at: new Date() })
        .where('id', '=', providerId)
        .where('status', '=', 'succeeded')
        .where('refunded_at', 'is', null)
        .execute()
    },

    async decide(providerId, status) {
      await db
        .updateTable('sandbox_payments')
        .set({ status })
        .where('id', '=', providerId)
        .where('status', '=', 'pending')
        .execute()
      const decided = await find(providerId)
      if (!decided) return undefined
      const notice = { id: decided.id, status: decided.status }
      return { ...notice, signature: sign(notice).toString('base64url') }
    },

    isGenuine({ signature, ...notice }) {
      const [given, right] = [Buffer.from(signature, 'base64url'), sign(notice)]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
