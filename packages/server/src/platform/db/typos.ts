import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import { transaction } from './transaction.ts'

/** How alike a misspelt word must be: «лаготип» is 0.5 like «логотип», «вертолёт» 0.44 like «вертеть». */
const TYPO_LIKENESS = 0.5

/** Statements of `work` may compare words by `%>`: the operator takes its threshold from the session only. */
export const forgivingTypos = <T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  transaction(db, async (trx) => {
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(TYPO_LIKENESS)}`.execute(trx)
    return work(trx)
  })
