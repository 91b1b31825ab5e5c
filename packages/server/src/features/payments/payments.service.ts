import { randomUUID } from 'node:crypto'
import type { HandlerArgs, Payment } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { decidePayment, type PaymentActor, type PaymentCommand } from '@artel/core/tariffs'
import type { PurchaseOrder } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type UnitOfWork, unitOfWork } from '../../platform/db/unit-of-work.ts'
import { type JobQueue, jobKind } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import {
  type PaymentProvider,
  ProviderUnavailable,
  type ProviderView,
  type Receipt,
} from '../../platform/payments/payment-provider.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { grant, revoke } from '../tariffs/grants.ts'
import { calculate } from '../tariffs/orders.ts'
import { bookMoney } from './money.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import * as queries from './payments.queries.ts'

/** Purchases of executors. To anybody but the buyer (and the admin who refunds) a payment does not exist: NOT_FOUND. */
export interface PaymentService {
  /** Stores the order at today's prices. @throws Refusal PURCHASE_REFUSED */
  create(unit: UnitOfWork, buyer: UserViewer, order: PurchaseOrder): Promise<Payment>
  /**
   * Begins at the provider what `create` has stored, outside any transaction; again changes nothing.
   * @throws Refusal PAYMENTS_UNAVAILABLE; the same request may then be sent again
   */
  submit(id: string): Promise<Payment>
  /** @throws Refusal NOT_FOUND */
  get(buyer: UserViewer, id: string): Promise<Payment>
  list(buyer: UserViewer, page: { page: number; limit: number }): Promise<{ items: Payment[]; totalItems: number }>
  /** @throws Refusal NOT_FOUND, TRANSITION_REFUSED */
  cancel(unit: UnitOfWork, buyer: UserViewer, id: string): Promise<Payment>
  /**
   * Switches off what was bought as far as it is unused; all the money goes back right after (docs/adr/0022).
   * @throws Refusal NOT_FOUND, TRANSITION_REFUSED
   */
  refund(unit: UnitOfWork, admin: UserViewer, id: string, why: RefundReason): Promise<Payment>
  /** Sends the money of an ended purchase back, outside any transaction; again sends nothing twice. */
  returnMoney(id: string): Promise<void>
  /**
   * Asks the provider how a payment stands and acts on it; what is settled stays so.
   * @throws Refusal PAYMENTS_UNAVAILABLE
   */
  settle(id: string): Promise<void>
  /** The same by the provider's number; one that is not ours is ignored. */
  settleAtProvider(provider: PaymentProvider['name'], providerId: string): Promise<void>
  /** Gives up what nobody paid in time. */
  expire(id: string): Promise<void>
  /** How a payment stands at its provider; `null` for one that never got there. @throws Refusal PAYMENTS_UNAVAILABLE */
  viewAtProvider(payment: PaymentRow): Promise<ProviderView | null>
}

export interface PaymentDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
  readonly jobs: JobQueue
  /** New payments go to the first; the others finish what they have begun. */
  readonly providers: readonly [PaymentProvider, ...PaymentProvider[]]
  /** Address of the site without a slash at the end. */
  readonly publicUrl: string
  /** The journal that refunds stand in. */
  readonly log: Pick<StaffLog, 'write'>
  /** Rate of VAT by the codes of 54-ФЗ. */
  readonly vatCode: number
  /** Makes what a person has fit what they have paid for, in the same moment. */
  readonly fit?: (unit: UnitOfWork, userId: string) => Promise<unknown>
}

/** Why money is given back. */
export type RefundReason = HandlerArgs<'refundAdminPayment'>['body']

/** Money of a refunded purchase, or money that came after the end of one, goes back. */
export const returnMoneyJob = jobKind('payments.return', z.object({ paymentId: z.string() }))

/** Where the buyer comes back to: where they chose. */
const returnPath = (id: string, { tariff }: PurchaseOrder) =>
  `${tariff === null ? paths.paidServices() : paths.tariffSettings()}?payment=${id}`

