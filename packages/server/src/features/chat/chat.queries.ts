import type { ChatSide } from '@artel/core/chat'
import { CHATS_AN_HOUR, type ChatMessage, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import { isWorking } from '../users/working.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import { visibleInSql } from './chat-records.ts'

/** What {@link ChatRow} holds, of a table `chats` that is called `c`. */
export const CHAT_COLUMNS = sql`c.id, c.kind, c.status, c.task_id, c.reply_id, c.product_id, c.client_id, c.executor_id, c.last_seq,
  c.client_read_seq, c.executor_read_seq, c.last_message_at, c.created_at, c.offer_id,
  c.client_hidden_seq, c.executor_hidden_seq`
/** What {@link MessageRow} holds, of a table `chat_messages` that is called `m`. */
export const MESSAGE_COLUMNS = sql`m.id, m.chat_id, m.seq, m.kind, m.sender_id, m.text, m.visible_for, m.created_at`

/** How many messages a user has not read in all their chats. */
export async function countUnread(db: Kysely<Schema>, userId: string): Promise<number> {
  const ofSide = (side: ChatSide, participant: string, readSeq: string) => sql`
    select count(*) as unread from chats c join chat_messages m on m.chat_id = c.id
    where c.${sql.ref(participant)} = ${userId} and c.last_seq > c.${sql.ref(readSeq)}
      and m.seq > c.${sql.ref(readSeq)} and ${visibleInSql(side)}`
  const { rows } = await sql<{ unread: number }>`
    select sum(unread) as unread from (
      ${ofSide('client', 'client_id', 'client_read_seq')}
      union all ${ofSide('executor', 'executor_id', 'executor_read_seq')}
    ) as sides`.execute(db)
  return rows[0]?.unread ?? 0
}

/** A chat of a participant; with `lock` nobody else writes to it until the transaction ends. */
export async function selectChat(
  db: Kysely<Schema>,
  userId: string,
  chatId: number,
  lock = false,
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    select ${CHAT_COLUMNS} from chats c
    where c.id = ${chatId} and (c.client_id = ${userId} or c.executor_id = ${userId})
    ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]
}

/** Which messages of a chat to read: the newest, those older than one of them, or those after a number. */
export type MessageRange =
  | { readonly kind: 'newest' }
  | { readonly kind: 'olderThan'; readonly seq: number }
  | { readonly kind: 'after'; readonly seq: number }

/** Messages that a side may see: newest first, only `after` goes forward. */
export async function selectMessages(
  db: Kysely<Schema>,
  chatId: number,
  side: ChatSide,
  range: MessageRange,
  limit: number,
): Promise<MessageRow[]> {
  const bound =
    range.kind === 'newest'
      ? sql``
      : range.kind === 'after'
        ? sql`and m.seq > ${range.seq}`
        : sql`and m.seq < ${range.seq}`
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE_COLUMNS} from chat_messages m
    where m.chat_id = ${chatId} and ${visibleInSql(side)} ${bound}
    order by m.seq ${range.kind === 'after' ? sql`asc` : sql`desc`} limit ${limit}`.execute(db)
  return rows
}

/** How many messages of a chat a side may see, up to the cap of lists. */
export const countMessages = (db: Kysely<Schema>, chatId: number, side: ChatSide): Promise<number> =>
  count(db, sql`from chat_messages m where m.chat_id = ${chatId} and ${visibleInSql(side)}`)

/** A message by the id that its sender gave it. */
export async function selectMessage(db: Kysely<Schema>, id: ChatMessage['id']): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from chat_messages m where m.id = ${id}`.execute(db)
  return rows[0]
}

/** What to write into a chat. `sender_id` is `null` for SYSTEM. */
export interface NewMessage {
  readonly id: string
  readonly chatId: number
  readonly senderId: string | null
  readonly text: string
  readonly visibleFor: MessageRow['visible_for']
  readonly at: Date
  /** Whose action wrote it: they have read what they did, unless older messages still wait for them. */
  readonly actorId: string | null
}

