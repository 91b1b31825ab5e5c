import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

const DAY_MS = 86_400_000
/** Answers that are older tell nothing of how soon one is given today. */
const DAYS_COUNTED = 90

/** Of fewer answers nothing is told. */
export const ENOUGH_ANSWERS = 3

/** From when on answers count, by the moment at which one asks (milliseconds). */
export const answersSince = (now: number): Date => new Date(now - DAYS_COUNTED * DAY_MS)

/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/** Where a round over all executors stands: who comes after this id is still to be looked at. */
export interface Round {
  readonly afterId: string
  readonly beganAt: Date
}

/** The round that is under way, or a new one a day after the last began; `undefined` while there is nothing to do. */
export async function readRound(db: Kysely<Schema>, now: number): Promise<Round | undefined> {
  const row = await db.selectFrom('answer_rounds').selectAll().executeTakeFirst()
  if (row?.after_id) return { afterId: row.after_id, beganAt: row.began_at }
  if (row && row.began_at.getTime() > now - DAY_MS) return undefined
  return { afterId: START, beganAt: new Date(now) }
}

/** Keeps where a round stands; `null` when it has come to its end. */
export async function saveRound(trx: Transaction<Schema>, beganAt: Date, afterId: string | null): Promise<void> {
  const row = { began_at: beganAt, after_id: afterId }
  await trx
    .insertInto('answer_rounds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The next executors of a round, in the order of their ids. */
export async function selectNext(db: Kysely<Schema>, afterId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from companies where user_id > ${afterId}::uuid order by user_id limit ${sql.lit(most)}`.execute(db)
  return rows.map((row) => row.user_id)
}

/** How many executors a round still has before it, no more than `most`. */
export async function countNext(db: Kysely<Schema>, afterId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from companies where user_id > ${afterId}::uuid limit ${sql.lit(most)}) as next`.execute(db)
  return rows[0]?.count ?? 0
}

/** Writes down how soon these executors answer; accounts of which nothing new is to be told are left as they are. */
export async function renewAnswers(trx: Transaction<Schema>, ids: readonly string[], now: number): Promise<void> {
  await sql`
    update users u set answers_within = found.minutes
    from (
      select id, typical_answer(id, ${answersSince(now)}::timestamptz, ${sql.lit(ENOUGH_ANSWERS)}) as minutes
      from unnest(${ids}::uuid[]) as asked (id)
    ) as found
    where u.id = found.id and u.answers_within is distinct from found.minutes`.execute(trx)
}
