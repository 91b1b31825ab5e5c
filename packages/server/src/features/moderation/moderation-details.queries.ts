import type { ModerationComplaint } from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { CHAT_COLUMNS, MESSAGE_COLUMNS } from '../chat/chat.queries.ts'
import type { ChatRow, MessageRow } from '../chat/chat.tables.ts'

/** What is known of a person's past, moments as they are stored. */
export interface HistoryRow {
  tasks: number
  finished_tasks: number
  rejections: number
  last_rejected_at: Date | null
  complaints: number
}

/** A person's past as staff see it. */
export async function selectHistory(db: Kysely<Schema>, userId: string): Promise<HistoryRow> {
  const rejected = sql`from task_events e join tasks t on t.id = e.task_id
    where t.author_id = ${userId}::uuid and e.event = 'REJECT' and e.to_status = 'REJECTED'`
  const { rows } = await sql<HistoryRow>`
    select
      (select count(*)::int from tasks where author_id = ${userId}::uuid and deleted_at is null) as tasks,
      (select count(*)::int from tasks
        where author_id = ${userId}::uuid and deleted_at is null and status = 'FINISHED') as finished_tasks,
      (select count(*)::int ${rejected}) as rejections,
      (select max(e.created_at) ${rejected}) as last_rejected_at,
      (select count(*)::int from complaints c where c.status = 'RESOLVED' and (
        (c.target = 'USER' and c.target_id = ${userId}::text) or (c.target = 'TASK' and c.target_id in (
          select id::text from tasks where author_id = ${userId}::uuid)))) as complaints`.execute(db)
  return rows[0] as HistoryRow
}

/** A complaint that waits. */
export interface OpenComplaint extends Pick<ModerationComplaint, 'target' | 'status'> {
  id: string
  author_id: string
  target_id: string
}

/** A complaint that nobody has decided yet. */
export const selectOpenComplaint = (db: Kysely<Schema>, id: string): Promise<OpenComplaint | undefined> =>
  db
    .selectFrom('complaints')
    .select(['id', 'target', 'status', 'author_id', 'target_id'])
    .where(sql<string>`id::text`, '=', id)
    .where('status', 'in', ['NEW', 'IN_REVIEW'])
    .executeTakeFirst()

/** What was complained about as it stands now, and whose it is. */
export interface SubjectRow {
  title: string
  text: string
  owner_id: string
}

const subjects: Partial<Record<ModerationComplaint['target'], RawBuilder<SubjectRow>>> = {
  TASK: sql`select x.title, x.description as text, x.author_id as owner_id from tasks x where x.id::text = target.id`,
  USER: sql`select '' as title, '' as text, x.id as owner_id from users x where x.id::text = target.id`,
  PRODUCT: sql`select x.title, x.description as text, x.seller_id as owner_id from products x where x.id::text = target.id`,
  ARTICLE: sql`select x.title, x.lead as text, x.author_id as owner_id from articles x where x.id::text = target.id`,
  REVIEW: sql`select t.title, x.text, x.author_id as owner_id
    from reviews x join tasks t on t.id = x.task_id where x.id::text = target.id`,
  MESSAGE: sql`select '' as title, x.text, x.sender_id as owner_id
    from chat_messages x where x.id::text = target.id and x.sender_id is not null`,
}

/** The object of a complaint, if it is still there. */
export async function selectSubject(
  db: Kysely<Schema>,
  { target, target_id }: OpenComplaint,
): Promise<SubjectRow | undefined> {
  const subject = subjects[target]
  if (!subject) return undefined
  const { rows } = await sql<SubjectRow>`
    select s.* from (select ${target_id}::text as id) as target, lateral (${subject}) as s`.execute(db)
  return rows[0]
}

/** The chat that a complaint is about: of the message, of the deal, of the product, or of the two people. */
export async function selectComplaintChat(
  db: Kysely<Schema>,
  { target, target_id, author_id }: OpenComplaint,
): Promise<ChatRow | undefined> {
  const author = sql`${author_id}::uuid in (c.client_id, c.executor_id)`
  const related: Partial<Record<typeof target, RawBuilder<unknown>>> = {
    MESSAGE: sql`${author} and c.id = (select chat_id from chat_messages where id::text = ${target_id})`,
    TASK: sql`${author} and c.task_id::text = ${target_id}`,
    PRODUCT: sql`${author} and c.product_id::text = ${target_id}`,
    USER: sql`${author} and ${target_id} in (c.client_id::text, c.executor_id::text)`,
    REVIEW: sql`exists (select from reviews r where r.id::text = ${target_id} and r.task_id = c.task_id
      and r.author_id in (c.client_id, c.executor_id) and r.subject_id in (c.client_id, c.executor_id))`,
  }
  const condition = related[target]
  if (!condition) return undefined
  const { rows } = await sql<ChatRow>`
    select ${CHAT_COLUMNS} from chats c where ${condition} and c.last_seq > 0
    order by c.last_message_at desc, c.id desc limit 1`.execute(db)
  return rows[0]
}

/** The last messages of a chat in order, whoever may see them. */
export async function selectWholeChat(db: Kysely<Schema>, chatId: number, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE_COLUMNS} from chat_messages m where m.chat_id = ${chatId} order by m.seq desc limit ${limit}`.execute(
    db,
  )
  return rows.reverse()
}
