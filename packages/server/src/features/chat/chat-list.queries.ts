import { type Chat, type ReplyTerms, type TaskStatus, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { preparedSql } from '../../platform/db/prepared.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { likeLiteral } from '../../platform/db/search-text.ts'
import type { PictureSource } from '../images/picture.ts'
import { type ParticipantJson, participantInSql, publicUserStampInSql } from '../users/public-users.ts'
import { CHAT_COLUMNS, count, MESSAGE_COLUMNS } from './chat.queries.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import { audienceInSql, visibleInSql } from './chat-records.ts'

/** A chat as a participant's list needs it. */
export interface ChatListRow extends ChatRow {
  task_title: string | null
  task_status: TaskStatus | null
  /** Slug of the task's category. */
  task_category: string | null
  terms: ReplyTerms | null
  product: ProductJson | null
  /** Messages that this participant may see and has not read. */
  unread: number
  /** The newest message that this participant may see. */
  last_message: StoredMessage | null
  /** Whether files came with it. */
  last_has_files: boolean
  client: ParticipantJson
  executor: ParticipantJson
}

/** The product that a chat is about, inside JSON; its first photo as a file. */
type ProductJson = Omit<NonNullable<Chat['product']>, 'photo'> & { photo: PictureSource | null }

/** A message inside JSON, where moments are text. */
type StoredMessage = Omit<MessageRow, 'created_at'> & { created_at: string }

/** Chats of a participant in the order of `ids`. */
export async function selectChats(
  db: Kysely<Schema>,
  userId: string,
  ids: RawBuilder<number[]>,
): Promise<ChatListRow[]> {
  const { rows } = await sql<ChatListRow>`${chatsInSql(userId, ids)} order by listed.n`.execute(db)
  return rows
}

function chatsInSql(userId: string, ids: RawBuilder<number[]>) {
  const visible = visibleInSql(audienceInSql(sql`${userId}`))
  return sql`
    select listed.n, ${CHAT_COLUMNS}, t.title as task_title, t.status as task_status,
      category.slug as task_category, unread.count as unread,
      case when r.id is not null then
        json_build_object('priceType', r.price_type, 'price', r.price, 'termDays', r.term_days) end as terms,
      ${PRODUCT} as product,
      last.message as last_message, exists (select from attachments a where a.message_id = last.id) as last_has_files,
      ${participantInSql(sql`c.client_id`)} as client, ${participantInSql(sql`c.executor_id`)} as executor
    from unnest(${ids}) with ordinality as listed (id, n)
    -- "is true" keeps the planner from looking up all chats of a person for a few of them.
    join chats c on c.id = listed.id and (c.client_id = ${userId} or c.executor_id = ${userId}) is true
    left join tasks t on t.id = c.task_id
    left join categories category on category.id = t.category_id
    left join products g on g.id = c.product_id
    left join task_replies r on r.id = c.reply_id
    left join lateral (
      select m.id, to_jsonb(m) as message from (
        select ${MESSAGE_COLUMNS} from chat_messages m
        where m.chat_id = c.id and ${visible} order by m.seq desc limit 1
      ) m
    ) last on true
    cross join lateral (
      select count(*) as count from chat_messages m
      where m.chat_id = c.id and ${visible}
        and m.seq > case when c.client_id = ${userId} then c.client_read_seq else c.executor_read_seq end
    ) unread`
}

/** What {@link ProductJson} holds, of a table `products` that is called `g`. */
const PRODUCT = sql`case when g.id is not null then
  json_build_object('id', g.id, 'title', g.title, 'status', g.status, 'priceType', g.price_type, 'price', g.price,
    'unit', g.unit, 'photo', (
      select json_build_object('id', f.id, 'width', f.width, 'height', f.height)
      from attachments a join files f on f.id = a.file_id
      where a.product_id = g.id order by a.position limit 1)) end`

/** The one id of a chat, as {@link selectChats} takes it. */
export const oneChat = (id: number): RawBuilder<number[]> => sql`array[${id}::bigint]`

/** How many chats of a list are read: a limit that is a parameter has the statement planned anew each time. */
const REACHES = [8, 16, 32, 64, 128]

/** Ids of a page of a participant's chats, the one with the newest message first. */
const newestChats = (userId: string, offset: number, limit: number): RawBuilder<number[]> => {
  const end = offset + limit
  const known = REACHES.find((reach) => end <= reach)
  const reach = known === undefined ? sql`${end}` : sql.lit(known)
  const ofSide = (column: string, hiddenSeq: string) => sql`
    select id, last_message_at from chats where ${sql.ref(column)} = ${userId} and last_seq > ${sql.ref(hiddenSeq)}
    order by last_message_at desc, id desc limit ${reach}`
  return sql`(array(
    select id from (
      (${ofSide('client_id', 'client_hidden_seq')}) union all (${ofSide('executor_id', 'executor_hidden_seq')})
    ) as own
    order by last_message_at desc, id desc limit ${reach}))[(${offset + 1}::int):(${end}::int)]`
}

/** The same among chats whose partner, task, product or last message holds the text. */
export const foundChats = (userId: string, text: string, offset: number, limit: number): RawBuilder<number[]> => sql`
  array(select c.id ${searchedChats(userId, text)} order by c.last_message_at desc, c.id desc offset ${offset} limit ${limit})`

/** A page of somebody's chats, counted from the newest. */
export interface ChatListPage {
  readonly userId: string
  readonly offset: number
  readonly limit: number
}

/**
 * For each page that is asked for how many chats there are, up to the cap of lists, and another stamp for every other state of
 * the rows that {@link selectChatList} reads: one that is written again has another `xmin`, whoever wrote it. The files of a message
 * come with it and stay, and nobody but a migration writes categories.
 */
const stampsInSql = (asked: RawBuilder<unknown>) => {
  const partner = sql`case when c.client_id = asked.viewer then c.executor_id else c.client_id end`
  const ofSide = (columns: RawBuilder<unknown>, column: string, hiddenSeq: string) => sql`
    select ${columns} from chats where ${sql.ref(column)} = asked.viewer and last_seq > ${sql.ref(hiddenSeq)}`
  const newest = sql`order by last_message_at desc, id desc limit asked.first + asked.size`
  return sql<{ n: number; total: number; stamp: string }>`
    select asked.n, counted.total, row(
      counted.total,
      ${publicUserStampInSql(sql`asked.viewer`)},
      array(
        select row(
          c.xmin,
          (select t.xmin from tasks t where t.id = c.task_id),
          (select r.xmin from task_replies r where r.id = c.reply_id),
          (select g.xmin from products g where g.id = c.product_id),
          (
            select m.xmin from chat_messages m
            where m.chat_id = c.id and ${visibleInSql(audienceInSql(sql`asked.viewer`))} order by m.seq desc limit 1
          ),
          ${publicUserStampInSql(partner)}
        ) from (
          select * from (
            (${ofSide(sql`xmin, *`, 'client_id', 'client_hidden_seq')} ${newest})
            union all (${ofSide(sql`xmin, *`, 'executor_id', 'executor_hidden_seq')} ${newest})
          ) as own
          order by last_message_at desc, id desc limit asked.size offset asked.first
        ) as c
      )
    )::text as stamp
    from ${asked} cross join lateral (
      select count(*) as total from (
        ${ofSide(sql`1`, 'client_id', 'client_hidden_seq')} union all ${ofSide(sql`1`, 'executor_id', 'executor_hidden_seq')}
        limit ${sql.lit(TOTAL_ITEMS_CAP)}
      ) as known
    ) as counted`
}

/** Pages that are asked for, by columns. */
interface AskedPages {
  readonly viewers: readonly string[]
  readonly offsets: readonly number[]
  readonly limits: readonly number[]
}

const askedOf = (pages: readonly ChatListPage[]): AskedPages => ({
  viewers: pages.map(({ userId }) => userId),
  offsets: pages.map(({ offset }) => offset),
  limits: pages.map(({ limit }) => limit),
})

/** How many there are, and who asks, is kept from the planner, which would else plan such a statement anew each time. */
const askedInSql = ({ viewers, offsets, limits }: AskedPages) => sql`unnest(
    array(select unnest(${viewers}::uuid[])), array(select unnest(${offsets}::int[])), array(select unnest(${limits}::int[]))
  ) with ordinality as asked (viewer, first, size, n)`

const selectStamps = preparedSql(
  (asked: AskedPages) => sql<{ stamp: string }>`
    select stamp from (${stampsInSql(askedInSql(asked))}) as stamped order by n`,
)

/** The stamps of these pages as they are now, in their order. */
export const selectChatListStamps = async (db: Kysely<Schema>, pages: readonly ChatListPage[]): Promise<string[]> =>
  (await selectStamps(db, askedOf(pages))).map(({ stamp }) => stamp)

/** A page of chats with its stamp, all from one look at the database. */
export async function selectChatList(db: Kysely<Schema>, page: ChatListPage) {
  const { userId, offset, limit } = page
  const { rows } = await sql<{ stamp: string; total: number } & (ChatListRow | { id: null })>`
    with stamped as materialized (${stampsInSql(askedInSql(askedOf([page])))})
    select stamped.stamp, stamped.total, chat.*
    from stamped
    left join (${chatsInSql(userId, newestChats(userId, offset, limit))}) as chat on true
    order by chat.n`.execute(db)
  const [first] = rows
  if (!first) throw new Error('A list of chats has no stamp')
  return { stamp: first.stamp, total: first.total, chats: rows.filter((row) => row.id !== null) }
}

/** How many of them {@link foundChats} would find. */
export const countFoundChats = (db: Kysely<Schema>, userId: string, text: string): Promise<number> =>
  count(db, searchedChats(userId, text))

/** A partner is found by what is shown of them: the first name or the company, never the hidden surname. */
const searchedChats = (userId: string, text: string) => {
  const pattern = `%${likeLiteral(text.toLowerCase())}%`
  return sql`
    from chats c
    join users partner on partner.id = case when c.client_id = ${userId} then c.executor_id else c.client_id end
    left join companies company on company.user_id = partner.id and company.business_type = 'LLC'
    left join tasks t on t.id = c.task_id
    left join products g on g.id = c.product_id
    left join lateral (
      select m.text from chat_messages m
      where m.chat_id = c.id and ${visibleInSql(audienceInSql(sql`${userId}`))} order by m.seq desc limit 1
    ) last on true
    where ((c.client_id = ${userId} and c.last_seq > c.client_hidden_seq)
        or (c.executor_id = ${userId} and c.last_seq > c.executor_hidden_seq))
      and (lower(coalesce(company.short_name, partner.first_name)) like ${pattern}
        or lower(t.title) like ${pattern} or lower(g.title) like ${pattern} or lower(last.text) like ${pattern})`
}
