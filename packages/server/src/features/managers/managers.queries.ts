import { TARIFF_TYPES } from '@artel/core/contract'
import { isInTariff } from '@artel/core/tariffs/billing'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

/** Whom an executor has been given. */
interface GivenManager {
  readonly managerId: string
  readonly chatId: number
  readonly status: 'OPEN' | 'CLOSE'
  /** They still work for us. */
  readonly isServing: boolean
}

/** Tariffs with a personal manager. */
const WITH_MANAGER = TARIFF_TYPES.filter((type) => isInTariff(type, 'PERSONAL_MANAGER'))

/** Whether somebody answers executors: staff whose account works. */
const IS_SERVING = sql`(u.role in ('MODERATOR', 'ADMIN') and ${isWorking('u')})`

export async function selectManager(db: Kysely<Schema>, executorId: string): Promise<GivenManager | undefined> {
  const { rows } = await sql<GivenManager>`
    select m.manager_id as "managerId", m.chat_id as "chatId", c.status, ${IS_SERVING} as "isServing"
    from managers m join chats c on c.id = m.chat_id join users u on u.id = m.manager_id
    where m.executor_id = ${executorId}`.execute(db)
  return rows[0]
}

/** Whoever of the staff answers the fewest executors; moderators before administrators. */
export async function selectLeastBusy(db: Kysely<Schema>): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${IS_SERVING}
    order by u.role = 'ADMIN', (select count(*) from managers m where m.manager_id = u.id), u.created_at, u.id
    limit 1`.execute(db)
  return rows[0]
}

export const giveManager = (
  trx: Transaction<Schema>,
  given: { readonly executorId: string; readonly managerId: string; readonly chatId: number; readonly at: Date },
): Promise<unknown> => {
  const row = { manager_id: given.managerId, chat_id: given.chatId, since: given.at }
  return trx
    .insertInto('managers')
    .values({ executor_id: given.executorId, ...row })
    .onConflict((conflict) => conflict.column('executor_id').doUpdateSet(row))
    .execute()
}

/** Chats that stand otherwise than the tariff of their executor, or whose manager does not work for us any more. */
export async function selectStale(db: Kysely<Schema>, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select stale.id from (
      select m.chat_id as id, c.status = 'OPEN' as is_open, ${IS_SERVING} as is_serving, exists (
        select from user_tariffs p where p.user_id = m.executor_id and p.type = any(${WITH_MANAGER}::text[])
          and p.from_at <= ${now} and p.until > ${now}) as is_paid
      from managers m join chats c on c.id = m.chat_id join users u on u.id = m.manager_id
    ) as stale
    where stale.is_open <> stale.is_paid or (stale.is_paid and not stale.is_serving)
    order by stale.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose chat with their manager this is. */
export const selectServed = (db: Kysely<Schema>, chatId: number) =>
  db.selectFrom('managers').select('executor_id').where('chat_id', '=', chatId).executeTakeFirst()
