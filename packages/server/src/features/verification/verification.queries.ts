import type { VerificationStatus } from '@artel/core/contract'
import type { CheckedCompany } from '@artel/core/verification'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
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

/** A company with the badge, by the papers that were found good. */
export interface VerifiedRow {
  id: number
  user_id: string
  company: CheckedCompany
  /** Of all that were found, whatever page this is. */
  total: number
}

/** Who was checked last comes first; each of the words stands somewhere in the name, the company's or the numbers. */
export async function selectVerified(
  db: Kysely<Schema>,
  { words, offset, limit }: { words: readonly string[]; offset: number; limit: number },
): Promise<VerifiedRow[]> {
  const { rows } = await sql<VerifiedRow>`
    select v.id::int, c.user_id, count(*) over ()::int as total,
      jsonb_build_object('businessType', c.business_type, 'inn', c.inn, 'ogrn', c.ogrn, 'shortName', c.short_name,
        'firstName', u.first_name, 'lastName', u.last_name) as company
    from companies c join users u on u.id = c.user_id
      join lateral (select max(r.id) as id from verification_requests r where r.user_id = c.user_id) v on v.id is not null
    where c.verification_status = 'VERIFIED' and ${isWorking('u')} and not exists (
      select from unnest(${words}::text[]) as word
      where strpos(translate(lower(concat_ws(' ', c.short_name, u.last_name, u.first_name, c.inn, c.ogrn)), 'ё', 'е'),
        translate(lower(word), 'ё', 'е')) = 0)
    order by c.verified_at desc nulls last, v.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

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

/** Who judged a request last, and when; `undefined` while nobody has. */
export const selectVerdict = async (trx: Transaction<Schema>, id: number) => {
  const { moderator_id, decided_at } = await trx
    .selectFrom('verification_requests')
    .select(['moderator_id', 'decided_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return moderator_id === null || decided_at === null ? undefined : { actorId: moderator_id, at: decided_at }
}
