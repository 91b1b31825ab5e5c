import type { HandlerArgs } from '@artel/core/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** One person's rows are few enough to count. */
const counted = sql<number>`count(*)::int`.as('count')

/** Bought services, the newest first; `at` tells which are in force. */
export async function selectServices(
  db: Kysely<Schema>,
  userId: string,
  { page, limit, type, isActive }: HandlerArgs<'listUserServices'>['query'],
  at: Date,
) {
  const isInForce = sql<boolean>`(s.ended_at is null and s.from_at <= ${at} and s.until > ${at})`
  const found = db
    .selectFrom('user_services as s')
    .where('s.user_id', '=', userId)
    .$if(type !== undefined, (query) => query.where('s.type', '=', sql<never>`${type}`))
    .$if(isActive !== undefined, (query) => query.where(isInForce, '=', isActive as boolean))
  const rows = await found
    .leftJoin('categories', 'categories.id', 's.category_id')
    .leftJoin('cities', 'cities.id', 's.city_id')
    .selectAll('s')
    .select(['categories.name as category_name', 'cities.name as city_name'])
    .orderBy('s.from_at', 'desc')
    .orderBy('s.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const { count } = await found.select(counted).executeTakeFirstOrThrow()
  return { rows, totalItems: count }
}

export type ServiceRow = Awaited<ReturnType<typeof selectServices>>['rows'][number]

/** Lines of the ledger with the tasks they are about, the newest first. */
export async function selectLedger(
  db: Kysely<Schema>,
  userId: string,
  { page, limit }: HandlerArgs<'listReplyLedger'>['query'],
) {
  const found = db.selectFrom('reply_ledger as l').where('l.user_id', '=', userId)
  const rows = await found
    .leftJoin('tasks', 'tasks.id', 'l.task_id')
    .select(['l.id', 'l.kind', 'l.source', 'l.amount', 'l.reason', 'l.created_at', 'l.task_id', 'tasks.title'])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const { count } = await found.select(counted).executeTakeFirstOrThrow()
  return { rows, totalItems: count }
}

export type LedgerRow = Awaited<ReturnType<typeof selectLedger>>['rows'][number]
