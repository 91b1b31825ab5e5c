/** Which tasks a batch makes. All are whole numbers and stand in the SQL as such. */
export interface BulkBatch {
  /** Numbers of its first and last task, from 0. */
  readonly first: number
  readonly last: number
  /** How many tasks there will be. */
  readonly total: number
  /** What to add to a task's number for its id, and for those of its reply and its chat. */
  readonly taskId: number
  readonly replyId: number
  readonly chatId: number
}

/*
 * Of a hundred tasks 60 are open (24 of them with a reply), 9 in progress, 21 finished, 6 archived, 4 cancelled; created over
 * the last four weeks in the order of their ids.
 */

const createdAt = ({ total }: BulkBatch) => `now() - interval '28 days' * (1 - n::float8 / ${total})`

/** What a task's number decides. */
const numbered = (batch: BulkBatch) => `
  select n as i, ${createdAt(batch)} as created_at,
    case when k < 60 then 'APPROVED' when k < 69 then 'IN_PROGRESS' when k < 90 then 'FINISHED'
      when k < 96 then 'ARCHIVED' else 'CANCELED' end as status,
    k < 24 or (k >= 60 and k < 90) as has_reply,
    k >= 60 and k < 90 as has_deal
  from (select n, (n::bigint * 7919) % 100 as k from generate_series(${batch.first}, ${batch.last}) as g (n)) as numbers`

const ENDED = `case when status in ('FINISHED', 'ARCHIVED', 'CANCELED') then created_at + (now() - created_at) * 0.9 end`

const insertTasks = (batch: BulkBatch) => `
  insert into tasks (id, author_id, category_id, title, description, properties, place_mode, city_id, lat, lon, date_mode,
    start_period, end_period, budget_type, budget_from, budget_to, verified_only, status, replies_count, views_count,
    executor_id, cancelled_by, cancel_reason, published_at, ended_at, created_at, updated_at, version)
  select ${batch.taskId} + i, a.id, t.category_id, t.title, t.description, t.properties, t.place_mode,
    case when t.place_mode <> 'REMOTE' then a.city_id end,
    case when t.place_mode <> 'REMOTE' then a.lat + (random() - 0.5) * 0.12 end,
    case when t.place_mode <> 'REMOTE' then a.lon + (random() - 0.5) * 0.2 end,
    case i % 3 when 0 then 'ASAP' when 1 then 'FLEXIBLE' else 'PERIOD' end,
    case i % 3 when 2 then date_trunc('day', created_at) + interval '1 day 9 hours' end,
    case when status = 'ARCHIVED' then created_at
      when i % 3 = 2 then date_trunc('day', now()) + interval '9 hours' + interval '1 day' * (1 + i % 45)
      else created_at + interval '30 days' end,
    case i % 4 when 2 then 'RANGE' when 3 then 'NEGOTIABLE' else 'FIXED' end,
    case i % 4 when 3 then null when 2 then price * 4 / 5 / 10000 * 10000 + 10000 else price end,
    case i % 4 when 3 then null when 2 then price * 6 / 5 / 10000 * 10000 + 10000 else price end,
    i % 12 = 0 and not has_reply,
    status, has_reply::int, (i * 31) % 90, case when has_deal then e.id end,
    case status when 'CANCELED' then 'AUTHOR' end, case status when 'CANCELED' then 'AUTHOR_NOT_RELEVANT' end,
    created_at, ${ENDED}, created_at, coalesce(${ENDED}, created_at),
    case status when 'APPROVED' then 2 when 'FINISHED' then 4 else 3 end
  from (${numbered(batch)}) as one
  join bulk_texts t on t.n = (one.i::bigint * 104729) % (select count(*) from bulk_texts)
  join bulk_clients a on a.n = (one.i::bigint * 1299709) % (select count(*) from bulk_clients)
  join bulk_executors e on e.n = (one.i::bigint * 15485863) % (select count(*) from bulk_executors)`

const stored = ({ first, last, taskId }: BulkBatch) => `
  select t.id - ${taskId}::bigint as n, t.*, r.executor
  from tasks t
  cross join lateral (
    select id as executor from bulk_executors
    where n = ((t.id - ${taskId}::bigint) * 15485863) % (select count(*) from bulk_executors)
  ) r
  where t.id between ${taskId + first} and ${taskId + last}`

