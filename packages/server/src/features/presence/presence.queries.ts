import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** Everybody who shares a chat with the user. */
export async function selectChatPartners(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chats')
    .select('executor_id as id')
    .where('client_id', '=', userId)
    .union(db.selectFrom('chats').select('client_id as id').where('executor_id', '=', userId))
    .execute()
  return rows.map(({ id }) => id)
}

/** Remembers when these people were last seen; never moves the moment back. */
export async function updateLastVisits(db: Kysely<Schema>, userIds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_visit_at: at })
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where(({ eb, or }) => or([eb('last_visit_at', 'is', null), eb('last_visit_at', '<', at)]))
    .execute()
}
