import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { RenderedLetter } from './letter.ts'
import type { LettersTable } from './mail.tables.ts'

/** A letter as it is stored. */
export type LetterRow = Selectable<LettersTable>

/** Answers the number of the letter. */
export const insertLetter = async (
  trx: Transaction<Schema>,
  { stopUrl, ...letter }: RenderedLetter,
  now: Date,
): Promise<number> => {
  const { id } = await trx
    .insertInto('letters')
    .values({ ...letter, stop_url: stopUrl, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findLetter = (db: Kysely<Schema>, id: number): Promise<LetterRow | undefined> =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest letters of the outbox. */
export const selectLetters = (db: Kysely<Schema>, limit: number): Promise<LetterRow[]> =>
  db.selectFrom('letters').selectAll().orderBy('id', 'desc').limit(limit).execute()

export const markDelivered = (trx: Transaction<Schema>, id: number, now: Date) =>
  trx.updateTable('letters').set({ delivered_at: now }).where('id', '=', id).execute()

export const deleteLetter = (trx: Transaction<Schema>, id: number) =>
  trx.deleteFrom('letters').where('id', '=', id).execute()

/** Answers how many there were. */
export const deleteLettersBefore = async (db: Kysely<Schema>, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('letters').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
