import type { PhoneCodeFacts } from '@artel/core/account'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** A code that was sent, with what it is compared by. */
export interface StoredCode extends PhoneCodeFacts {
  readonly hash: Buffer
}

/** The phone of an account, which nobody else changes until the transaction is over. */
export const lockPhone = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('users')
    .select(['phone_number as phone', 'phone_confirmed_at as confirmedAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const findCode = async (db: Kysely<Schema>, userId: string): Promise<StoredCode | null> => {
  const row = await db.selectFrom('phone_codes').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row
    ? { hash: row.hash, phone: row.phone_number, sentAt: row.sent_at.getTime(), triesLeft: row.tries_left }
    : null
}

/** Stores a code in the place of the one before. */
export const putCode = (
  trx: Transaction<Schema>,
  userId: string,
  { hash, phone, triesLeft, now }: { hash: Buffer; phone: string; triesLeft: number; now: Date },
) => {
  const code = { hash, phone_number: phone, sent_at: now, tries_left: triesLeft }
  return trx
    .insertInto('phone_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute()
}

/** One try less, before it is known whether it was right. */
export const takeTry = (trx: Transaction<Schema>, userId: string) =>
  trx
    .updateTable('phone_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('tries_left', '>', 0)
    .execute()

export const dropCode = (trx: Transaction<Schema>, userId: string) =>
  trx.deleteFrom('phone_codes').where('user_id', '=', userId).execute()

/** Nobody has this number confirmed any more, and nobody else confirms it until the transaction is over. Answers whose it was. */
export const releasePhone = async (trx: Transaction<Schema>, phone: string, except: string) => {
  await sql`select pg_advisory_xact_lock(hashtext('phone'), hashtext(${phone}))`.execute(trx)
  return trx
    .updateTable('users')
    .set((eb) => ({ phone_confirmed_at: null, version: eb('version', '+', 1) }))
    .where('phone_number', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .where('id', '!=', except)
    .returning(['id', 'email', 'first_name as firstName', 'email_confirmed_at as emailConfirmedAt'])
    .executeTakeFirst()
}

export const setPhoneConfirmed = (trx: Transaction<Schema>, userId: string, now: Date) =>
  trx
    .updateTable('users')
    .set((eb) => ({ phone_confirmed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()

/** Answers how many there were. */
export const deleteCodesSentBefore = async (db: Kysely<Schema>, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('phone_codes').where('sent_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