export function createPaymentService(deps: PaymentDeps): PaymentService {
  const { db, clock, logger, jobs, providers, publicUrl, log, vatCode, fit } = deps

  const providerOf = (row: PaymentRow): PaymentProvider => {
    const provider = providers.find(({ name }) => name === row.provider)
    if (!provider) throw new Refusal('PAYMENTS_UNAVAILABLE')
    return provider
  }

  const existing = async (on: Kysely<Schema>, id: string): Promise<PaymentRow> => {
    const row = await queries.selectPayment(on, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }

  const askToReturn = (trx: UnitOfWork['trx'], paymentId: string) =>
    jobs.enqueue(trx, returnMoneyJob, { paymentId }, { key: `${returnMoneyJob.name}:${paymentId}` })

  /** One step of the lifecycle with what follows from it. @throws Refusal TRANSITION_REFUSED */
  const change = async (
    unit: UnitOfWork,
    row: PaymentRow,
    event: PaymentCommand,
    actor: PaymentActor,
    more: queries.PaymentChange = {},
  ): Promise<PaymentRow> => {
    const { trx } = unit
    const decision = decidePayment({ status: row.status, ownerId: row.user_id, event, actor })
    if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
    const at = new Date(clock.now())
    const { status } = decision
    const purchase = { userId: row.user_id, paymentId: row.id }
    if (status === 'SUCCEEDED') {
      await grant(trx, { ...purchase, order: queries.orderOf(row), terms: queries.termsOf(row) }, at)
      await bookMoney(trx, row, 'PAID', at)
    }
    if (status === 'REFUNDED') {
      await revoke(trx, purchase, at)
      await bookMoney(trx, row, 'REFUNDED', at)
      await askToReturn(trx, row.id)
    }
    if (status === 'SUCCEEDED' || status === 'REFUNDED') await fit?.(unit, row.user_id)
    const isEnd = status === 'FAILED' || status === 'CANCELED' || status === 'REFUNDED'
    const moments = { ...(status === 'SUCCEEDED' && { paid_at: at }), ...(isEnd && { ended_at: at }) }
    return queries.updatePayment(trx, row.id, { status, ...moments, ...more })
  }

  /** Acts on what the provider says of a payment. */
  const apply = (id: string, { state, amount }: ProviderView): Promise<void> =>
    unitOfWork(db, logger, async (unit) => {
      const row = await queries.lockPayment(unit.trx, id)
      if (!row || state === 'pending') return
      if (state === 'succeeded' && amount !== row.total) {
        // Neither bought nor given back by itself: people have to look, and the reconciliation says so every night.
        logger.error(
          { paymentId: id, expected: row.total, found: amount },
          'A provider took another sum than it was asked for',
        )
      } else if (row.status === 'PENDING') {
        await change(unit, row, { type: state === 'succeeded' ? 'SUCCEED' : 'FAIL' }, 'system')
      } else if (state === 'succeeded' && (row.status === 'FAILED' || row.status === 'CANCELED')) {
        const isNew = await bookMoney(unit.trx, row, 'LATE', new Date(clock.now()))
        if (isNew) await askToReturn(unit.trx, id)
      }
    })

  const viewAtProvider = (row: PaymentRow): Promise<ProviderView | null> => {
    const { provider_id: providerId } = row
    return providerId === null ? Promise.resolve(null) : asked(() => providerOf(row).look(providerId))
  }

  const settle = async (id: string): Promise<void> => {
    const row = await queries.selectPayment(db, id)
    if (!row || row.status === 'SUCCEEDED' || row.status === 'REFUNDED') return
    const view = await viewAtProvider(row)
    if (view) await apply(id, view)
  }

  return {
    async create({ trx }, buyer, order) {
      const now = clock.now()
      const { lines, total, terms } = await calculate(trx, order, now)
      const { email } = await trx
        .selectFrom('users')
        .select('email')
        .where('id', '=', buyer.id)
        .executeTakeFirstOrThrow()
      const row = await trx
        .insertInto('payments')
        .values({
          id: randomUUID(),
          user_id: buyer.id,
          status: 'CREATED',
          purchase: JSON.stringify(order),
          lines: JSON.stringify(lines),
          total,
          terms: JSON.stringify(terms),
          provider: providers[0].name,
          receipt_email: email,
          created_at: new Date(now),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return view(row)
    },

    async submit(id) {
      const row = await existing(db, id)
      if (row.status !== 'CREATED') return view(row)
      const description = row.lines.map(({ title }) => title).join('; ')
      const returnUrl = publicUrl + returnPath(id, queries.orderOf(row))
      const order = { amount: row.total, description: shortened(description), returnUrl }
      const receipt = receiptOf(row, vatCode)
      const begun = await asked(() => providerOf(row).start({ paymentId: id, ...order, receipt }))
      return unitOfWork(db, logger, async (unit) => {
        const current = await queries.lockPayment(unit.trx, id)
        // Cancelled in the meantime, or begun by a repeated request.
        if (current?.status !== 'CREATED') return view(current ?? row)
        const place = { provider_id: begun.providerId, confirmation_url: begun.confirmationUrl }
        return view(await change(unit, current, { type: 'SUBMIT' }, 'system', place))
      })
    },

    async get(buyer, id) {
      const row = await existing(db, id)
      if (row.user_id !== buyer.id) throw new Refusal('NOT_FOUND')
      return view(row)
    },

    async list(buyer, page) {
      const { rows, totalItems } = await queries.selectPayments(db, buyer.id, page)
      return { items: rows.map(view), totalItems }
    },

    async cancel(unit, buyer, id) {
      const row = await queries.lockPayment(unit.trx, id)
      if (row?.user_id !== buyer.id) throw new Refusal('NOT_FOUND')
      return view(await change(unit, row, { type: 'CANCEL' }, buyer))
    },

    async refund(unit, admin, id, why) {
      const row = await queries.lockPayment(unit.trx, id)
      if (!row) throw new Refusal('NOT_FOUND')
      const reason = { refund_rule: why.rule, refund_comment: why.comment }
      const refunded = await change(unit, row, { type: 'REFUND' }, admin, reason)
      const deed = { actorId: admin.id, object: 'PAYMENT', objectId: id, ...why } as const
      await log.write(unit.trx, { ...deed, action: 'PAYMENT_REFUNDED' })
      return view(refunded)
    },

    async returnMoney(id) {
      const row = await existing(db, id)
      const isEnded = row.status === 'REFUNDED' || row.status === 'CANCELED' || row.status === 'FAILED'
      if (row.provider_id === null || row.returned_at || !isEnded) return
      const payment = { paymentId: id, providerId: row.provider_id, amount: row.total }
      await asked(() => providerOf(row).refund({ ...payment, receipt: receiptOf(row, vatCode) }))
      await unitOfWork(db, logger, async ({ trx }) => {
        const current = await queries.lockPayment(trx, id)
        if (!current || current.returned_at) return
        const at = new Date(clock.now())
        await queries.updatePayment(trx, id, { returned_at: at })
        await bookMoney(trx, current, 'RETURNED', at)
      })
    },

    viewAtProvider,

    settle,

    async settleAtProvider(provider, providerId) {
      const known = await queries.selectIdAtProvider(db, provider, providerId)
      if (known) await settle(known.id)
    },

    async expire(id) {
      await unitOfWork(db, logger, async (unit) => {
        const row = await queries.lockPayment(unit.trx, id)
        if (row?.status === 'CREATED' || row?.status === 'PENDING') await change(unit, row, { type: 'FAIL' }, 'system')
      })
    },
  }
}

/** What a provider cannot do now may be asked again in a minute. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('PAYMENTS_UNAVAILABLE', { retryAfter: 60 })
    throw error
  }
}

/** What the cash register of the law prints: each line of the purchase, once. */
const receiptOf = ({ receipt_email: email, lines }: PaymentRow, vatCode: number): Receipt | null =>
  email === null
    ? null
    : {
        email,
        items: lines.map(({ title, price }) => ({
          title: shortened(title),
          price,
          vatCode,
          // What is sold is a right to use the site, given in full at the moment of the payment.
          subject: 'service',
          mode: 'full_payment',
        })),
      }

/** Providers take 128 characters. */
const shortened = (text: string) => (text.length > 128 ? `${text.slice(0, 127)}…` : text)

const view = (row: PaymentRow): Payment => ({
  id: row.id,
  status: row.status,
  lines: row.lines,
  total: row.total,
  confirmationUrl: row.status === 'PENDING' ? row.confirmation_url : null,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
})
