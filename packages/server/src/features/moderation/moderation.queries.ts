import type { ModerationKind, ModerationRef } from '@artel/core/contract'
import type { ComplaintReason, ComplaintTarget, PublicWords } from '@artel/core/moderation'
import type { CheckedCompany } from '@artel/core/verification'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ApprovedArticle } from '../articles/articles.tables.ts'
import type { TaskRevision } from '../tasks/tasks.tables.ts'
import { isWorking } from '../users/working.ts'
import { lookQueues } from './look-queues.ts'

/** An object that waits for a moderator. */
export interface WaitingRow {
  id: string
  title: string
  text: string
  /** `null` where somebody without an account waits. */
  author_id: string | null
  waiting_since: Date
  version: number
  /** Of a published task: the values that wait, beside those that are public. */
  revision: TaskRevision | null
  /** Of a complaint: what it is about. */
  target: { kind: ComplaintTarget; id: string; reason: ComplaintReason } | null
  /** Of a review. */
  rating: number | null
  /** Of papers: what they are held against. */
  company?: CheckedCompany
  /** Of an article: all its words. */
  article?: Pick<ApprovedArticle, 'lead' | 'body'>
  /** Of a request for a category: the section that its author thinks of. */
  asked?: { section: string | null }
  /** Of a look at what was sent: what it answers, who is looked at, whether their face is new. */
  context?: string | null
  person?: PublicWords | null
  has_face?: boolean
}

/**
 * Everything that waits, of each kind that there is. What other kinds ask about has no place to lie yet, and so nobody who
 * waits.
 */
const queues: Partial<Record<ModerationKind, RawBuilder<WaitingRow>>> = {
  TASKS: sql`
    select id::text, coalesce(revision->>'title', title) as title, coalesce(revision->>'description', description) as text,
      author_id, coalesce(waiting_since, created_at) as waiting_since, version, revision, null::jsonb as target,
      null::int as rating
    from tasks where (status = 'PENDING' or revision is not null) and deleted_at is null`,
  ARTICLE_PUBLISH_REQUESTS: sql`
    select a.id::text, a.title, '' as text, a.author_id, a.waiting_since, a.version, null::jsonb as revision,
      null::jsonb as target, null::int as rating, jsonb_build_object('lead', a.lead, 'body', a.body) as article
    from articles a join users u on u.id = a.author_id where a.status = 'PENDING' and ${isWorking('u')}`,
  PRODUCT_REVIEWS: sql`
    select p.id::text, p.title, p.description as text, p.seller_id as author_id, p.waiting_since, p.version,
      null::jsonb as revision, null::jsonb as target, null::int as rating
    from products p join users u on u.id = p.seller_id where p.status = 'PENDING' and ${isWorking('u')}`,
  PRODUCT_CONSUMER_REVIEWS: sql`
    select r.id::text, p.title, r.text, r.author_id, r.waiting_since, r.version,
      null::jsonb as revision, null::jsonb as target, r.rating::int
    from product_reviews r join products p on p.id = r.product_id where r.status = 'MODERATION'`,
  TASK_REVIEWS: sql`
    select r.id::text, t.title, r.text, r.author_id, r.waiting_since, r.version,
      null::jsonb as revision, null::jsonb as target, r.rating::int
    from reviews r join tasks t on t.id = r.task_id where r.status = 'MODERATION'`,
  VERIFICATION_REQUESTS: sql`
    select v.id::text, '' as title, '' as text, v.user_id as author_id, v.created_at as waiting_since, 1 as version,
      null::jsonb as revision, null::jsonb as target, null::int as rating,
      jsonb_build_object('businessType', c.business_type, 'inn', c.inn, 'ogrn', c.ogrn, 'shortName', c.short_name,
        'firstName', u.first_name, 'lastName', u.last_name) as company
    from verification_requests v join users u on u.id = v.user_id join companies c on c.user_id = v.user_id
    where v.status = 'PENDING' and ${isWorking('u')}`,
  COMPLAINT: sql`
    select id::text, '' as title, text, author_id, created_at as waiting_since, 1 as version, null::jsonb as revision,
      jsonb_build_object('kind', target, 'id', target_id, 'reason', reason) as target,
      null::int as rating
    from complaints where status in ('NEW', 'IN_REVIEW')`,
  QUESTION: sql`
    select q.id::text, coalesce(q.name, '') as title, q.text, q.author_id, q.created_at as waiting_since, q.version,
      null::jsonb as revision, null::jsonb as target, null::int as rating
    from questions q left join users u on u.id = q.author_id
    where q.status = 'WAITING' and (q.author_id is null or ${isWorking('u')})`,
  CATEGORY_REQUESTS: sql`
    select r.id::text, r.name as title, r.about as text, r.author_id, r.created_at as waiting_since, r.version,
      null::jsonb as revision, null::jsonb as target, null::int as rating,
      jsonb_build_object('section', c.name) as asked
    from category_requests r join users u on u.id = r.author_id left join categories c on c.id = r.parent_id
    where r.status = 'WAITING' and ${isWorking('u')}`,
  ...lookQueues,
}

