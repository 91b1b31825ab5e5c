import type { LookKind } from '@artel/core/contract'
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { LookRow, ModerationLooksTable } from './looks.tables.ts'

/** What staff are to look at. */
export interface LookedAt {
  readonly kind: LookKind
  readonly id: string
}

/** Puts something into the queue of its kind. What waits there already keeps its place and becomes another version. */
export const insertLook = (
  trx: Transaction<Schema>,
  { kind, id }: LookedAt,
  { at, hasFace = false }: { readonly at: Date; readonly hasFace?: boolean },
): Promise<unknown> =>
  sql`
    insert into moderation_looks as l (kind, object_id, waiting_since, has_face)
    values (${kind}, ${id}, ${at}, ${hasFace})
    on conflict (kind, object_id) where decided_at is null
      do update set version = l.version + 1, has_face = excluded.has_face`.execute(trx)

/** The look that something waits for; nobody else decides it meanwhile. */
export const lockLook = (trx: Transaction<Schema>, { kind, id }: LookedAt): Promise<LookRow | undefined> =>
  trx
    .selectFrom('moderation_looks')
    .selectAll()
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const updateLook = (trx: Transaction<Schema>, id: number, verdict: Updateable<ModerationLooksTable>) =>
  trx.updateTable('moderation_looks').set(verdict).where('id', '=', id).execute()

/** There is nothing to look at any more. */
export const deleteLook = (db: Kysely<Schema>, { kind, id }: LookedAt) =>
  db
    .deleteFrom('moderation_looks')
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .where('decided_at', 'is', null)
    .execute()
