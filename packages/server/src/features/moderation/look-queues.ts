import type { LookKind } from '@artel/core/contract'
import { type RawBuilder, sql } from 'kysely'
import { isWorking } from '../users/working.ts'
import type { WaitingRow } from './moderation.queries.ts'

/** What a look at something that was sent shows; whatever ended meanwhile needs none. */
const look = (kind: LookKind, what: RawBuilder<unknown>) => sql<WaitingRow>`
  select l.object_id as id, seen.*, l.waiting_since, l.version, null::jsonb as revision, null::jsonb as target,
    null::int as rating, l.has_face
  from moderation_looks l cross join lateral (${what}) as seen
  where l.kind = ${sql.lit(kind)} and l.decided_at is null`

/** What staff look at after everybody concerned has seen it. */
export const lookQueues: Readonly<Record<LookKind, RawBuilder<WaitingRow>>> = {
  TASK_REPLIES: look(
    'TASK_REPLIES',
    sql`select t.title, r.text, r.executor_id as author_id, null::text as context, null::jsonb as person
      from task_replies r join tasks t on t.id = r.task_id
      where r.id = l.object_id::bigint and r.status in ('SENT', 'VIEWED', 'SHORTLISTED', 'HELD')`,
  ),
  TASK_OFFERS: look(
    'TASK_OFFERS',
    sql`select t.title, o.message as text, o.client_id as author_id, null::text as context, null::jsonb as person
      from task_offers o join tasks t on t.id = o.task_id
      where o.id = l.object_id::bigint and o.status in ('SENT', 'VIEWED')`,
  ),
  REVIEWS_REPLIES: look(
    'REVIEWS_REPLIES',
    sql`select t.title, v.reply as text, v.subject_id as author_id, v.text as context, null::jsonb as person
      from reviews v join tasks t on t.id = v.task_id
      where v.id = l.object_id::bigint and v.status = 'PUBLISHED' and v.reply is not null`,
  ),
  USERS: look(
    'USERS',
    sql`select '' as title, '' as text, u.id as author_id, null::text as context,
        jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'shortName', c.short_name,
          'about', coalesce(c.about, '')) as person
      from users u left join companies c on c.user_id = u.id
      where u.id = l.object_id::uuid and ${isWorking('u')}`,
  ),
}
