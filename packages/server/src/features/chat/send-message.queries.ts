import { type Kysely, sql } from 'kysely'
import { preparedSql } from '../../platform/db/prepared.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type NamedUserJson, namedUserInSql } from '../users/public-users.ts'
import { CHAT_COLUMNS, type NewMessage } from './chat.queries.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'

/** What somebody sends into a chat of theirs. */
type SentMessage = Pick<NewMessage, 'id' | 'chatId' | 'text' | 'at'> & { readonly senderId: string }

const storeSent = preparedSql(({ id, chatId, senderId, text, at }: SentMessage) => {
  const readUpTo = (participant: string, readSeq: string) => sql`
    ${sql.ref(readSeq)} = case when chats.${sql.ref(participant)} = ${senderId}::uuid then chats.last_seq + 1
      else chats.${sql.ref(readSeq)} end`
  // The lock is waited for first, so that what is compared is the chat as it is when the message gets its number.
  return sql<ChatRow & { had_unread: boolean; sender: NamedUserJson }>`
    with locked as (
      select id, last_seq, case when client_id = ${senderId} then client_read_seq else executor_read_seq end as read_seq
      from chats
      where id = ${chatId} and status = 'OPEN' and (client_id = ${senderId} or executor_id = ${senderId})
      for no key update
    ), c as (
      update chats set last_seq = chats.last_seq + 1, last_message_at = ${at},
        ${readUpTo('client_id', 'client_read_seq')}, ${readUpTo('executor_id', 'executor_read_seq')}
      from locked
      where chats.id = locked.id and not exists (select from chat_messages where id = ${id})
      returning chats.*, locked.read_seq < locked.last_seq as had_unread
    ), stored as (
      insert into chat_messages (id, chat_id, seq, kind, sender_id, text, visible_for, created_at)
      select ${id}, id, last_seq, 'COMMON', ${senderId}, ${text}, 'ALL', ${at} from c
    )
    select ${CHAT_COLUMNS}, c.had_unread, ${namedUserInSql(sql`${senderId}::uuid`)} as sender from c`
})

/**
 * Stores a message of a participant in one statement; they have read the chat up to it. `undefined` when there is no
 * such chat of theirs, it is closed, or a message with this id exists.
 * @throws a unique violation of `chat_messages_pkey` when the id was stored in this very moment
 */
export async function sendMessage(db: Kysely<Schema>, sent: SentMessage) {
  const [row] = await storeSent(db, sent)
  if (!row) return undefined
  const { id, chatId, senderId, text, at } = sent
  const { had_unread: hadUnread, sender, ...chat } = row
  const message: MessageRow = {
    id,
    chat_id: chatId,
    seq: chat.last_seq,
    kind: 'COMMON',
    sender_id: senderId,
    text,
    visible_for: 'ALL',
    created_at: at,
  }
  return { chat, message, sender, hadUnread }
}
