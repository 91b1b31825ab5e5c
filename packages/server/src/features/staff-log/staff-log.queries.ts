import type { HandlerArgs, LegalDocument, LogLine, SitePageName } from '@artel/core/contract'
import { legalPages } from '@artel/core/legal'
import { sitePageTitles } from '@artel/core/site-pages'
import { priceTitle, setableTerms } from '@artel/core/tariffs/billing'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { StaffLogView } from './staff-log.tables.ts'

export type LogFilter = Omit<HandlerArgs<'listStaffLog'>['query'], 'page' | 'limit'>

interface LogRow extends StaffLogView {
  actor_name: string
  title: string | null
}

/** What an object is called now. */
const title = sql`case log.object
  when 'USER' then (select trim(first_name || ' ' || last_name) from users where id::text = log.object_id)
  when 'TASK' then (select title from tasks where id::text = log.object_id)
  when 'REVIEW' then (select t.title from reviews r join tasks t on t.id = r.task_id where r.id::text = log.object_id)
  when 'PRODUCT' then (select title from products where id::text = log.object_id)
  when 'ARTICLE' then (select title from articles where id::text = log.object_id)
  when 'PRODUCT_REVIEW' then (
    select p.title from product_reviews r join products p on p.id = r.product_id where r.id::text = log.object_id)
  when 'CATEGORY_REQUEST' then (select q.name from category_requests q where q.id::text = log.object_id)
  when 'QUESTION' then (select left(q.text, 80) from questions q where q.id::text = log.object_id)
  when 'REPLY' then (select t.title from task_replies r join tasks t on t.id = r.task_id where r.id::text = log.object_id)
  when 'OFFER' then (select t.title from task_offers o join tasks t on t.id = o.task_id where o.id::text = log.object_id)
  when 'FILE' then (select f.name from files f where f.id::text = log.object_id)
  when 'LANDING' then (select name from landing_categories where id::text = log.object_id)
  when 'FAQ_ITEM' then (select question from faq_items where id::text = log.object_id)
  when 'FAQ_SECTION' then (select title from faq_sections where id::text = log.object_id)
  else null end`

const found = (db: Kysely<Schema>, { actorId, action, object, objectId, from, to }: LogFilter) =>
  db
    .selectFrom('staff_log as log')
    .$if(actorId !== undefined, (query) => query.where('log.actor_id', '=', actorId as string))
    .$if(action !== undefined, (query) => query.where('log.action', '=', action as LogRow['action']))
    .$if(object !== undefined, (query) => query.where('log.object', '=', object as LogRow['object']))
    .$if(objectId !== undefined, (query) => query.where('log.object_id', '=', objectId as string))
    .$if(from !== undefined, (query) => query.where('log.at', '>=', new Date(from as string)))
    .$if(to !== undefined, (query) => query.where('log.at', '<', new Date(to as string)))

/** Lines of the journal, the last first. */
export async function selectLog(
  db: Kysely<Schema>,
  filter: LogFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<LogRow[]> {
  const rows = await found(db, filter)
    .innerJoin('users as actor', 'actor.id', 'log.actor_id')
    .selectAll('log')
    .select([
      sql<string>`trim(actor.first_name || ' ' || actor.last_name)`.as('actor_name'),
      sql<string | null>`${title}`.as('title'),
    ])
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows as LogRow[]
}

/** How many there are, no more than `cap`. */
export async function countLog(db: Kysely<Schema>, filter: LogFilter, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(found(db, filter).select('log.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Names of what has a price; they are the same at any price. */
const priceTitles = new Map(setableTerms(new Map()).map((row) => [row.key, priceTitle(row)]))

/** Names of what has none in the database. */
const titleOf = ({ object, object_id, title }: LogRow): string | null | undefined => {
  if (object === 'PRICE') return priceTitles.get(object_id)
  if (object === 'PAGE') return sitePageTitles[object_id as SitePageName]
  return object === 'LEGAL' ? legalPages[object_id as LegalDocument]?.title : title
}

export const logLineOf = (row: LogRow): LogLine => ({
  id: row.id,
  action: row.action,
  actor: { id: row.actor_id, name: row.actor_name },
  object: {
    kind: row.object,
    id: row.object_id,
    title: titleOf(row) ?? '',
  },
  before: row.value_before,
  after: row.value_after,
  rule: row.rule,
  comment: row.comment,
  createdAt: row.at.toISOString(),
})
