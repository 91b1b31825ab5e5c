import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectTaskCards, type TaskCardRow } from '../tasks/tasks.queries.ts'
import { isWorking } from '../users/working.ts'

/** Whether this is the account of a client that is still there. */
export async function isClient(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'CLIENT')
    .where(isWorking('users'))
    .executeTakeFirst()
  return row !== undefined
}

/** How many tasks of a client everybody has been shown. */
export async function countPublished(db: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Tasks of a client that look for an executor, the newest first. */
export const selectOpenTasks = (db: Kysely<Schema>, authorId: string, limit: number): Promise<TaskCardRow[]> =>
  selectTaskCards(
    db,
    sql`select id from tasks where author_id = ${authorId} and status = 'APPROVED' and deleted_at is null
      order by published_at desc, id desc limit ${limit}`,
  )
