import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { TextsTable } from './sms.tables.ts'

/** An SMS as it is stored. */
export type TextRow = Selectable<TextsTable>

/** Answers the number of the SMS. */
export const insertText = async (
  trx: Transaction<Schema>,
  text: { recipient: string; text: string; usefulUntil: Date },
  now: Date,
): Promise<number> => {
  const { id } = await trx
    .insertInto('texts')
    .values({ recipient: text.recipient, text: text.text, useful_until: text.usefulUntil, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findText = (db: Kysely<Schema>, id: number): Promise<TextRow | undefined> =>
  db.selectFrom('texts').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest SMS of the outbox. */
export const selectTexts = (db: Kysely<Schema>, limit: number): Promise<TextRow[]> =>
  db.selectFrom('texts').selectAll().orderBy('id', 'desc').limit(limit).execute()

/** How many were asked for since then, in all and for one number. Whoever counts waits for whoever is about to send. */
export async function countTexts(
  trx: Transaction<Schema>,
  recipient: string,
  since: Date,
): Promise<{ all: number; toRecipient: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('texts'), 0)`.execute(trx)
  const { all, toRecipient } = await trx
    .selectFrom('texts')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('recipient', '=', recipient).as('toRecipient'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return { all: Number(all), toRecipient: Number(toRecipient) }
}

/** What it said stays where there is no gateway, for that is the outbox. */
export const markTextDelivered = (trx: Transaction<Schema>, id: number, now: Date, { keep }: { keep: boolean }) =>
  trx
    .updateTable('texts')
    .set({ delivered_at: now, ...(!keep && { text: '' }) })
    .where('id', '=', id)
    .execute()

/** Answers how many there were. */
export const deleteTextsBefore = async (db: Kysely<Schema>, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('texts').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
