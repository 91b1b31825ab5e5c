import { type CurrentTariff, type TariffPeriod, tariffAt } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { readTerms } from './prices.ts'

/** Periods of an executor from the first to the last, without those that were given up. */
export async function selectPeriods(db: Kysely<Schema>, userId: string): Promise<TariffPeriod[]> {
  const rows = await db
    .selectFrom('user_tariffs')
    .select(['id', 'type', 'from_at as from', 'until', 'payment_id as paymentId', 'limits'])
    .where('user_id', '=', userId)
    .whereRef('until', '>', 'from_at')
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows
}

/** When an account was made: FREE counts its months from then. */
export async function selectSince(db: Kysely<Schema>, userId: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return created_at
}

/** The tariff an executor has at `now` (milliseconds): nothing has to happen at the end of a period. */
export async function readTariff(db: Kysely<Schema>, userId: string, now: number): Promise<CurrentTariff> {
  const since = await selectSince(db, userId)
  return tariffAt(await selectPeriods(db, userId), since, now, await readTerms(db, now))
}
