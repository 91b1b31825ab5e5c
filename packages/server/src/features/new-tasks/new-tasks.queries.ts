import { FEW_REPLIES, type TariffType } from '@artel/core/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

type Db = Kysely<Schema> | Transaction<Schema>

/** A published task by its place in the order of publication. */
export interface Published {
  readonly id: number
  readonly publishedAt: Date
}

/** Up to where tasks have been matched; begins where the site stands when it is first asked. */
export async function readCursor(db: Db, now: Date): Promise<Published> {
  await db
    .insertInto('new_task_cursor')
    .values({ published_at: now, task_id: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await db.selectFrom('new_task_cursor').selectAll().executeTakeFirstOrThrow()
  return { id: row.task_id, publishedAt: row.published_at }
}

export const moveCursor = (trx: Transaction<Schema>, { id, publishedAt }: Published) =>
  trx.updateTable('new_task_cursor').set({ published_at: publishedAt, task_id: id }).execute()

/** Tasks on the board that were published after the cursor and before a moment, in that order. */
export const selectPublished = async (db: Db, after: Published, before: Date, limit: number): Promise<Published[]> => {
  const { rows } = await sql<Published>`
    select id, published_at as "publishedAt" from tasks
    where status = 'APPROVED' and deleted_at is null and published_at <= ${before}
      and (published_at, id) > (${after.publishedAt}::timestamptz, ${after.id}::bigint)
    order by published_at, id limit ${limit}`.execute(db)
  return rows
}

/**
 * Writes down whom these tasks suit: who has saved a search that finds them, then executors of the category or of the one above
 * it, in the task's city or for work from afar, verified where the author wants it so. Who was told of a task already is not
 * told again. Answers who they are.
 */
export async function matchTasks(trx: Transaction<Schema>, taskIds: readonly number[]): Promise<string[]> {
  const searching = await matchSearches(trx, taskIds)
  const working = await matchCategories(trx, taskIds)
  return [...new Set([...searching, ...working])]
}

/** The conditions are those of the board (`task-board.queries.ts`), asked of the tasks that have come instead of all. */
async function matchSearches(trx: Transaction<Schema>, taskIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with suited as (
      insert into new_task_matches (user_id, task_id, search_id)
      select distinct on (s.user_id, t.id) s.user_id, t.id, s.id
      from tasks t
      join categories k on k.id = t.category_id
      join saved_searches s on s.created_at <= t.published_at
        and (s.city_id is null or (s.radius is null and s.city_id = t.city_id) or (s.radius is not null and t.lat is not null))
        and (s.category_ids is null or s.category_ids && array[k.id, k.parent_id])
      join users u on u.id = s.user_id
      left join cities c on s.radius is not null and c.id = s.city_id
      where t.id = any(${taskIds}::bigint[]) and ${isWorking('u')} and u.id <> t.author_id
        and (s.radius is null
          or earth_distance(ll_to_earth(c.lat, c.lon), ll_to_earth(t.lat, t.lon)) <= s.radius * 1000)
        and (s.words is null or t.search @@ websearch_to_tsquery('russian', s.words))
        and (s.place_mode is null or s.place_mode = t.place_mode)
        and (s.budget_from is null or coalesce(t.budget_to, t.budget_from) >= s.budget_from)
        and (s.budget_to is null or coalesce(t.budget_from, t.budget_to) <= s.budget_to)
        and (s.date_from is null or t.end_period >= s.date_from)
        and (s.date_to is null or t.start_period is null or t.start_period < s.date_to + 1)
        and (not s.few_replies or t.replies_count < ${sql.lit(FEW_REPLIES)})
        and (not s.verified_only or t.verified_only)
      order by s.user_id, t.id, s.id
      on conflict do nothing
      returning user_id
    )
    select distinct user_id as "userId" from suited`.execute(trx)
  return rows.map(({ userId }) => userId)
}

async function matchCategories(trx: Transaction<Schema>, taskIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with suited as (
      insert into new_task_matches (user_id, task_id)
      select distinct u.id, t.id
      from tasks t
      join categories k on k.id = t.category_id
      join company_categories cc on cc.category_id in (k.id, k.parent_id)
      join companies c on c.id = cc.company_id
      join users u on u.id = c.user_id
      where t.id = any(${taskIds}::bigint[]) and u.role = 'EXECUTOR' and ${isWorking('u')} and u.id <> t.author_id
        and (t.place_mode = 'REMOTE' or t.city_id = u.city_id)
        and (not t.verified_only or c.verification_status = 'VERIFIED')
      on conflict do nothing
      returning user_id
    )
    select distinct user_id as "userId" from suited`.execute(trx)
  return rows.map(({ userId }) => userId)
}

/** The tariffs of some people at a moment; who has none is not among them. */
export async function selectTariffs(
  db: Db,
  userIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, TariffType>> {
  const { rows } = await sql<{ userId: string; type: TariffType }>`
    select user_id as "userId", type from user_tariffs
    where user_id = any(${userIds}::uuid[]) and from_at <= ${at} and until > ${at}`.execute(db)
  return new Map(rows.map(({ userId, type }) => [userId, type]))
}

/** When these people were told last. */
export async function selectTold(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ userId: string; toldAt: Date }>`
    select user_id as "userId", told_at as "toldAt" from new_task_digests
    where user_id = any(${userIds}::uuid[]) and told_at is not null`.execute(db)
  return new Map(rows.map(({ userId, toldAt }) => [userId, toldAt]))
}

/** Sets when each is to be told; whoever is to be told anyway stays where they are. */
export const planDigests = (
  trx: Transaction<Schema>,
  planned: readonly { readonly userId: string; readonly dueAt: Date }[],
) =>
  sql`
    insert into new_task_digests (user_id, due_at)
    select * from unnest(${planned.map(({ userId }) => userId)}::uuid[], ${planned.map(({ dueAt }) => dueAt)}::timestamptz[])
    on conflict (user_id) do update set due_at = coalesce(new_task_digests.due_at, excluded.due_at)`.execute(trx)

/** Who is to be told by now. */
export const selectDue = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('new_task_digests')
      .select('user_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute()
  ).map(({ user_id }) => user_id)

/** Takes somebody off the list of who is to be told, if they are still on it. */
export const settleDigest = async (trx: Transaction<Schema>, userId: string, now: Date): Promise<boolean> =>
  (await trx
    .updateTable('new_task_digests')
    .set({ due_at: null, told_at: now })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** A task that somebody is told of. */
export interface NewTask {
  readonly id: number
  readonly title: string
  /** The saved search that found it; `null`: it is of their categories. */
  readonly search: { readonly name: string; readonly query: string } | null
}

/** Takes what was written down for somebody, and answers what of it they can still reply to, the newest first. */
export async function takeMatches(trx: Transaction<Schema>, userId: string, now: Date): Promise<NewTask[]> {
  const { rows } = await sql<NewTask>`
    with taken as (
      update new_task_matches set told_at = ${now} where user_id = ${userId} and told_at is null
      returning task_id, search_id
    )
    select t.id, t.title, case when s.id is not null then jsonb_build_object('name', s.name, 'query', s.query) end as search
    from taken join tasks t on t.id = taken.task_id left join saved_searches s on s.id = taken.search_id
    where t.status = 'APPROVED' and t.deleted_at is null and t.replies_count < t.replies_limit
      and not exists (select from task_replies r where r.task_id = t.id and r.executor_id = ${userId})
    order by t.published_at desc, t.id desc`.execute(trx)
  return rows
}

/** Forgets who was told of what before a moment. Answers how many of them there were. */
export const forgetToldBefore = async (db: Db, moment: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('new_task_matches').where('told_at', '<', moment).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Nobody was told; the next new task may be told at once. */
export const forgetTold = (trx: Transaction<Schema>, userId: string, toldAt: Date | null) =>
  trx.updateTable('new_task_digests').set({ told_at: toldAt }).where('user_id', '=', userId).execute()
