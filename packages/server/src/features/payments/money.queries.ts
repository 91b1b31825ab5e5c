import { type BookedMoney, entriesOf, type MoneyDeed, type MoneyMismatch } from '@artel/core/tariffs/billing'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { orderOf, type PaymentRow } from './payments.queries.ts'

/** Books what happens to a payment that is locked; what is booked already is not booked again. Answers whether it was booked now. */
export async function bookMoney(
  trx: Transaction<Schema>,
  payment: PaymentRow,
  deed: MoneyDeed,
  at: Date,
): Promise<boolean> {
  const made = await trx
    .insertInto('money_transactions')
    .values({ payment_id: payment.id, deed, at })
    .onConflict((conflict) => conflict.constraint('money_transactions_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  const { provider, lines, total } = payment
  const entries = entriesOf(deed, { provider, lines, total, order: orderOf(payment) })
  await trx
    .insertInto('money_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: made.id })))
    .execute()
  return true
}

/** What the books say of payments, by their numbers; of one without entries nothing. */
export async function selectBooked(
  db: Kysely<Schema>,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, BookedMoney>> {
  if (paymentIds.length === 0) return new Map()
  const on = (account: string) => sql<number>`coalesce(sum(e.amount) filter (where e.account like ${account}), 0)`
  const rows = await db
    .selectFrom('money_entries as e')
    .innerJoin('money_transactions as t', 't.id', 'e.transaction_id')
    .where('t.payment_id', 'in', paymentIds)
    .groupBy('t.payment_id')
    .select([
      't.payment_id',
      on('PROVIDER:%').as('at_provider'),
      on('REVENUE:%').as('revenue'),
      on('REFUNDS').as('owed'),
    ])
    .execute()
  // What is earned and owed stands on the other side of the books.
  return new Map(
    rows.map((row) => [row.payment_id, { atProvider: row.at_provider, revenue: 0 - row.revenue, owed: 0 - row.owed }]),
  )
}

/** Writes down how a payment's differences stand at `at`: new ones, those that are still there, those that are gone. */
export async function writeDifferences(
  trx: Transaction<Schema>,
  paymentId: string,
  mismatches: readonly MoneyMismatch[],
  at: Date,
): Promise<void> {
  const kinds = mismatches.map(({ kind }) => kind)
  await trx
    .updateTable('money_differences')
    .set({ gone_at: at })
    .where('payment_id', '=', paymentId)
    .where('gone_at', 'is', null)
    .$if(kinds.length > 0, (query) => query.where('kind', 'not in', kinds))
    .execute()
  for (const mismatch of mismatches) {
    const seen = { expected: mismatch.expected, found: mismatch.found, seen_at: at }
    await trx
      .insertInto('money_differences')
      .values({ ...mismatch, payment_id: paymentId, found_at: at, seen_at: at })
      .onConflict((conflict) =>
        conflict.columns(['payment_id', 'kind']).doUpdateSet((row) => ({
          ...seen,
          found_at: sql`case when ${row.ref('money_differences.gone_at')} is null
            then ${row.ref('money_differences.found_at')} else ${at} end`,
          gone_at: null,
        })),
      )
      .execute()
  }
}

/** How many differences nobody has cleared up. */
export async function countDifferences(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('money_differences')
    .where('gone_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
