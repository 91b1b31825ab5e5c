import type { AccountFacts } from '@artel/core/admin'
import type { AccountState, AdminUser, HandlerArgs } from '@artel/core/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

export type UserFilter = Omit<HandlerArgs<'listAdminUsers'>['query'], 'page' | 'limit'>

const state = sql<AccountState>`case when u.deleted_at is not null then 'DELETED'
  when u.blocked_at is not null then 'BLOCKED' else 'ACTIVE' end`

const STATES = {
  ACTIVE: isWorking('u'),
  BLOCKED: sql<boolean>`(u.deleted_at is null and u.blocked_at is not null)`,
  DELETED: sql<boolean>`(u.deleted_at is not null)`,
} satisfies Record<AccountState, unknown>

/** What somebody types to find a person: a part of the name, address, phone, company, or the whole code or id. */
const sought = (q: string) => {
  const part = `%${q.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const digits = q.replace(/\D/g, '')
  // A phone is stored with +7, and typed with 8 or without either.
  const phone = digits.length >= 4 ? `%${digits.length > 10 ? digits.slice(-10) : digits}%` : null
  return sql<boolean>`(u.first_name || ' ' || u.last_name ilike ${part} or u.last_name || ' ' || u.first_name ilike ${part}
    or u.email::text ilike ${part} or c.short_name ilike ${part} or u.phone_number like ${phone}::text
    or lower(u.code) = lower(${q.trim()}) or u.id::text = lower(${q.trim()}))`
}

const found = (db: Kysely<Schema>, filter: UserFilter) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.user_id', 'u.id')
    .$if(filter.q !== undefined && filter.q.trim() !== '', (query) => query.where(sought(filter.q as string)))
    .$if(filter.role !== undefined, (query) => query.where('u.role', '=', filter.role as AdminUser['role']))
    .$if(filter.state !== undefined, (query) => query.where(STATES[filter.state as AccountState]))

const columns = [
  'u.id',
  'u.code',
  'u.first_name',
  'u.last_name',
  'u.email',
  'u.phone_number',
  'u.role',
  'u.created_at',
  'u.last_visit_at',
  'c.short_name',
] as const

/** Accounts, the new ones first. */
export const selectUsers = (
  db: Kysely<Schema>,
  filter: UserFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  found(db, filter)
    .select(columns)
    .select(state.as('state'))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

export async function countUsers(db: Kysely<Schema>, filter: UserFilter, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(found(db, filter).select('u.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const complaintsAbout = sql<number>`(select count(*)::int from complaints x
  where (x.target = 'USER' and x.target_id = u.id::text)
    or (x.target = 'TASK' and x.target_id in (select id::text from tasks where author_id = u.id)))`

/** Tasks, replies and offers of somebody that are neither over nor taken back. */
const openDeals = sql<number>`(
  (select count(*) from tasks where deleted_at is null and
    ((author_id = u.id and status in ('PENDING', 'APPROVED', 'IN_PROGRESS')) or (executor_id = u.id and status = 'IN_PROGRESS')))
  + (select count(*) from task_replies where executor_id = u.id and status in ('SENT', 'VIEWED', 'SHORTLISTED', 'HELD'))
  + (select count(*) from task_offers where executor_id = u.id and status in ('SENT', 'VIEWED')))::int`

const otherAdmins = sql<number>`(select count(*)::int from users other where other.role = 'ADMIN' and other.id <> u.id
  and ${isWorking('other')})`

/** All there is to know of one account. */
export const selectUser = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.user_id', 'u.id')
    .leftJoin('cities', 'cities.id', 'u.city_id')
    .where('u.id', '=', id)
    .select(columns)
    .select([
      'u.version',
      'u.email_confirmed_at',
      'u.phone_confirmed_at',
      'u.blocked_at',
      'u.block_rule',
      'u.block_comment',
      'c.business_type',
      'c.verification_status',
      'c.inn',
      'cities.name as city_name',
      state.as('state'),
      complaintsAbout.as('complaints'),
      openDeals.as('open_deals'),
      otherAdmins.as('other_admins'),
      sql<number>`(select count(*)::int from tasks where author_id = u.id and deleted_at is null)`.as('tasks'),
      sql<number>`(select count(*)::int from task_replies where executor_id = u.id)`.as('replies'),
      sql<number>`(select count(*)::int from sessions where user_id = u.id and ended_at is null)`.as('sessions'),
    ])
    .executeTakeFirst()

export type UserDetailsRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

export const factsOf = (row: UserDetailsRow): AccountFacts => ({
  id: row.id,
  state: row.state,
  role: row.role,
  hasCompany: row.business_type !== null,
  openDeals: row.open_deals,
  otherAdmins: row.other_admins,
})

/** The account, the one who acts and all administrators stay as they are: two cannot send each other away. */
export const lockAccounts = (trx: Transaction<Schema>, ids: readonly string[]) =>
  trx
    .selectFrom('users')
    .select(['id', 'role', 'blocked_at'])
    .where((eb) => eb.or([eb('id', '=', sql<string>`any(${ids}::uuid[])`), eb('role', '=', 'ADMIN')]))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Work that somebody has begun, with the other side of it. */
export const selectWork = async (trx: Transaction<Schema>, userId: string) => {
  const { rows } = await sql<{ id: number; title: string; other_id: string }>`
    select id, title, case when author_id = ${userId} then executor_id else author_id end as other_id
    from tasks where status = 'IN_PROGRESS' and deleted_at is null and (author_id = ${userId} or executor_id = ${userId})
    order by id`.execute(trx)
  return rows
}
