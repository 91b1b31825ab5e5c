import { randomUUID } from 'node:crypto'
import { offerLines } from '@artel/core/tasks'
import type pg from 'pg'

/*
 * What the filters have found in the demo, and what people complain about: the morning of a moderator. Contacts are of nobody:
 * numbers and names that are given to no one.
 */

const PHONE = ' Звоните: +7 900 000-12-34.'
const STORY = ' Пишите: master@example.com'
const OFFER = 'Здравствуйте! Хочу предложить вам это задание. Напишите в Telegram @artel_zakaz, там быстрее.'

/** Writes what waits on a moderator's desk besides tasks, reviews and papers. @param now milliseconds since the epoch */
export async function insertDesk(client: pg.PoolClient, now: number): Promise<void> {
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  await client.query(REPLIES, [PHONE, at(95)])
  await client.query(ANSWERS, [PHONE, at(130)])
  await client.query(STORIES, [STORY, at(48)])
  await client.query(FACES, [at(75)])
  await insertOffers(client, at(40))
  for (const [minutes, complaint] of COMPLAINTS) await client.query(complaint, [randomUUID(), at(minutes)])
}

/** Three replies of those that clients choose among, with the first message of their chats. */
const REPLIES = `
  with chosen as (
    select r.id, c.id as chat_id, row_number() over (order by r.id desc) as nth
    from task_replies r join tasks t on t.id = r.task_id join chats c on c.reply_id = r.id
    where r.status in ('SENT', 'VIEWED') and t.status = 'APPROVED' order by r.id desc limit 3
  ), written as (
    update task_replies r set text = r.text || $1::text from chosen where r.id = chosen.id
  ), said as (
    update chat_messages m set text = m.text || $1::text from chosen where m.chat_id = chosen.chat_id and m.seq = 1
      and m.kind = 'COMMON'
  )
  insert into moderation_looks (kind, object_id, waiting_since)
  select 'TASK_REPLIES', id::text, $2::timestamptz + nth * interval '11 minutes' from chosen`

const ANSWERS = `
  with chosen as (
    select id, row_number() over (order by id desc) as nth from reviews
    where status = 'PUBLISHED' and reply is not null order by id desc limit 2
  ), written as (
    update reviews v set reply = v.reply || $1::text from chosen where v.id = chosen.id
  )
  insert into moderation_looks (kind, object_id, waiting_since)
  select 'REVIEWS_REPLIES', id::text, $2::timestamptz + nth * interval '17 minutes' from chosen`

const STORIES = `
  with chosen as (
    select c.id, c.user_id from companies c join users u on u.id = c.user_id
    where c.about <> '' and u.avatar_id is null order by u.code desc limit 1
  ), written as (
    update companies c set about = c.about || $1::text from chosen where c.id = chosen.id
  )
  insert into moderation_looks (kind, object_id, waiting_since)
  select 'USERS', user_id::text, $2::timestamptz from chosen`

const FACES = `
  insert into moderation_looks (kind, object_id, waiting_since, has_face)
  select 'USERS', id::text, $1::timestamptz + row_number() over (order by code desc) * interval '9 minutes', true
  from (select id, code from users where avatar_id is not null order by code desc limit 3) as fresh`

/** Two offers to executors who have not replied, each with its chat. */
async function insertOffers(client: pg.PoolClient, sentAt: string): Promise<void> {
  const { rows } = await client.query<{ task_id: string; client_id: string; executor_id: string }>(`
    select t.id as task_id, t.author_id as client_id, e.id as executor_id
    from (select id, author_id, city_id from tasks where status = 'APPROVED' and city_id is not null
      order by id desc limit 2) as t
    cross join lateral (
      select u.id from users u
      where u.role = 'EXECUTOR' and u.city_id = t.city_id and u.id <> t.author_id
        and not exists (select from task_replies r where r.task_id = t.id and r.executor_id = u.id)
      order by u.code limit 1
    ) as e`)
  for (const { task_id, client_id, executor_id } of rows) {
    const values = [task_id, client_id, executor_id, OFFER, sentAt]
    await client.query(OFFER_WITH_CHAT, [...values, offerLines.offered, randomUUID(), randomUUID()])
  }
}

const OFFER_WITH_CHAT = `
  with offer as (
    insert into task_offers (task_id, client_id, executor_id, message, status, created_at, updated_at)
    values ($1::bigint, $2::uuid, $3::uuid, $4::text, 'SENT', $5::timestamptz, $5::timestamptz) returning id
  ), chat as (
    insert into chats (kind, status, task_id, offer_id, client_id, executor_id, last_seq, client_read_seq, last_message_at,
      created_at)
    select 'TASK_OFFER', 'OPEN', $1::bigint, id, $2::uuid, $3::uuid, 2, 2, $5::timestamptz, $5::timestamptz from offer
    returning id
  ), said as (
    insert into chat_messages (id, chat_id, seq, kind, sender_id, text, created_at)
    select $7::uuid, id, 1, 'COMMON', $2::uuid, $4::text, $5::timestamptz from chat
    union all
    select $8::uuid, id, 2, 'SYSTEM', null, $6::text, $5::timestamptz from chat
  )
  insert into moderation_looks (kind, object_id, waiting_since) select 'TASK_OFFERS', id::text, $5::timestamptz from offer`

const complaint = (columns: string, from: string) => `
  insert into complaints (id, author_id, target, target_id, reason, text, created_at)
  select $1::uuid, ${columns}, $2::timestamptz from ${from} limit 1`

/** How many minutes each waits, and what it is about: each says of its object what anybody can see there. */
const COMPLAINTS: readonly (readonly [minutes: number, sql: string])[] = [
  [
    160,
    complaint(
      `v.subject_id, 'REVIEW', v.id::text, 'OTHER',
        'Поставили ' || v.rating || ' из 5, хотя работу приняли без замечаний. Прошу проверить отзыв.'`,
      `reviews v where v.status = 'PUBLISHED' and v.rating <= 3 and v.reply is null`,
    ),
  ],
  [
    110,
    complaint(
      `c.client_id, 'MESSAGE', m.id::text, 'SPAM',
        'В первом же сообщении зовёт звонить мимо сайта, хотя мы ещё ни о чём не договорились.'`,
      `moderation_looks l join chats c on l.kind = 'TASK_REPLIES' and c.reply_id = l.object_id::bigint
        join chat_messages m on m.chat_id = c.id and m.seq = 1 and m.kind = 'COMMON'`,
    ),
  ],
  [
    64,
    complaint(
      `r.executor_id, 'TASK', t.id::text, 'OTHER',
        'Из задания «' || t.title || '» непонятен объём работы. На вопросы в чате заказчик отвечает общими словами.'`,
      `tasks t join task_replies r on r.task_id = t.id
        where t.status = 'APPROVED' and r.status = 'VIEWED'`,
    ),
  ],
  [
    22,
    complaint(
      `r.client_id, 'USER', l.object_id, 'SPAM',
        'В рассказе о себе оставил почту и просит писать туда, а не на сайт.'`,
      `moderation_looks l cross join lateral (
          select id as client_id from users where role = 'CLIENT' order by code limit 1
        ) as r where l.kind = 'USERS' and not l.has_face`,
    ),
  ],
]
