import { LIVE_REPLIES } from '@artel/core/tasks'
import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { prepared } from '../../platform/db/prepared.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { publicUserInSql, publicUserStampInSql } from '../users/public-users.ts'
import { TASK_COLUMNS } from './tasks.queries.ts'

/**
 * Another text for every other state of the rows that {@link selectTaskPage} and the task's files are made of, for a query
 * whose table `tasks` is called `t`. A row that is written again has another `xmin`, whoever wrote it.
 */
const taskStampInSql = sql<string>`row(
  t.xmin,
  ${publicUserStampInSql(sql`t.author_id`)},
  ${publicUserStampInSql(sql`t.executor_id`)},
  array(select r.xmin from task_replies r where r.task_id = t.id order by r.id),
  (select max(e.id) from task_events e where e.task_id = t.id),
  array(
    select row(a.xmin, f.xmin) from attachments a join files f on f.id = a.file_id where a.task_id = t.id order by a.position
  )
)::text`

/** The stamps of these tasks as they are now. */
export async function selectTaskStamps(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await taskStamps(db, ids)
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

const taskStamps = prepared((db, ids: readonly number[]) =>
  db
    .selectFrom(idsInSql(ids).as('asked'))
    .innerJoin('tasks as t', 't.id', 'asked.id')
    .select(['t.id', taskStampInSql.as('stamp')]),
)

/** How many they are is kept from the planner, which would else plan such a statement anew each time. */
const idsInSql = (ids: readonly number[]) =>
  sql<{ id: number }>`(select id from unnest(array(select unnest(${ids}::bigint[]))) as many (id))`

/** A task with everything that its page tells of it alone: place, people, when it came to which status. */
export const selectTaskPage = async (db: Kysely<Schema>, id: number) => (await taskPages(db, id))[0]

const taskPages = prepared((db, id: number) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('users as author', 'author.id', 't.author_id')
    .leftJoin('companies as hired', 'hired.user_id', 't.executor_id')
    .leftJoin('cities as c', 'c.id', 't.city_id')
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .select(TASK_COLUMNS.map((column) => `t.${column}` as const))
    .select(['c.name as city_name', 'r.name as region_name'])
    // A number that nobody has shown to be theirs may be a stranger's, who did not ask to be called.
    .select((eb) =>
      eb
        .case()
        .when('author.phone_confirmed_at', 'is not', null)
        .then(eb.ref('author.phone_number'))
        .end()
        .as('author_phone'),
    )
    .select('hired.company_phone_number as executor_phone')
    .select((eb) => [
      publicUserInSql(db, eb.ref('t.author_id')).$notNull().as('author'),
      publicUserInSql(db, eb.ref('t.executor_id')).as('executor'),
      jsonObjectFrom(
        eb
          .selectFrom('task_replies as chosen')
          .select(['chosen.price_type as priceType', 'chosen.price', 'chosen.term_days as termDays'])
          .whereRef('chosen.task_id', '=', 't.id')
          .whereRef('chosen.executor_id', '=', 't.executor_id')
          .where('chosen.status', '=', 'ACCEPTED'),
      ).as('agreed'),
      jsonObjectFrom(
        eb
          .selectFrom('task_replies as waiting')
          .select(({ fn }) => [
            fn.min('waiting.price').$notNull().as('from'),
            fn.max('waiting.price').$notNull().as('to'),
          ])
          .whereRef('waiting.task_id', '=', 't.id')
          .where('waiting.price_type', '=', 'FIXED')
          .where('waiting.status', 'in', [...LIVE_REPLIES])
          .having(({ fn }) => fn.countAll(), '>', 0),
      ).as('proposed'),
      jsonArrayFrom(
        eb
          .selectFrom('task_events as e')
          .select(['e.to_status as status', 'e.created_at as at'])
          .whereRef('e.task_id', '=', 't.id')
          .where(({ or, eb, ref }) =>
            or([eb('e.from_status', 'is', null), eb('e.from_status', '<>', ref('e.to_status'))]),
          )
          .orderBy('e.id'),
      ).as('history'),
      eb
        .exists(eb.selectFrom('attachments as a').select('a.file_id').whereRef('a.task_id', '=', 't.id'))
        .as('has_files'),
      taskStampInSql.as('stamp'),
    ])
    .where('t.id', '=', id),
)
export type TaskPageRow = NonNullable<Awaited<ReturnType<typeof selectTaskPage>>>
