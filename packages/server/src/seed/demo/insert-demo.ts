import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import { companyNumbers } from './company-numbers.ts'
import type { DemoDeal, DemoLife } from './demo.types.ts'
import { isAnnounced } from './demo-accounts.ts'
import type { DemoContent } from './generate.ts'
import { everybody } from './generate.ts'
import { approvedAt } from './papers.ts'

/** Password hashes of the two kinds of accounts. */
export interface DemoPasswords {
  /** Of the accounts that are announced. */
  readonly known: string
  /** Of everybody else: of a password nobody has. */
  readonly unknown: string
}

/**
 * Writes the demo; the caller's transaction makes it all or nothing.
 * @returns numbers of the tasks, in the order of the lives
 */
export async function insertDemo(
  client: pg.PoolClient,
  demo: DemoContent,
  passwords: DemoPasswords,
): Promise<readonly number[]> {
  await insertPeople(client, demo, passwords)
  const taskIds = await nextIds(client, 'tasks', demo.lives.length)
  const lives = demo.lives.map((life, index) => ({ life, taskId: taskIds[index] as number }))
  await insertTasks(client, lives)
  await insertEvents(client, lives)
  await insertDeals(client, lives)
  return taskIds
}

interface NumberedLife {
  readonly life: DemoLife
  readonly taskId: number
}

/** Whoever has not reviewed a demo deal was reminded of it long ago: a first start sends a hundred letters to nobody. */
const REMINDERS = 2

const iso = (moment: number) => new Date(moment).toISOString()
const isoOrNull = (moment: number | null) => (moment === null ? null : iso(moment))

