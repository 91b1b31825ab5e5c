import type { CHAT_KINDS, CHAT_STATUSES, MESSAGE_KINDS, VISIBLE_FOR } from '@artel/core/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { InstantNow, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    chats: ChatsTable
    chat_messages: ChatMessagesTable
  }
}

export interface ChatsTable {
  id: Generated<number>
  kind: (typeof CHAT_KINDS)[number]
  status: Generated<(typeof CHAT_STATUSES)[number]>
  task_id: number | null
  reply_id: number | null
  product_id: ColumnType<number | null, number | null | undefined, number | null>
  client_id: string
  executor_id: string
  last_seq: Generated<number>
  client_read_seq: Generated<number>
  executor_read_seq: Generated<number>
  last_message_at: InstantNow
  created_at: InstantNow
  offer_id: ColumnType<number | null, number | null | undefined, number | null>
  created_by: NullableText
  client_hidden_seq: Generated<number>
  executor_hidden_seq: Generated<number>
  client_told_seq: Generated<number>
  executor_told_seq: Generated<number>
}

export interface ChatMessagesTable {
  id: string
  chat_id: number
  seq: number
  kind: Generated<(typeof MESSAGE_KINDS)[number]>
  sender_id: string | null
  text: string
  visible_for: Generated<(typeof VISIBLE_FOR)[number]>
  created_at: InstantNow
}

export type ChatRow = Omit<Selectable<ChatsTable>, 'created_by' | 'client_told_seq' | 'executor_told_seq'>
export type MessageRow = Selectable<ChatMessagesTable>
