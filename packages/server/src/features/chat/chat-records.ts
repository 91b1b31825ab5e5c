import { audienceOf, type ChatRecord, type ChatSide, type MessageRecord, sideOf } from '@artel/core/chat'
import { type RawBuilder, sql } from 'kysely'
import type { ChatRow, MessageRow } from './chat.tables.ts'

type Audience = ReturnType<typeof audienceOf>

/** A chat as the rules of core know it. */
export const chatRecord = (chat: ChatRow): ChatRecord => ({
  status: chat.status,
  lastSeq: chat.last_seq,
  client: { id: chat.client_id, lastReadSeq: chat.client_read_seq },
  executor: { id: chat.executor_id, lastReadSeq: chat.executor_read_seq },
  hiddenSeq: { client: chat.client_hidden_seq, executor: chat.executor_hidden_seq },
})

/** A message as the rules of core know it. */
export const messageRecord = (message: MessageRow): MessageRecord => ({
  id: message.id,
  seq: message.seq,
  senderId: message.sender_id,
  visibleFor: message.visible_for,
  createdAt: message.created_at.toISOString(),
})

/** The side of a participant, which the query has made sure of. */
export const sideIn = (chat: ChatRow, userId: string): ChatSide => {
  const side = sideOf(chatRecord(chat), userId)
  if (!side) throw new Error(`${userId} takes no part in chat ${chat.id}`)
  return side
}

/** The audience that a user belongs to, in SQL for a query whose table `chats` is called `c`. */
export const audienceInSql = (userId: RawBuilder<unknown>): RawBuilder<Audience> =>
  sql<Audience>`case when c.client_id = ${userId} then ${sql.lit(audienceOf('client'))} else ${sql.lit(audienceOf('executor'))} end`

/** `isVisibleTo` of core in SQL, for a query whose table `chat_messages` is called `m`. */
export const visibleInSql = (to: ChatSide | RawBuilder<Audience>): RawBuilder<boolean> =>
  sql<boolean>`m.visible_for in ('ALL', ${typeof to === 'string' ? audienceOf(to) : to})`
