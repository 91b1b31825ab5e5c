import type { GoneKind } from '@artel/core/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { GoneTable } from './gone.tables.ts'

/** Whether everybody was shown this, and it does not come back. */
export async function isGone(db: Kysely<Schema>, { kind, id }: Pick<GoneTable, 'kind' | 'id'>): Promise<boolean> {
  const row = await db
    .selectFrom('gone')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps that everybody was shown this, in the transaction that removes it for good. */
export const keepGone = (trx: Transaction<Schema>, kind: GoneKind, id: number, at: Date): Promise<unknown> =>
  trx
    .insertInto('gone')
    .values({ kind, id: String(id), gone_at: at })
    .execute()
