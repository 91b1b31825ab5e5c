import type pg from 'pg'
import { PreparingClient } from '../../platform/db/preparing-client.ts'
import { inquiries } from '../content/talk.ts'
import { saidByClient } from '../content/wording.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { bulkPeopleFor, insertBulkPeople } from './bulk-people.ts'
import { type BulkBatch, batchStatements, COUNT_MESSAGES, MORE_MESSAGES } from './bulk-sql.ts'
import { bulkTexts } from './bulk-texts.ts'

export interface BulkOptions {
  /** Of a database with migrations and reference data. */
  readonly pool: pg.Pool
  readonly tasks: number
  /** Messages beyond the first of each chat; they are shared out evenly, so slightly fewer are made. */
  readonly messages: number
  readonly batch: number
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Told after every batch. */
  readonly onProgress?: (tasks: number) => void
}

/** What {@link loadBulk} has made. */
export interface BulkLoaded {
  readonly tasks: number
  readonly chats: number
  readonly messages: number
}

/**
 * Adds many tasks with their people, histories, replies and chats for measuring, in transactions of `batch` tasks, then
 * vacuums and analyses. Stop the server before: numbers are reserved, but every list changes under it.
 */
export async function loadBulk(options: BulkOptions): Promise<BulkLoaded> {
  const { pool, tasks, batch } = options
  const client = await pool.connect()
  try {
    await PreparingClient.unhurried(client)
    await client.query('select setseed(0.42)')
    await prepare(client, tasks, options.now)
    const ids = {
      taskId: await reserve(client, 'tasks', tasks),
      replyId: await reserve(client, 'task_replies', tasks),
      chatId: await reserve(client, 'chats', tasks),
    }
    for (let first = 0; first < tasks; first += batch) {
      const last = Math.min(first + batch, tasks) - 1
      await inTransaction(client, () => insertBatch(client, { first, last, total: tasks, ...ids }))
      options.onProgress?.(last + 1)
    }
    const chats = await countChats(client, ids.chatId, tasks)
    const messages = await insertMessages(client, options, ids.chatId, chats)
    await client.query('vacuum analyze')
    return { tasks, chats, messages: messages + chats }
  } finally {
    // The connection's temporary tables and settings go with it.
    client.release(true)
  }
}

async function prepare(client: pg.PoolClient, tasks: number, now: number): Promise<void> {
  await insertBulkPeople(client, bulkPeopleFor(tasks))
  const columns = {
    n: 'int',
    category_id: 'int',
    title: 'text',
    description: 'text',
    properties: 'jsonb',
    place_mode: 'text',
    price: 'bigint',
  }
  await client.query(`create temporary table bulk_texts (${Object.entries(columns).map((column) => column.join(' '))})`)
  const rows = bulkTexts(now).map((text, n) => [
    n,
    text.categoryId,
    text.title,
    text.description,
    text.properties,
    text.placeMode,
    text.price,
  ])
  await insertRows(client, 'bulk_texts', columns, rows)
  await client.query('create unique index on bulk_texts (n)')
  for (const table of ['bulk_texts', 'bulk_clients', 'bulk_executors']) await client.query(`analyze ${table}`)
}

/** Takes so many numbers out of a table's sequence and returns the first. */
async function reserve(client: pg.PoolClient, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number | string }>(
    `select setval(sequence, nextval(sequence) + $2::int) - $2::int as first
     from (select pg_get_serial_sequence($1, 'id')::regclass as sequence) as own`,
    [table, count],
  )
  return Number(rows[0]?.first)
}

async function insertBatch(client: pg.PoolClient, batch: BulkBatch): Promise<void> {
  for (const statement of batchStatements(batch)) await client.query(statement)
}

async function countChats(client: pg.PoolClient, first: number, tasks: number): Promise<number> {
  const { rows } = await client.query<{ count: number | string }>(
    'select count(*) as count from chats where id between $1 and $2',
    [first, first + tasks],
  )
  return Number(rows[0]?.count)
}

/** Shares messages out to the chats from the newest on, at most a hundred to each. */
async function insertMessages(
  client: pg.PoolClient,
  { tasks, messages, batch, onProgress }: BulkOptions,
  first: number,
  chats: number,
): Promise<number> {
  const each = Math.min(100, Math.max(2, Math.floor(messages / Math.max(1, chats))))
  const lines = inquiries
    .flatMap((exchange) =>
      exchange({
        isPriced: true,
        isOverBudget: false,
        hasRivals: false,
        days: 3,
        term: '3 дня',
        day: 'завтра',
        hasAddress: true,
      }),
    )
    .map(({ text }) => saidByClient(text, 'he'))
  let made = 0
  for (let last = first + tasks; last > first && made + each <= messages; last -= batch) {
    const range = [Math.max(first, last - batch + 1), last, each]
    await inTransaction(client, async () => {
      made += (await client.query(MORE_MESSAGES, [...range, lines])).rowCount ?? 0
      await client.query(COUNT_MESSAGES, range)
    })
    onProgress?.(tasks)
  }
  return made
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}