/** A page of a queue, who waits longest first. */
export async function selectWaiting(
  db: Kysely<Schema>,
  kind: ModerationKind,
  { offset, limit }: { offset: number; limit: number },
): Promise<WaitingRow[]> {
  const queue = queues[kind]
  if (!queue) return []
  const { rows } = await sql<WaitingRow>`
    select * from (${queue}) as waiting order by waiting_since, id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** One object, as long as it waits. */
export async function selectOneWaiting(
  db: Kysely<Schema>,
  { kind, id }: ModerationRef,
): Promise<WaitingRow | undefined> {
  const queue = queues[kind]
  if (!queue) return undefined
  const { rows } = await sql<WaitingRow>`select * from (${queue}) as waiting where id = ${id}`.execute(db)
  return rows[0]
}

/** How many wait, no more than `cap`, and since when the first of them. */
export async function countWaiting(
  db: Kysely<Schema>,
  kind: ModerationKind,
  cap: number,
): Promise<{ count: number; since: Date | null }> {
  const queue = queues[kind]
  if (!queue) return { count: 0, since: null }
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(waiting_since) as since
    from (select waiting_since from (${queue}) as waiting order by waiting_since limit ${cap}) as counted`.execute(db)
  return rows[0] ?? { count: 0, since: null }
}

/** The values of a published task that its revision would replace, with the names of what they refer to. */
export async function selectRevised(db: Kysely<Schema>, taskId: number) {
  const task = await db
    .selectFrom('tasks')
    .select([
      'title',
      'description',
      'category_id',
      'properties',
      'place_mode',
      'city_id',
      'lat',
      'lon',
      'address_detail',
      'revision',
    ])
    .where('id', '=', taskId)
    .where('revision', 'is not', null)
    .executeTakeFirst()
  if (!task) return undefined
  const named = async (table: 'categories' | 'cities', ids: readonly (number | null | undefined)[]) => {
    const known = ids.filter((id) => id != null)
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${known}::int[])`)
      .execute()
    return new Map(rows.map(({ id, name }) => [Number(id), name]))
  }
  return {
    task,
    categories: await named('categories', [task.category_id, task.revision?.categoryId]),
    cities: await named('cities', [task.city_id, task.revision?.cityId]),
  }
}

/** What stood when a moderator let an article through last, and what stands now. */
export const selectJudgedArticle = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('articles')
    .select(['title', 'lead', 'category', 'tags', 'body', 'approved'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether anything has come into a queue after a moment. */
export async function waitingSince(db: Kysely<Schema>, kind: ModerationKind, after: Date): Promise<boolean> {
  const queue = queues[kind]
  if (!queue) return false
  const { rows } = await sql`select 1 from (${queue}) as waiting where waiting_since > ${after} limit 1`.execute(db)
  return rows.length > 0
}