/**
 * Gives the message the next number of its chat and stores it; the sender has read the chat up to it. `undefined` when a
 * message with this id exists: hold the lock of {@link selectChat}, so that nobody stores it in between.
 */
export async function appendMessage(
  trx: Transaction<Schema>,
  { id, chatId, senderId, text, visibleFor, at, actorId }: NewMessage,
): Promise<{ chat: ChatRow; message: MessageRow } | undefined> {
  const readUpTo = (participant: string, readSeq: string) => sql`
    ${sql.ref(readSeq)} = case
      when ${sql.ref(participant)} = ${senderId}::uuid
        or (${sql.ref(participant)} = ${actorId}::uuid and ${sql.ref(readSeq)} = last_seq) then last_seq + 1
      else ${sql.ref(readSeq)} end`
  const { rows } = await sql<ChatRow & { seq: number }>`
    with c as (
      update chats set last_seq = last_seq + 1, last_message_at = ${at},
        ${readUpTo('client_id', 'client_read_seq')}, ${readUpTo('executor_id', 'executor_read_seq')}
      where id = ${chatId} and not exists (select from chat_messages where id = ${id})
      returning *
    ), stored as (
      insert into chat_messages (id, chat_id, seq, kind, sender_id, text, visible_for, created_at)
      select ${id}, id, last_seq, ${senderId === null ? 'SYSTEM' : 'COMMON'}, ${senderId}, ${text}, ${visibleFor}, ${at} from c
    )
    select ${CHAT_COLUMNS} from c`.execute(trx)
  const chat = rows[0]
  if (!chat) return undefined
  const message: MessageRow = {
    id,
    chat_id: chatId,
    seq: chat.last_seq,
    kind: senderId === null ? 'SYSTEM' : 'COMMON',
    sender_id: senderId,
    text,
    visible_for: visibleFor,
    created_at: at,
  }
  return { chat, message }
}

