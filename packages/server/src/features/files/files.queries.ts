import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { FilesTable } from './files.tables.ts'

export type FileRow = Selectable<FilesTable>

/** A file that is there. */
export const selectFile = (db: Kysely<Schema>, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).where('dead_at', 'is', null).executeTakeFirst()

/** Files that are there, in no particular order. */
export const selectFiles = (db: Kysely<Schema>, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('dead_at', 'is', null)
    .execute()

/** The same, locked against removal and against being attached elsewhere. */
export const lockFiles = (trx: Transaction<Schema>, ids: readonly string[]): Promise<FileRow[]> =>
  trx
    .selectFrom('files')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('dead_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether the file belongs to something that the user is a party of. */
export async function isPartyOfFile(db: Kysely<Schema>, fileId: string, userId: string): Promise<boolean> {
  const user = sql`${userId}::uuid`
  const { rows } = await sql<{ isParty: boolean }>`
    select exists (
      select 1
      from attachments a
        left join task_replies r on r.id = a.reply_id
        left join tasks t on t.id = coalesce(a.task_id, r.task_id)
        left join chat_messages m on m.id = a.message_id
        left join chats c on c.id = m.chat_id
      where a.file_id = ${fileId}::uuid and (
        ${user} in (t.author_id, r.executor_id)
        or a.task_id is not null and (
          ${user} = t.executor_id
          or exists (select 1 from task_replies o where o.task_id = a.task_id and o.executor_id = ${user}))
        or ${user} in (c.client_id, c.executor_id) and (
          m.visible_for = 'ALL' or m.sender_id = ${user} or (m.visible_for = 'CLIENT') = (c.client_id = ${user}))
      )
    ) as "isParty"`.execute(db)
  return rows[0]?.isParty === true
}

/** What files are attached to. */
export type AttachmentPlace =
  | { readonly task_id: number }
  | { readonly reply_id: number }
  | { readonly message_id: string }
  | { readonly complaint_id: string }
  | { readonly review_id: number }
  | { readonly verification_id: number }
  | { readonly case_id: number }
  | { readonly product_id: number }
  | { readonly product_review_id: number }
  | { readonly article_id: number }
  | { readonly article_cover_id: number }
  | { readonly former_article_id: number }

/** Which of them a column of the attachments names. */
export type AttachedTo =
  | 'task_id'
  | 'reply_id'
  | 'message_id'
  | 'complaint_id'
  | 'review_id'
  | 'verification_id'
  | 'case_id'
  | 'product_id'
  | 'product_review_id'
  | 'article_id'
  | 'article_cover_id'
  | 'former_article_id'

/** Files of several things of one kind in their order, by the thing's id. */
export async function selectAttached<Id extends number | string>(
  db: Kysely<Schema>,
  column: AttachedTo,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, FileRow[]>> {
  const byThing = new Map<Id, FileRow[]>()
  if (ids.length === 0) return byThing
  const type = sql.raw(column === 'message_id' || column === 'complaint_id' ? 'uuid[]' : 'bigint[]')
  const rows = await db
    .selectFrom('attachments as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .selectAll('f')
    .select(`a.${column} as thing`)
    .where(`a.${column}`, '=', sql<never>`any(${ids}::${type})`)
    .orderBy('a.position')
    .execute()
  for (const { thing, ...row } of rows) {
    const list = byThing.get(thing as Id) ?? []
    list.push(row)
    byThing.set(thing as Id, list)
  }
  return byThing
}

/** Ids of what is attached to a thing now. */
export async function selectAttachedHere(trx: Transaction<Schema>, place: AttachmentPlace): Promise<string[]> {
  const [[column, id]] = Object.entries(place) as [['task_id', number]]
  const rows = await trx.selectFrom('attachments').select('file_id').where(column, '=', id).execute()
  return rows.map(({ file_id }) => file_id)
}

/** Makes locked files those of a thing, in this order; what was there and is not among them becomes loose. */
export async function replaceAttached(
  trx: Transaction<Schema>,
  place: AttachmentPlace,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const [[column, id]] = Object.entries(place) as [['task_id', number]]
  const released = await trx.deleteFrom('attachments').where(column, '=', id).returning('file_id').execute()
  const loose = released.map(({ file_id }) => file_id).filter((fileId) => !ids.includes(fileId))
  if (loose.length > 0) await trx.updateTable('files').set({ attached_at: null }).where('id', 'in', loose).execute()
  if (ids.length === 0) return
  await trx
    .insertInto('attachments')
    .values(
      ids.map((file_id, position) => ({
        file_id,
        position,
        task_id: null,
        reply_id: null,
        message_id: null,
        ...place,
      })),
    )
    .execute()
  await trx.updateTable('files').set({ attached_at: at }).where('id', 'in', ids).execute()
}

/** Marks as dead what was never attached to anything since `before`. */
export const killLoose = (db: Kysely<Schema>, before: Date, at: Date) =>
  db
    .updateTable('files')
    .set({ dead_at: at })
    .where('attached_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('created_at', '<', before)
    .execute()

/** Files that have been dead since `before`. */
export const selectDead = (db: Kysely<Schema>, before: Date, limit: number) =>
  db.selectFrom('files').select('id').where('dead_at', '<=', before).orderBy('dead_at').limit(limit).execute()

/** Removes the row of a file whose content is gone. */
export const deleteDead = (db: Kysely<Schema>, id: string) =>
  db.deleteFrom('files').where('id', '=', id).where('dead_at', 'is not', null).execute()
