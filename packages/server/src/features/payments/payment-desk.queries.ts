import type { HandlerArgs, PaymentProviderName, PaymentStatus, PaymentSums } from '@artel/core/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

export type PaymentFilter = Omit<HandlerArgs<'listAdminPayments'>['query'], 'page' | 'limit'>

interface Stretch {
  readonly offset: number
  readonly limit: number
}

/** What somebody types to find a payment: a part of the buyer's name, address or phone, or a whole number of ours or the provider's. */
const sought = (q: string) => {
  const part = `%${q.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const digits = q.replace(/\D/g, '')
  // A phone is stored with +7, and typed with 8 or without either.
  const phone = digits.length >= 4 ? `%${digits.length > 10 ? digits.slice(-10) : digits}%` : null
  return sql<boolean>`(u.first_name || ' ' || u.last_name ilike ${part} or u.last_name || ' ' || u.first_name ilike ${part}
    or u.email::text ilike ${part} or u.phone_number like ${phone}::text
    or p.id::text = lower(${q.trim()}) or p.provider_id = ${q.trim()})`
}

const bought = (db: Kysely<Schema>) => db.selectFrom('payments as p').innerJoin('users as u', 'u.id', 'p.user_id')

const found = (db: Kysely<Schema>, { q, status, provider, buyerId, totalFrom, totalTo, from, to }: PaymentFilter) =>
  bought(db)
    .$if(q !== undefined && q.trim() !== '', (query) => query.where(sought(q as string)))
    .$if(status !== undefined, (query) => query.where('p.status', '=', status as PaymentStatus))
    .$if(provider !== undefined, (query) => query.where('p.provider', '=', provider as PaymentProviderName))
    .$if(buyerId !== undefined, (query) => query.where('p.user_id', '=', buyerId as string))
    .$if(totalFrom !== undefined, (query) => query.where('p.total', '>=', totalFrom as number))
    .$if(totalTo !== undefined, (query) => query.where('p.total', '<=', totalTo as number))
    .$if(from !== undefined, (query) => query.where('p.created_at', '>=', new Date(from as string)))
    .$if(to !== undefined, (query) => query.where('p.created_at', '<', new Date(to as string)))

const name = sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name')

/** Payments with their buyers, the new ones first. */
export const selectAllPayments = (db: Kysely<Schema>, filter: PaymentFilter, { offset, limit }: Stretch) =>
  found(db, filter)
    .selectAll('p')
    .select(['u.email', name])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export type BoughtPaymentRow = Awaited<ReturnType<typeof selectAllPayments>>[number]

/** How many there are, no more than `cap`. */
export async function countAllPayments(db: Kysely<Schema>, filter: PaymentFilter, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(found(db, filter).select('p.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What they add up to, in kopecks: whole numbers, however many there are. */
export async function sumAllPayments(db: Kysely<Schema>, filter: PaymentFilter): Promise<PaymentSums> {
  const sums = await found(db, filter)
    .select([
      sql<number>`coalesce(sum(p.total) filter (where p.paid_at is not null), 0)::bigint`.as('paid'),
      sql<number>`coalesce(sum(p.total) filter (where p.status = 'REFUNDED'), 0)::bigint`.as('refunded'),
    ])
    .executeTakeFirstOrThrow()
  return { paid: Number(sums.paid), refunded: Number(sums.refunded) }
}

/** One of them. */
export const selectBoughtPayment = (db: Kysely<Schema>, id: string): Promise<BoughtPaymentRow | undefined> =>
  bought(db).selectAll('p').select(['u.email', name]).where('p.id', '=', id).executeTakeFirst()

/** What was booked about a payment, in the order of the books. */
export const selectEntries = (db: Kysely<Schema>, paymentId: string) =>
  db
    .selectFrom('money_entries as e')
    .innerJoin('money_transactions as t', 't.id', 'e.transaction_id')
    .where('t.payment_id', '=', paymentId)
    .select(['t.deed', 'e.account', 'e.amount', 't.at'])
    .orderBy('e.id')
    .execute()

/** What does not fit together about a payment, or did not. */
export const selectDifferencesOf = (db: Kysely<Schema>, paymentId: string) =>
  db.selectFrom('money_differences').selectAll().where('payment_id', '=', paymentId).orderBy('found_at').execute()

const differing = (db: Kysely<Schema>, isOpen: boolean | undefined) =>
  db
    .selectFrom('money_differences as d')
    .$if(isOpen !== undefined, (query) => query.where(sql<boolean>`(d.gone_at is null)`, '=', isOpen as boolean))

/** The same about all payments, the last found first. */
export const selectDifferences = (db: Kysely<Schema>, isOpen: boolean | undefined, { offset, limit }: Stretch) =>
  differing(db, isOpen)
    .selectAll('d')
    .orderBy('d.found_at', 'desc')
    .orderBy('d.payment_id')
    .orderBy('d.kind')
    .offset(offset)
    .limit(limit)
    .execute()

/** How many there are, no more than `cap`. */
export async function countAllDifferences(
  db: Kysely<Schema>,
  isOpen: boolean | undefined,
  cap: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(differing(db, isOpen).select('d.kind').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
