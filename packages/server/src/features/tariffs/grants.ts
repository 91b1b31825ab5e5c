import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectPeriods } from './current-tariff.ts'
import { addMonths } from './months.ts'
import { ADDED_BY_MONTH, PIECES_LIVE_MONTHS } from './price-list.ts'
import type { PurchasedService, PurchaseOrder } from './purchase.ts'
import { lockExecutor } from './reply-quota.ts'
import { planPurchase, planRefund, type TariffPlan } from './tariff-plan.ts'

/** A purchase that was paid for. */
export interface PaidPurchase {
  readonly userId: string
  readonly paymentId: string
  readonly order: PurchaseOrder
}

const DAY_MS = 86_400_000

/** Gives an executor what was paid for. */
export async function grant(trx: Transaction<Schema>, purchase: PaidPurchase, at: Date): Promise<void> {
  const { userId, paymentId, order } = purchase
  await lockExecutor(trx, userId)
  if (order.tariff && order.tariff.type !== 'FREE') {
    const { type, months } = order.tariff
    const periods = await selectPeriods(trx, userId)
    await write(trx, userId, planPurchase(periods, { type, months, paymentId }, at.getTime()))
  }
  for (const service of order.services) await grantService(trx, purchase, service, at)
}

/** Switches off what a payment had bought; replies that were sent stay sent. */
export async function revoke(trx: Transaction<Schema>, purchase: Omit<PaidPurchase, 'order'>, at: Date): Promise<void> {
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
  for (const { id, type, amount, used } of ended) {
    if (type !== 'REPLIES' || amount === null || amount === used) continue
    await writeDown(trx, { userId, serviceId: id, kind: 'REFUND', amount: used - amount, at })
  }
}

async function write(trx: Transaction<Schema>, userId: string, { changed, added }: TariffPlan): Promise<void> {
  for (const { id, from, until } of changed) {
    await trx.updateTable('user_tariffs').set({ from_at: from, until }).where('id', '=', id).execute()
  }
  if (added.length === 0) return
  const rows = added.map(({ type, from, until, paymentId }) => ({ type, from_at: from, until, payment_id: paymentId }))
  await trx
    .insertInto('user_tariffs')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()
}

async function grantService(
  trx: Transaction<Schema>,
  { userId, paymentId }: PaidPurchase,
  service: PurchasedService,
  at: Date,
): Promise<void> {
  const { type, unit, amount, categoryId, cityId } = service
  const from = await startOf(trx, userId, service, at)
  const adds = { piece: amount, month: type === 'PRODUCTS' || type === 'CASES' ? ADDED_BY_MONTH : null, day: null }
  const { id } = await trx
    .insertInto('user_services')
    .values({
      user_id: userId,
      payment_id: paymentId,
      type,
      unit,
      amount: adds[unit],
      from_at: from,
      until: endOf(service, from),
      category_id: type === 'TOP_EXECUTORS' ? categoryId : null,
      city_id: type === 'TOP_EXECUTORS' ? cityId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (type === 'REPLIES') await writeDown(trx, { userId, serviceId: id, kind: 'PURCHASE', amount, at })
}

/** What adds to a limit is there at once; what is a period of time begins when the same one ends. */
async function startOf(
  trx: Transaction<Schema>,
  userId: string,
  { type, categoryId, cityId }: PurchasedService,
  at: Date,
): Promise<Date> {
  if (type !== 'TOP_EXECUTORS' && type !== 'ADVANCED_ANALYTICS') return at
  const last = await trx
    .selectFrom('user_services')
    .select('until')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .$if(type === 'TOP_EXECUTORS', (query) => query.where('category_id', '=', categoryId).where('city_id', '=', cityId))
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.until ?? at
}

function endOf({ unit, amount }: PurchasedService, from: Date): Date {
  if (unit === 'piece') return addMonths(from, PIECES_LIVE_MONTHS)
  return unit === 'month' ? addMonths(from, amount) : new Date(from.getTime() + amount * DAY_MS)
}

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