const insertEvents = (batch: BulkBatch) => `
  insert into task_events (task_id, event, actor_id, from_status, to_status, reason, created_at)
  select id, event, actor, from_status, to_status, reason, at
  from (${stored(batch)}) as t
  cross join lateral (values
    (1, 'CREATE', author_id, null, 'PENDING', null, created_at, true),
    (2, 'APPROVE', null, 'PENDING', 'APPROVED', null, created_at, true),
    (3, 'ACCEPT_REPLY', author_id, 'APPROVED', 'IN_PROGRESS', null, created_at + interval '3 hours',
      status in ('IN_PROGRESS', 'FINISHED')),
    (4, 'FINISH', author_id, 'IN_PROGRESS', 'FINISHED', null, ended_at, status = 'FINISHED'),
    (4, 'EXPIRE', null, 'APPROVED', 'ARCHIVED', null, ended_at, status = 'ARCHIVED'),
    (4, 'CANCEL_BY_AUTHOR', author_id, 'APPROVED', 'CANCELED', cancel_reason, ended_at, status = 'CANCELED')
  ) as step (place, event, actor, from_status, to_status, reason, at, happened)
  where happened
  order by id, place`

const insertReplies = (batch: BulkBatch) => `
  insert into task_replies (id, task_id, executor_id, text, price_type, price, term_days, status, created_at, updated_at)
  select ${batch.replyId} + n, id, executor, 'Здравствуйте! Внимательно прочитали описание, всё понятно. Сделаем аккуратно и в срок.',
    'FIXED', coalesce(budget_to, 500000), 1 + n % 14, case when executor_id is null then 'SENT' else 'ACCEPTED' end,
    created_at + interval '1 hour', created_at + interval '1 hour'
  from (${stored(batch)}) as t where replies_count > 0`

const insertChats = (batch: BulkBatch) => `
  insert into chats (id, kind, task_id, reply_id, client_id, executor_id, last_seq, client_read_seq, executor_read_seq,
    last_message_at, created_at)
  select ${batch.chatId} + n, 'TASK_REPLY', id, ${batch.replyId} + n, author_id, executor, 1,
    case when executor_id is null then 0 else 1 end, 1, created_at + interval '1 hour', created_at + interval '1 hour'
  from (${stored(batch)}) as t where replies_count > 0`

const insertFirstMessages = (batch: BulkBatch) => `
  insert into chat_messages (id, chat_id, seq, sender_id, text, created_at)
  select gen_random_uuid(), ${batch.chatId} + n, 1, executor,
    'Здравствуйте! Внимательно прочитали описание, всё понятно. Сделаем аккуратно и в срок.', created_at + interval '1 hour'
  from (${stored(batch)}) as t where replies_count > 0`

/** What makes a batch, in this order. */
export const batchStatements = (batch: BulkBatch): readonly string[] =>
  [insertTasks, insertEvents, insertReplies, insertChats, insertFirstMessages].map((statement) => statement(batch))

/** $1 and $2 ids of the first and the last chat, $3 messages for each, $4 lines that people say in turns. */
export const MORE_MESSAGES = `
  insert into chat_messages (id, chat_id, seq, sender_id, text, created_at)
  select gen_random_uuid(), c.id, 1 + m, case m % 2 when 1 then c.client_id else c.executor_id end,
    ($4::text[])[1 + (c.id + m) % cardinality($4::text[])], c.created_at + interval '7 minutes' * m
  from chats c cross join generate_series(1, $3::int) as g (m)
  where c.id between $1::bigint and $2::bigint and c.last_seq = 1`

/** The same parameters without the lines. Who wrote last has read everything, the other side all before. */
export const COUNT_MESSAGES = `
  update chats set last_seq = 1 + $3::int, client_read_seq = $3::int + $3::int % 2,
    executor_read_seq = 1 + $3::int - $3::int % 2,
    last_message_at = created_at + interval '7 minutes' * $3::int
  where id between $1::bigint and $2::bigint and last_seq = 1`
