import type { VerificationStatus } from '@artel/core/contract'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { VerificationRequestsTable } from './verification.tables.ts'

export type RequestRow = Selectable<VerificationRequestsTable>

/** How the company of an executor stands. */
export const selectStanding = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom('companies').select(['id', 'verification_status as status']).where('user_id', '=', userId)

/** The same, and nobody changes it meanwhile: whatever happens to papers happens under this lock. */
export const lockStanding = (trx: Transaction<Schema>, userId: string) =>
  selectStanding(trx, userId).forUpdate().executeTakeFirst()

/** What an executor has sent last. */
export const selectLast = (db: Kysely<Schema>, userId: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('verification_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whose papers these are. */
export const selectOwner = async (db: Kysely<Schema>, id: number): Promise<string | undefined> =>
  (await db.selectFrom('verification_requests').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id

/** When an executor has sent papers since a moment. */
export async function selectSubmissions(db: Kysely<Schema>, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('verification_requests')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

export const insertRequest = (
  trx: Transaction<Schema>,
  request: Insertable<VerificationRequestsTable>,
): Promise<{ id: number }> =>
  trx.insertInto('verification_requests').values(request).returning('id').executeTakeFirstOrThrow()

export const updateRequest = (trx: Transaction<Schema>, id: number, change: Updateable<VerificationRequestsTable>) =>
  trx.updateTable('verification_requests').set(change).where('id', '=', id).execute()

/** Everybody sees the company in its new standing. */
export const updateStanding = (
  trx: Transaction<Schema>,
  companyId: string,
  status: VerificationStatus,
  verifiedAt: Date | null,
) =>
  trx
    .updateTable('companies')
    .set({ verification_status: status, verified_at: verifiedAt })
    .where('id', '=', companyId)
    .execute()
