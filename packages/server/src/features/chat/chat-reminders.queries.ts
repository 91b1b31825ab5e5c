import type { ChatSide } from '@artel/core/chat'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
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
  /** Number of the newest message of the chat. */
  readonly lastSeq: number
}

/** Which messages wait too long. */
export interface Waiting {
  /** Written before this moment, and its reader not seen since. */
  readonly before: Date
  /** Chats that have been silent since then are left in peace. */
  readonly since: Date
}

/**
 * The first message of another person that one side of a chat has not read. The opening words of a reply or an offer are
 * none: of these the reply itself has told. The product's own lines are none either.
 */
const waitingOfSide = (side: ChatSide, { before, since }: Waiting, chats: RawBuilder<boolean>) => {
  const [reader, sender, readSeq] =
    side === 'client'
      ? (['c.client_id', 'c.executor_id', 'c.client_read_seq'] as const)
      : (['c.executor_id', 'c.client_id', 'c.executor_read_seq'] as const)
  return sql`
    select c.id as "chatId", u.id as "userId", m.sender_id as "senderId", m.text, t.title as task, c.last_seq as "lastSeq"
    from chats c
    join users u on u.id = ${sql.ref(reader)} and u.deleted_at is null
      and (u.last_visit_at is null or u.last_visit_at <= ${before})
    join lateral (
      select m.sender_id, m.text, m.created_at from chat_messages m
      where m.chat_id = c.id and m.seq > ${sql.ref(readSeq)} and m.sender_id = ${sql.ref(sender)}
        and ${visibleInSql(side)} and not (m.seq = 1 and c.kind in ('TASK_REPLY', 'TASK_OFFER'))
      order by m.seq limit 1
    ) m on m.created_at <= ${before}
    left join tasks t on t.id = c.task_id
    where c.last_seq > ${sql.ref(readSeq)} and c.last_message_at > ${since} and ${chats}
      and not exists (
        select from chat_reminders r where r.chat_id = c.id and r.user_id = u.id and r.seq > ${sql.ref(readSeq)}
      )`
}

const waiting = async (db: Kysely<Schema>, when: Waiting, chats: RawBuilder<boolean>, limit: number) => {
  const { rows } = await sql<WaitingMessage>`
    (${waitingOfSide('client', when, chats)}) union all (${waitingOfSide('executor', when, chats)})
    order by "chatId" limit ${limit}`.execute(db)
  return rows
}

/** Waiting messages of chats after the given one, by the chat. */
export const selectWaiting = (db: Kysely<Schema>, when: Waiting, afterChatId: number, limit: number) =>
  waiting(db, when, sql<boolean>`c.id > ${afterChatId}`, limit)

/** The same of one chat, which nobody reads or writes meanwhile. */
export async function lockWaiting(
  trx: Transaction<Schema>,
  when: Waiting,
  chatId: number,
  userId: string,
): Promise<WaitingMessage | undefined> {
  await trx.selectFrom('chats').select('id').where('id', '=', chatId).forNoKeyUpdate().execute()
  const rows = await waiting(trx, when, sql<boolean>`c.id = ${chatId}`, 2)
  return rows.find((row) => row.userId === userId)
}

/** Remembers that somebody was told. */
export const saveReminder = (trx: Transaction<Schema>, { chatId, userId, lastSeq }: WaitingMessage) =>
  trx
    .insertInto('chat_reminders')
    .values({ chat_id: chatId, user_id: userId, seq: lastSeq })
    .onConflict((conflict) => conflict.columns(['chat_id', 'user_id']).doUpdateSet({ seq: lastSeq }))
    .execute()

/** Forgets who has read what they were told of; gives them back. */
export async function deleteReadReminders(
  trx: Transaction<Schema>,
  of?: { readonly chatId: number; readonly userId: string },
): Promise<{ chatId: number; userId: string }[]> {
  const whose = of ? sql`r.chat_id = ${of.chatId} and r.user_id = ${of.userId}` : sql`true`
  const { rows } = await sql<{ chatId: number; userId: string }>`
    delete from chat_reminders r using chats c
    where c.id = r.chat_id and ${whose}
      and r.seq <= case when c.client_id = r.user_id then c.client_read_seq else c.executor_read_seq end
    returning r.chat_id as "chatId", r.user_id as "userId"`.execute(trx)
  return rows
}

/** Marks what somebody was told about a page as read. */
export const markToldRead = (trx: Transaction<Schema>, userId: string, path: string, at: Date) =>
  trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', 'CHAT_NEW_MESSAGE')
    .where('path', '=', path)
    .execute()
