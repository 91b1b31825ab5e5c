import type { ModerationRef } from '@artel/core/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** Who has opened an object, and since when. */
export interface HoldRow {
  object_id: string
  moderator_id: string
  since: Date
}

/**
 * Takes a hold or keeps one's own alive; one that a colleague has stays theirs. Answers whose it is now. What has run out is
 * swept away on the way.
 */
export async function takeHold(
  trx: Transaction<Schema>,
  { kind, id }: ModerationRef,
  { moderatorId, at, until }: { moderatorId: string; at: Date; until: Date },
): Promise<HoldRow> {
  await trx.deleteFrom('moderation_holds').where('expires_at', '<=', at).execute()
  const { rows } = await sql<HoldRow>`
    insert into moderation_holds as h (kind, object_id, moderator_id, since, expires_at)
    values (${kind}, ${id}, ${moderatorId}, ${at}, ${until})
    on conflict (kind, object_id) do update
      set expires_at = case when h.moderator_id = excluded.moderator_id then excluded.expires_at else h.expires_at end
    returning object_id, moderator_id, since`.execute(trx)
  return rows[0] as HoldRow
}

/** Lets go of one's own hold; a colleague's stays. */
export const releaseHold = (trx: Transaction<Schema>, { kind, id }: ModerationRef, moderatorId: string) =>
  trx
    .deleteFrom('moderation_holds')
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .where('moderator_id', '=', moderatorId)
    .execute()

/** Who holds what of these. */
export const selectHolds = (
  db: Kysely<Schema>,
  kind: ModerationRef['kind'],
  ids: readonly string[],
  at: Date,
): Promise<HoldRow[]> =>
  db
    .selectFrom('moderation_holds')
    .select(['object_id', 'moderator_id', 'since'])
    .where('kind', '=', kind)
    .where('object_id', '=', sql<string>`any(${ids}::text[])`)
    .where('expires_at', '>', at)
    .execute()
