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

/** What the files of an account take, in bytes. */
export interface FileSpace {
  /** Attached to nothing, with those that are being removed: their content is there still. */
  readonly loose: number
  readonly all: number
  /** Whether its e-mail is confirmed. */
  readonly isConfirmed: boolean
}

export async function selectFileSpace(db: Kysely<Schema>, ownerId: string): Promise<FileSpace> {
  const { rows } = await sql<FileSpace>`
    select coalesce(sum(f.size) filter (where f.attached_at is null), 0)::bigint as loose,
      coalesce(sum(f.size) filter (where f.dead_at is null), 0)::bigint as "all",
      exists (select from users where id = ${ownerId}::uuid and email_confirmed_at is not null) as "isConfirmed"
    from files f where f.owner_id = ${ownerId}::uuid`.execute(db)
  return rows[0] as FileSpace
}

/** Uploads of one account that are being written down come one after the other, until the end of the transaction. */
export const lockFileSpace = (trx: Transaction<Schema>, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('files'), hashtext(${ownerId}))`.execute(trx)

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

/**
 * Whether the file belongs to something that staff judge: a complaint, papers, what waits for a moderator, what somebody has
 * complained about, or a chat that this moderator has opened by a complaint.
 */
export async function isJudgedFile(db: Kysely<Schema>, fileId: string, moderatorId: string): Promise<boolean> {
  const { rows } = await sql<{ isJudged: boolean }>`
    select exists (
      select 1
      from attachments a
        left join task_replies r on r.id = a.reply_id
        left join tasks t on t.id = a.task_id
        left join chat_messages m on m.id = a.message_id
      where a.file_id = ${fileId}::uuid and (
        num_nonnulls(a.task_id, a.reply_id, a.message_id) = 0
        or t.status = 'PENDING' or t.revision is not null
        or exists (
          select 1 from moderation_looks l
          where l.kind = 'TASK_REPLIES' and l.object_id = r.id::text and l.decided_at is null)
        or exists (
          select 1 from complaints c
          where c.target = 'TASK' and c.target_id = coalesce(a.task_id, r.task_id)::text
            or c.target = 'MESSAGE' and c.target_id = m.id::text)
        or exists (
          select 1 from complaint_chat_readings d
          where d.chat_id = m.chat_id and d.moderator_id = ${moderatorId}::uuid)
      )
    ) as "isJudged"`.execute(db)
  return rows[0]?.isJudged === true
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

/** Files of a thing that goes: nobody sees them any more, and the next sweep removes them. */
export async function killAttached(trx: Transaction<Schema>, place: AttachmentPlace, at: Date): Promise<void> {
  const [[column, id]] = Object.entries(place) as [['task_id', number]]
  const released = await trx.deleteFrom('attachments').where(column, '=', id).returning('file_id').execute()
  if (released.length === 0) return
  const ids = released.map(({ file_id }) => file_id)
  await trx.updateTable('files').set({ attached_at: null, dead_at: at }).where('id', 'in', ids).execute()
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