/** Takes numbers from a table's own sequence, so that what comes after continues it. */
export async function nextIds(client: pg.PoolClient, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string | number }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`,
    [table, count],
  )
  return rows.map(({ id }) => Number(id))
}

async function insertPeople(client: pg.PoolClient, { people, lastVisits }: DemoContent, passwords: DemoPasswords) {
  const users = everybody(people)
  const columns = {
    id: 'uuid',
    code: 'text',
    email: 'text',
    email_confirmed_at: 'timestamptz',
    phone_number: 'text',
    phone_confirmed_at: 'timestamptz',
    password_hash: 'text',
    role: 'text',
    first_name: 'text',
    last_name: 'text',
    city_id: 'int',
    last_visit_at: 'timestamptz',
    created_at: 'timestamptz',
  }
  await insertRows(
    client,
    'users',
    columns,
    users.map((user) => [
      user.id,
      user.code,
      user.email,
      iso(user.createdAt + 600_000),
      user.phone,
      iso(user.createdAt + 600_000),
      isAnnounced(user) ? passwords.known : passwords.unknown,
      user.role,
      user.firstName,
      user.lastName,
      user.city.id,
      iso(lastVisits.get(user.id) ?? user.lastVisitAt),
      iso(user.createdAt),
    ]),
  )
  await insertRows(
    client,
    'companies',
    {
      id: 'uuid',
      user_id: 'uuid',
      business_type: 'text',
      verification_status: 'text',
      short_name: 'text',
      company_phone_number: 'text',
      about: 'text',
      inn: 'text',
      ogrn: 'text',
      verified_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    users.flatMap((user) => {
      const { id, code, company, createdAt } = user
      if (!company) return []
      const { inn, ogrn } = companyNumbers(code, company.businessType)
      const verifiedAt = company.verificationStatus === 'VERIFIED' ? iso(approvedAt(user)) : null
      return [
        [
          company.id,
          id,
          company.businessType,
          company.verificationStatus,
          company.shortName,
          company.phone,
          company.about,
          inn,
          ogrn,
          verifiedAt,
          iso(createdAt),
        ],
      ]
    }),
  )
}

function insertTasks(client: pg.PoolClient, lives: readonly NumberedLife[]) {
  const columns = {
    id: 'bigint',
    author_id: 'uuid',
    category_id: 'int',
    title: 'text',
    description: 'text',
    properties: 'jsonb',
    place_mode: 'text',
    city_id: 'int',
    lat: 'float8',
    lon: 'float8',
    address_detail: 'text',
    date_mode: 'text',
    start_period: 'timestamptz',
    end_period: 'timestamptz',
    budget_type: 'text',
    budget_from: 'bigint',
    budget_to: 'bigint',
    contact_mode: 'text',
    verified_only: 'bool',
    status: 'text',
    replies_count: 'int',
    views_count: 'int',
    executor_id: 'uuid',
    cancelled_by: 'text',
    cancel_reason: 'text',
    cancel_comment: 'text',
    reject_reason: 'text',
    published_at: 'timestamptz',
    ended_at: 'timestamptz',
    review_told: 'int',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    version: 'int',
  }
  return insertRows(
    client,
    'tasks',
    columns,
    lives.map(({ taskId, life: { task, state } }) => [
      taskId,
      task.author.id,
      task.categoryId,
      task.title,
      task.description,
      JSON.stringify(task.properties),
      task.placeMode,
      task.city?.id ?? null,
      task.lat,
      task.lon,
      task.addressDetail,
      task.dateMode,
      isoOrNull(task.startPeriod),
      iso(task.endPeriod),
      task.budgetType,
      task.budgetFrom,
      task.budgetTo,
      task.contactMode,
      task.verifiedOnly,
      state.status,
      state.repliesCount,
      state.viewsCount,
      state.executorId,
      state.cancelledBy,
      state.cancelReason,
      state.cancelComment,
      state.rejectReason,
      isoOrNull(state.publishedAt),
      isoOrNull(state.endedAt),
      state.endedAt === null ? 0 : REMINDERS,
      iso(task.createdAt),
      iso(state.updatedAt),
      state.version,
    ]),
  )
}

function insertEvents(client: pg.PoolClient, lives: readonly NumberedLife[]) {
  return insertRows(
    client,
    'task_events',
    {
      task_id: 'bigint',
      event: 'text',
      actor_id: 'uuid',
      from_status: 'text',
      to_status: 'text',
      reason: 'text',
      comment: 'text',
      created_at: 'timestamptz',
    },
    lives.flatMap(({ taskId, life }) =>
      life.events.map(({ event, actorId, from, to, reason, comment, at }) => [
        taskId,
        event,
        actorId,
        from,
        to,
        reason,
        comment,
        iso(at),
      ]),
    ),
  )
}

async function insertDeals(client: pg.PoolClient, lives: readonly NumberedLife[]) {
  const deals = lives
    .flatMap(({ taskId, life }) => life.deals.map((deal) => ({ deal, taskId, clientId: life.task.author.id })))
    .sort((a, b) => a.deal.createdAt - b.deal.createdAt)
  const replyIds = await nextIds(client, 'task_replies', deals.length)
  const chatIds = await nextIds(client, 'chats', deals.length)
  const numbered = deals.map((one, index) => ({
    ...one,
    replyId: replyIds[index] as number,
    chatId: chatIds[index] as number,
  }))
  await insertReplies(client, numbered)
  await insertChats(client, numbered)
  await insertMessages(client, numbered)
}

interface NumberedDeal {
  readonly deal: DemoDeal
  readonly taskId: number
  readonly clientId: string
  readonly replyId: number
  readonly chatId: number
}

function insertReplies(client: pg.PoolClient, deals: readonly NumberedDeal[]) {
  return insertRows(
    client,
    'task_replies',
    {
      id: 'bigint',
      task_id: 'bigint',
      executor_id: 'uuid',
      text: 'text',
      price_type: 'text',
      price: 'bigint',
      term_days: 'int',
      status: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
      version: 'int',
      shortlisted_at: 'timestamptz',
    },
    deals.map(({ replyId, taskId, deal }) => [
      replyId,
      taskId,
      deal.executor.id,
      deal.text,
      deal.priceType,
      deal.price,
      deal.termDays,
      deal.status,
      iso(deal.createdAt),
      iso(deal.updatedAt),
      deal.version,
      deal.status === 'SHORTLISTED' || deal.status === 'ACCEPTED' ? iso(deal.updatedAt) : null,
    ]),
  )
}

function insertChats(client: pg.PoolClient, deals: readonly NumberedDeal[]) {
  return insertRows(
    client,
    'chats',
    {
      id: 'bigint',
      kind: 'text',
      status: 'text',
      task_id: 'bigint',
      reply_id: 'bigint',
      client_id: 'uuid',
      executor_id: 'uuid',
      last_seq: 'int',
      client_read_seq: 'int',
      executor_read_seq: 'int',
      last_message_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    deals.map(({ chatId, replyId, taskId, clientId, deal }) => [
      chatId,
      'TASK_REPLY',
      deal.chatStatus,
      taskId,
      replyId,
      clientId,
      deal.executor.id,
      deal.messages.length,
      deal.clientReadSeq,
      deal.executorReadSeq,
      iso(deal.messages.at(-1)?.at ?? deal.createdAt),
      iso(deal.createdAt),
    ]),
  )
}

function insertMessages(client: pg.PoolClient, deals: readonly NumberedDeal[]) {
  return insertRows(
    client,
    'chat_messages',
    {
      id: 'uuid',
      chat_id: 'bigint',
      seq: 'int',
      kind: 'text',
      sender_id: 'uuid',
      text: 'text',
      created_at: 'timestamptz',
    },
    deals.flatMap(({ chatId, deal }) =>
      deal.messages.map(({ id, senderId, text, at }, index) => [
        id,
        chatId,
        index + 1,
        senderId === null ? 'SYSTEM' : 'COMMON',
        senderId,
        text,
        iso(at),
      ]),
    ),
  )
}
