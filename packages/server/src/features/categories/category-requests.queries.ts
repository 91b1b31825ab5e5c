import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { CategoryRequestsTable } from './categories.tables.ts'

/** One person's requests since a moment, one at a time: who asks twice at once waits for the first. */
export async function lockRecentRequests(trx: Transaction<Schema>, authorId: string, since: Date): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', authorId).forNoKeyUpdate().execute()
  const { count } = await trx
    .selectFrom('category_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Names that a person has asked for and nobody has decided about. */
export const selectAskedNames = async (trx: Transaction<Schema>, authorId: string): Promise<string[]> =>
  (
    await trx
      .selectFrom('category_requests')
      .select('name')
      .where('author_id', '=', authorId)
      .where('status', '=', 'WAITING')
      .execute()
  ).map(({ name }) => name)

/** A request that nobody else decides meanwhile, with who asked. */
export const lockRequest = (trx: Transaction<Schema>, id: number) =>
  trx
    .selectFrom('category_requests as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.status', 'r.version', 'r.author_id', 'r.name', 'u.role'])
    .where('r.id', '=', id)
    .forNoKeyUpdate('r')
    .executeTakeFirst()

type Decided = Pick<
  Updateable<CategoryRequestsTable>,
  'status' | 'category_id' | 'reject_rule' | 'reject_comment' | 'moderator_id' | 'decided_at'
>

/** Writes what became of a request. */
export const writeDecision = (trx: Transaction<Schema>, id: number, decided: Decided) =>
  trx
    .updateTable('category_requests')
    .set((request) => ({ ...decided, version: request('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/**
 * Adds a category at the end of its section and answers its number. Categories are added one after another, so that two of one
 * name cannot slip in together.
 */
export async function insertCategory(
  trx: Transaction<Schema>,
  { parentId, name, slug, description }: { parentId: number; name: string; slug: string; description: string },
): Promise<{ id: number; slug: string }> {
  const { rows } = await sql<{ id: number; slug: string }>`
    with numbered as (select nextval('added_categories')::int as id)
    insert into categories (id, parent_id, slug, name, position, meta)
    select n.id, ${parentId}::int,
      case when ${slug} = '' or exists (select from categories c where c.slug = ${slug})
        then trim(both '-' from ${slug} || '-' || n.id) else ${slug} end,
      ${name}, (select coalesce(max(c.position) + 1, 0) from categories c where c.parent_id = ${parentId}::int),
      jsonb_build_object('description', ${description}::text)
    from numbered n
    returning id, slug`.execute(trx)
  return rows[0] as { id: number; slug: string }
}

/** Names and places of all categories as they stand in this transaction; nobody adds one meanwhile. */
export async function lockCategories(
  trx: Transaction<Schema>,
): Promise<{ id: number; slug: string; name: string; parent_id: number | null }[]> {
  await sql`lock table categories in share row exclusive mode`.execute(trx)
  return trx.selectFrom('categories').select(['id', 'slug', 'name', 'parent_id']).execute()
}

/** What stands on a moderator's desk of a request that waits. */
export const selectAskedCategory = (db: Kysely<Schema>, id: number) =>
  db.selectFrom('category_requests').select(['name', 'parent_id as parentId']).where('id', '=', id).executeTakeFirst()