/** Marks everything in a chat as read by a participant. `undefined` when they had read it all, or are no participant. */
export async function updateReadSeq(
  trx: Transaction<Schema>,
  userId: string,
  chatId: number,
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    update chats c set
      client_read_seq = case when c.client_id = ${userId} then c.last_seq else c.client_read_seq end,
      executor_read_seq = case when c.executor_id = ${userId} then c.last_seq else c.executor_read_seq end
    where c.id = ${chatId}
      and ((c.client_id = ${userId} and c.client_read_seq < c.last_seq)
        or (c.executor_id = ${userId} and c.executor_read_seq < c.last_seq))
    returning ${CHAT_COLUMNS}`.execute(trx)
  return rows[0]
}

/** What a chat is opened for: a reply or an offer, each about a task. */
export type ChatAbout =
  | { readonly kind: 'TASK_REPLY'; readonly taskId: number; readonly replyId: number }
  | { readonly kind: 'TASK_OFFER'; readonly taskId: number; readonly offerId: number }

/** A new open chat without messages. */
export const insertDealChat = (
  trx: Transaction<Schema>,
  about: ChatAbout,
  { clientId, executorId, openerId, at }: { clientId: string; executorId: string; openerId: string; at: Date },
): Promise<{ id: number }> =>
  trx
    .insertInto('chats')
    .values({
      kind: about.kind,
      task_id: about.taskId,
      reply_id: about.kind === 'TASK_REPLY' ? about.replyId : null,
      offer_id: about.kind === 'TASK_OFFER' ? about.offerId : null,
      client_id: clientId,
      executor_id: executorId,
      created_by: openerId,
      last_message_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A chat of two people about nothing else, or about a product; the other one sees it from its first message on. */
export const insertTalk = (
  trx: Transaction<Schema>,
  productId: number | null,
  { clientId, executorId, openerId, at }: { clientId: string; executorId: string; openerId: string; at: Date },
): Promise<{ id: number }> =>
  trx
    .insertInto('chats')
    .values({
      kind: productId === null ? 'COMMON' : 'PRODUCT',
      task_id: null,
      reply_id: null,
      product_id: productId,
      client_id: clientId,
      executor_id: executorId,
      created_by: openerId,
      client_hidden_seq: openerId === clientId ? -1 : 0,
      executor_hidden_seq: openerId === executorId ? -1 : 0,
      last_message_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The other one of a new chat; the opener opens one chat after another, and of the same two people only one at a time. */
export async function lockChatPartner(trx: Transaction<Schema>, openerId: string, partnerId: string) {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', 'in', [openerId, partnerId])
    .where(isWorking('users'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.find(({ id }) => id === partnerId)
}

/** The common chat of two people, whichever side they are on. */
export const selectCommonChat = (db: Kysely<Schema>, one: string, other: string) =>
  db
    .selectFrom('chats')
    .select('id')
    .where('kind', '=', 'COMMON')
    .where(sql<string>`least(client_id, executor_id)`, '=', sql<string>`least(${one}::uuid, ${other}::uuid)`)
    .where(sql<string>`greatest(client_id, executor_id)`, '=', sql<string>`greatest(${one}::uuid, ${other}::uuid)`)
    .executeTakeFirst()

/** Whose a product is that everybody is shown. */
export async function selectSeller(db: Kysely<Schema>, productId: number): Promise<string | undefined> {
  const { rows } = await sql<{ seller_id: string }>`
    select p.seller_id from products p join users u on u.id = p.seller_id
    where p.id = ${productId} and p.status = 'PUBLISHED' and ${LISTED}`.execute(db)
  return rows[0]?.seller_id
}

/** The chat that a buyer has about a product. */
export const selectProductChat = (
  db: Kysely<Schema>,
  productId: number,
  buyerId: string,
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('chats')
    .select('id')
    .where('product_id', '=', productId)
    .where('client_id', '=', buyerId)
    .executeTakeFirst()

/** When somebody has opened their newest chats, in milliseconds; those of replies have a quota of their own and are left out. */
export async function selectOpenedAt(trx: Transaction<Schema>, userId: string): Promise<number[]> {
  const opened = await trx
    .selectFrom('chats')
    .select('created_at')
    .where('created_by', '=', userId)
    .where('kind', '<>', 'TASK_REPLY')
    .orderBy('created_at', 'desc')
    .limit(CHATS_AN_HOUR)
    .execute()
  return opened.map(({ created_at }) => created_at.getTime())
}

/** Puts a chat of a participant away for their side, or takes it out again. */
export async function hideChat(
  trx: Transaction<Schema>,
  userId: string,
  chatId: number,
  isHidden: boolean,
): Promise<void> {
  const upTo = isHidden ? sql`last_seq` : sql`-1`
  const ofSide = (participant: string, column: string) => sql`
    ${sql.ref(column)} = case when ${sql.ref(participant)} = ${userId} then ${upTo} else ${sql.ref(column)} end`
  await sql`
    update chats set ${ofSide('client_id', 'client_hidden_seq')}, ${ofSide('executor_id', 'executor_hidden_seq')}
    where id = ${chatId} and (client_id = ${userId} or executor_id = ${userId})`.execute(trx)
}

/** Writes another text into a message. */
export const updateMessageText = (trx: Transaction<Schema>, id: string, text: string) =>
  trx.updateTable('chat_messages').set({ text }).where('id', '=', id).execute()

/** Closes a chat for writing. */
export const closeChat = (trx: Transaction<Schema>, chatId: number) =>
  trx.updateTable('chats').set({ status: 'CLOSE' }).where('id', '=', chatId).execute()

/** Opens a chat for writing again. */
export const openChat = (trx: Transaction<Schema>, chatId: number) =>
  trx.updateTable('chats').set({ status: 'OPEN' }).where('id', '=', chatId).execute()

/** How many rows there are `from` somewhere, up to the cap of lists. */
export async function count(db: Kysely<Schema>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${from} limit ${sql.lit(TOTAL_ITEMS_CAP)}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
