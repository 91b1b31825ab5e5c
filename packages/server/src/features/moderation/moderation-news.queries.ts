import type { ModerationKind } from '@artel/core/contract'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import { waitingSince } from './moderation.queries.ts'

/**
 * Whether something has come into a queue since staff were told of it, `peace` or longer ago; remembers that they are told now.
 * A queue that nobody was told of yet is told of whatever waits in it.
 */
export async function claimNews(
  trx: Transaction<Schema>,
  kind: ModerationKind,
  now: Date,
  peace: Date,
): Promise<boolean> {
  const told = await trx
    .selectFrom('moderation_told')
    .select('told_at')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (told && told.told_at > peace) return false
  if (!(await waitingSince(trx, kind, told?.told_at ?? new Date(0)))) return false
  await sql`
    insert into moderation_told (kind, told_at) values (${kind}, ${now})
    on conflict (kind) do update set told_at = excluded.told_at`.execute(trx)
  return true
}

/** Who judges. */
export const selectStaff = async (trx: Transaction<Schema>): Promise<string[]> =>
  (
    await trx
      .selectFrom('users')
      .select('id')
      .where('role', 'in', ['MODERATOR', 'ADMIN'])
      .where(isWorking('users'))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
