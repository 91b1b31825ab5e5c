import type { ChatSide } from '@artel/core/chat'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import { visibleInSql } from './chat-records.ts'

/** A message that somebody has not read, and whom nobody has told of it yet. */
export interface WaitingMessage {
  readonly chatId: number
  /** Who has not read it. */
  readonly userId: string
  readonly senderId: string
  readonly text: string
  /** Title of the task that the chat is about. */
  readonly task: string | null
}

/** Which messages wait too long. */
export interface Waiting {
  /** Written before this moment, and its reader not seen since. */
  readonly before: Date
  /** Chats that have been silent since then are left in peace. */
  readonly since: Date
}

/** A chat with something unread that nobody was told of; `at` is its place in the order in which they are gone through. */
export interface UnreadChat {
  readonly chatId: number
  readonly at: string
  /** Whether it has waited long enough, for somebody who is not here. */
  readonly isDue: boolean
}

/** Columns of a side: who reads, who writes to them, up to where they have read, and up to where they were told. */
const columnsOf = (side: ChatSide) => {
  const other = side === 'client' ? 'executor' : 'client'
  const [reader, sender, read, told] = [`${side}_id`, `${other}_id`, `${side}_read_seq`, `${side}_told_seq`].map(
    (column) => sql.ref(`c.${column}`),
  ) as [RawBuilder<string>, RawBuilder<string>, RawBuilder<number>, RawBuilder<number>]
  return { reader, sender, read, told }
}

/** What the index of the side holds. */
const isUntold = (side: ChatSide, since: Date) => {
  const { read, told } = columnsOf(side)
  return sql<boolean>`c.last_seq > ${read} and ${told} <= ${read} and c.last_message_at > ${since}`
}

/**
 * The first message of another person that the side of a chat has not read, for a `join lateral`, when it waits too long. The
 * opening words of a reply or an offer are none: of these the reply itself has told. The product's own lines are none either.
 */
const waiting = (side: ChatSide, { before }: Waiting) => {
  const { reader, sender, read } = columnsOf(side)
  return sql`(
    select u.id as "userId", m.sender_id as "senderId", m.text
    from users u, lateral (
      select m.sender_id, m.text, m.created_at from chat_messages m
      where m.chat_id = c.id and m.seq > ${read} and m.sender_id = ${sender}
        and ${visibleInSql(side)} and not (m.seq = 1 and c.kind in ('TASK_REPLY', 'TASK_OFFER'))
      order by m.seq limit 1
    ) m
    where u.id = ${reader} and ${isWorking('u')} and (u.last_visit_at is null or u.last_visit_at <= ${before})
      and m.created_at <= ${before}
  )`
}

/** Some chats with something unread on a side, the longest silent first: as much work as there are chats asked for. */
export const unreadChats = (side: ChatSide, when: Waiting, after: UnreadChat | undefined, limit: number) => {
  const beyond = after
    ? sql`(c.last_message_at, c.id) > (${after.at}::timestamptz, ${after.chatId}::bigint)`
    : sql`true`
  return sql<UnreadChat>`
    with c as materialized (
      select * from chats c where ${isUntold(side, when.since)} and ${beyond}
      order by c.last_message_at, c.id limit ${limit}::int
    )
    select c.id as "chatId", c.last_message_at::text as at, w."userId" is not null as "isDue"
    from c left join lateral ${waiting(side, when)} w on true
    order by c.last_message_at, c.id`
}

/** How many chats have something unread on either side that nobody was told of. */
export async function countUnread(db: Kysely<Schema>, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from chats c where ${isUntold('client', since)})
      + (select count(*) from chats c where ${isUntold('executor', since)}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * What waits on the side of a chat, which nobody reads or writes meanwhile; `undefined` where nothing does any more, and for a
 * chat that somebody is at right now.
 */
export async function lockWaiting(
  trx: Transaction<Schema>,
  side: ChatSide,
  when: Waiting,
  chatId: number,
): Promise<WaitingMessage | undefined> {
  const locked = await trx
    .selectFrom('chats')
    .select('id')
    .where('id', '=', chatId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!locked) return undefined
  const { rows } = await sql<WaitingMessage>`
    select c.id as "chatId", w.*, t.title as task
    from chats c join lateral ${waiting(side, when)} w on true left join tasks t on t.id = c.task_id
    where c.id = ${chatId} and ${isUntold(side, when.since)}`.execute(trx)
  return rows[0]
}

/** Remembers that the side of a chat was told of all that it has. */
export const saveTold = (trx: Transaction<Schema>, side: ChatSide, chatId: number) =>
  trx
    .updateTable('chats')
    .set((eb) => ({ [`${side}_told_seq`]: eb.ref('last_seq') }))
    .where('id', '=', chatId)
    .execute()

/** Forgets of some chats that the side was told, where it has read since; answers who was told of which. */
export async function forgetTold(
  trx: Transaction<Schema>,
  side: ChatSide,
  of: { readonly chatId: number; readonly userId: string } | { readonly limit: number },
): Promise<{ chatId: number; userId: string }[]> {
  const { reader, read, told } = columnsOf(side)
  const [whose, most] =
    'limit' in of
      ? [sql`true`, sql`limit ${of.limit} for no key update skip locked`]
      : [sql`c.id = ${of.chatId} and ${reader} = ${of.userId}`, sql`for no key update`]
  const { rows } = await sql<{ chatId: number; userId: string }>`
    update chats c set ${sql.ref(`${side}_told_seq`)} = 0
    where c.id in (select c.id from chats c where ${told} > 0 and ${told} <= ${read} and ${whose} ${most})
    returning c.id as "chatId", ${reader} as "userId"`.execute(trx)
  return rows
}

/** Marks what people were told about pages as read. */
export const markToldRead = (
  trx: Transaction<Schema>,
  told: readonly { readonly userId: string; readonly path: string }[],
  at: Date,
) =>
  sql`
    update notifications n set read_at = ${at}
    from unnest(${told.map(({ userId }) => userId)}::uuid[], ${told.map(({ path }) => path)}::text[]) as t (user_id, path)
    where n.user_id = t.user_id and n.path = t.path and n.read_at is null and n.kind = 'CHAT_NEW_MESSAGE'`.execute(trx)
