import {
  boughtService,
  type HeldService,
  type OrderedService,
  type OrderTerms,
  type PurchaseOrder,
  planPurchase,
  planRefund,
  type TariffPlan,
  unspentReplies,
} from '@artel/core/tariffs/billing'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectPeriods } from './current-tariff.ts'
import { lockExecutor } from './reply-quota.ts'

/** A purchase that was paid for. */
export interface PaidPurchase {
  readonly userId: string
  readonly paymentId: string
  readonly order: PurchaseOrder
  /** What was offered when it began. */
  readonly terms: OrderTerms
}

/** Gives an executor what was paid for. */
export async function grant(trx: Transaction<Schema>, purchase: PaidPurchase, at: Date): Promise<void> {
  const { userId, paymentId, order, terms } = purchase
  await lockExecutor(trx, userId)
  if (order.tariff && order.tariff.type !== 'FREE') {
    const { type, months } = order.tariff
    const periods = await selectPeriods(trx, userId)
    await write(trx, userId, planPurchase(periods, { type, months, paymentId, limits: terms.limits }, at.getTime()))
  }
  for (const service of order.services) await grantService(trx, purchase, service, at)
}

/** Switches off what a payment had bought; replies that were sent stay sent. */
export async function revoke(
  trx: Transaction<Schema>,
  purchase: Omit<PaidPurchase, 'order' | 'terms'>,
  at: Date,
): Promise<void> {
  const { userId, paymentId } = purchase
  await lockExecutor(trx, userId)
  await write(trx, userId, planRefund(await selectPeriods(trx, userId), paymentId, at.getTime()))
  const ended = await trx
    .updateTable('user_services')
    .set({ ended_at: at })
    .where('payment_id', '=', paymentId)
    .where('ended_at', 'is', null)
    .returning(['id', 'type', 'amount', 'used'])
    .execute()
  for (const service of ended) {
    const left = unspentReplies(service)
    if (left > 0) await writeDown(trx, { userId, serviceId: service.id, kind: 'REFUND', amount: -left, at })
  }
}

async function write(trx: Transaction<Schema>, userId: string, { changed, added }: TariffPlan): Promise<void> {
  for (const { id, from, until } of changed) {
    await trx.updateTable('user_tariffs').set({ from_at: from, until }).where('id', '=', id).execute()
  }
  if (added.length === 0) return
  const rows = added.map(({ type, from, until, paymentId, limits }) => ({
    type,
    from_at: from,
    until,
    payment_id: paymentId,
    limits: limits && JSON.stringify(limits),
  }))
  await trx
    .insertInto('user_tariffs')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()
}

async function grantService(
  trx: Transaction<Schema>,
  { userId, paymentId, terms }: PaidPurchase,
  service: OrderedService,
  at: Date,
): Promise<void> {
  const { from, categoryId, cityId, ...bought } = boughtService(
    service,
    await selectHeld(trx, userId, at),
    at,
    terms.added,
  )
  const { id } = await trx
    .insertInto('user_services')
    .values({
      ...bought,
      user_id: userId,
      payment_id: paymentId,
      from_at: from,
      category_id: categoryId,
      city_id: cityId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { type, amount } = service
  if (type === 'REPLIES') await writeDown(trx, { userId, serviceId: id, kind: 'PURCHASE', amount, at })
}

/** Services that are not over. */
const selectHeld = (trx: Transaction<Schema>, userId: string, at: Date): Promise<HeldService[]> =>
  trx
    .selectFrom('user_services')
    .select(['type', 'until', 'category_id as categoryId', 'city_id as cityId'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .execute()

interface LedgerEntry {
  readonly userId: string
  readonly serviceId: number
  readonly kind: 'PURCHASE' | 'REFUND'
  readonly amount: number
  readonly at: Date
}

const writeDown = (trx: Transaction<Schema>, { userId, serviceId, kind, amount, at }: LedgerEntry) =>
  trx
    .insertInto('reply_ledger')
    .values({
      user_id: userId,
      kind,
      source: 'SERVICE',
      amount,
      service_id: serviceId,
      reason: kind === 'REFUND' ? sql`'PAYMENT_REFUNDED'` : null,
      created_at: at,
    })
    .execute()
