import { randomUUID } from 'node:crypto'
import type { ComplaintStatus } from '@artel/core/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import { isWorking } from '../users/working.ts'
import type { ComplaintsTable } from './complaints.tables.ts'

/** What a complaint is stored from. */
export type NewComplaint = Pick<ComplaintsTable, 'author_id' | 'target' | 'target_id' | 'reason' | 'text'> & {
  at: Date
}

/** Stores a complaint; the id is its own secret enough to be told to its author. */
export async function insertComplaint(trx: Transaction<Schema>, { at, ...complaint }: NewComplaint): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('complaints')
    .values({ ...complaint, id, created_at: at })
    .execute()
  return id
}

/** Whether somebody waits for a decision about it. */
export async function hasOpenComplaint(
  db: Kysely<Schema>,
  target: ComplaintsTable['target'],
  targetId: number | string,
): Promise<boolean> {
  const found = await db
    .selectFrom('complaints')
    .select('id')
    .where('target', '=', target)
    .where('target_id', '=', String(targetId))
    .where('status', 'in', ['NEW', 'IN_REVIEW'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A complaint that nobody else decides on meanwhile. */
export const lockComplaint = (trx: Transaction<Schema>, id: string) =>
  trx.selectFrom('complaints').select(['status', 'author_id']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Writes a transition. */
export const updateComplaint = (
  trx: Transaction<Schema>,
  id: string,
  change: { status: ComplaintStatus; moderatorId: string; verdict: string | null; decidedAt: Date | null },
) =>
  trx
    .updateTable('complaints')
    .set({
      status: change.status,
      moderator_id: change.moderatorId,
      verdict: change.verdict,
      decided_at: change.decidedAt,
    })
    .where('id', '=', id)
    .execute()

/** Where things lie that one may complain about, and who may know of them. */
const targets: Partial<Record<ComplaintsTable['target'], (userId: string) => ReturnType<typeof sql<boolean>>>> = {
  TASK: (userId) => sql`select from tasks x where x.id::text = target.id and x.deleted_at is null
    and ((x.published_at is not null and x.status not in ('PENDING', 'REJECTED')) or x.author_id = ${userId})`,
  USER: () => sql`select from users x where x.id::text = target.id and ${isWorking('x')}`,
  PRODUCT: () => sql`select from products x join users u on u.id = x.seller_id
    where x.id::text = target.id and x.status = 'PUBLISHED' and ${LISTED}`,
  ARTICLE: () => sql`select from articles x where x.id::text = target.id and x.status = 'PUBLISHED'`,
  REVIEW: () => sql`select from reviews x where x.id::text = target.id and x.status = 'PUBLISHED'`,
  MESSAGE: (userId) => sql`select from chat_messages x join chats c on c.id = x.chat_id
    where x.id::text = target.id and (c.client_id = ${userId} or c.executor_id = ${userId})`,
}

/** Whether a person may know of what they complain about; of what there is none of yet, nobody does. */
export async function isVisibleTarget(
  db: Kysely<Schema>,
  userId: string,
  target: ComplaintsTable['target'],
  targetId: string,
): Promise<boolean> {
  const found = targets[target]?.(userId)
  if (!found) return false
  const { rows } = await sql<{ found: boolean }>`
    select exists (${found}) as found from (select ${targetId}::text as id) as target`.execute(db)
  return rows[0]?.found ?? false
}
