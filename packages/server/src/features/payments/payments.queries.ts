import type { PaymentStatus } from '@artel/core/contract'
import { type OrderTerms, orderTerms, type PurchaseOrder } from '@artel/core/tariffs/billing'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { PaymentsTable } from './payments.tables.ts'

export type PaymentRow = Selectable<PaymentsTable>

/** What was ordered; it was parsed before it was stored. */
export const orderOf = ({ purchase }: Pick<PaymentRow, 'purchase'>): PurchaseOrder => purchase as PurchaseOrder

/** What was offered when it began; before anything could change that was what there was on the first day. */
export const termsOf = (row: Pick<PaymentRow, 'terms' | 'purchase'>): OrderTerms =>
  row.terms ?? orderTerms(orderOf(row), new Map())

/** A payment by its number; somebody else's is not there. */
export const selectPayment = (db: Kysely<Schema>, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the end of the transaction. */
export const lockPayment = (trx: Transaction<Schema>, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Our number of a provider's payment. */
export const selectIdAtProvider = (
  db: Kysely<Schema>,
  provider: PaymentRow['provider'],
  providerId: string,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** A buyer's payments, the newest first. */
export async function selectPayments(
  db: Kysely<Schema>,
  userId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ rows: PaymentRow[]; totalItems: number }> {
  const found = db.selectFrom('payments').where('user_id', '=', userId)
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return { rows, totalItems: count }
}

/** Payments that wait for an answer, the longest first. */
export const selectWaiting = (db: Kysely<Schema>, limit: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'status', 'created_at'])
    .where('status', 'in', ['CREATED', 'PENDING'])
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** What a transition writes besides the status. */
export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    'provider_id' | 'confirmation_url' | 'paid_at' | 'ended_at' | 'returned_at' | 'refund_rule' | 'refund_comment'
  >
>

/** Writes a change of a payment that is locked. */
export const updatePayment = (
  trx: Transaction<Schema>,
  id: string,
  change: PaymentChange & { readonly status?: PaymentStatus },
): Promise<PaymentRow> =>
  trx.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/**
 * A stretch of payments that have been at rest since `before`, by their numbers: those that something happened to after
 * `since`, and those that did not fit together.
 */
export const selectToReconcile = (
  db: Kysely<Schema>,
  { afterId, since, before }: { readonly afterId: string | null; readonly since: Date; readonly before: Date },
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments as p')
    .selectAll('p')
    .$if(afterId !== null, (query) => query.where('p.id', '>', afterId as string))
    .where('p.status', 'not in', ['CREATED', 'PENDING'])
    .where(sql<boolean>`(greatest(p.created_at, p.paid_at, p.ended_at, p.returned_at) >= ${since}
      or exists (select from money_differences d where d.payment_id = p.id and d.gone_at is null))`)
    .where(sql<boolean>`greatest(p.created_at, p.paid_at, p.ended_at, p.returned_at) < ${before}`)
    .orderBy('p.id')
    .limit(limit)
    .execute()
