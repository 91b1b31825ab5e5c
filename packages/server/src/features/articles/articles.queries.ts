import type { ArticleCategory, PublicationStatus } from '@artel/core/contract'
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { likeLiteral } from '../../platform/db/search-text.ts'
import { isShown } from '../users/working.ts'
import type { ArticlesTable } from './articles.tables.ts'

/** An article, and whether everybody is shown its author: what of others is shown depends on it. */
export interface ArticleRow extends Selectable<ArticlesTable> {
  is_author_shown: boolean
}

/** What the blog is narrowed to; a key that is absent narrows nothing. */
export interface PublishedFilter {
  readonly isPublic: boolean
  readonly category?: ArticleCategory | undefined
  readonly authorId?: string | undefined
  /** One whole tag. */
  readonly tag?: string | undefined
  /** Words to find; `typo` looks for titles that are about the same instead. */
  readonly words?: { readonly text: string; readonly match: 'stems' | 'typo' }
}

interface Stretch {
  readonly limit: number
  readonly offset: number
}

const COLUMNS = sql`a.id, a.author_id, a.category, a.title, a.lead, a.body, a.tags, a.is_public, a.status, a.reject_rule,
  a.moderator_id, a.moderator_comment, a.waiting_since, a.approved, a.published_at, a.created_at, a.updated_at, a.version,
  ${isShown('u')} as is_author_shown`

/** Published articles of authors whom everybody is shown; the first condition lets the partial indexes serve. */
function published({ isPublic, category, authorId, tag, words }: PublishedFilter): RawBuilder<unknown> {
  const conditions = [sql`a.status = 'PUBLISHED'`, sql`a.is_public = ${isPublic}`, isShown('u')]
  if (category !== undefined) conditions.push(sql`a.category = ${category}`)
  if (authorId !== undefined) conditions.push(sql`a.author_id = ${authorId}::uuid`)
  if (tag !== undefined) conditions.push(sql`a.tags @> array[${tag}::text]`)
  if (words?.match === 'stems') conditions.push(sql`a.search @@ websearch_to_tsquery('russian', ${words.text})`)
  if (words?.match === 'typo') conditions.push(sql`lower(a.title) %> ${words.text.toLowerCase()}`)
  return sql`from articles a join users u on u.id = a.author_id where ${sql.join(conditions, sql` and `)}`
}

/** A page of published articles by the time of publication. */
export async function selectPublished(
  db: Kysely<Schema>,
  filter: PublishedFilter,
  { direction, limit, offset }: Stretch & { readonly direction: 'asc' | 'desc' },
): Promise<ArticleRow[]> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ArticleRow>`
    select ${COLUMNS} ${published(filter)}
    order by a.published_at ${way}, a.id ${way} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many there are, counted no further than `cap`. */
export async function countPublished(db: Kysely<Schema>, filter: PublishedFilter, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${published(filter)} limit ${cap}) as capped`.execute(db)
  return rows[0]?.count ?? 0
}

/** One article in whatever state. */
export async function selectArticle(db: Kysely<Schema>, id: number): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select ${COLUMNS} from articles a join users u on u.id = a.author_id where a.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** A stretch of somebody's own articles, the newest first, and how many there are in all, no more than `cap`. */
export async function selectOwn(
  db: Kysely<Schema>,
  authorId: string,
  status: PublicationStatus | undefined,
  { offset, limit, cap }: Stretch & { readonly cap: number },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const own = sql`from articles a join users u on u.id = a.author_id
    where a.author_id = ${authorId}::uuid and ${status === undefined ? sql`true` : sql`a.status = ${status}`}`
  const { rows } = await sql<ArticleRow>`
    select ${COLUMNS} ${own} order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select ${own} limit ${cap}) as capped`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** What administrators narrow the list of all articles to. */
export interface DeskFilter {
  readonly category?: ArticleCategory | undefined
  readonly status?: PublicationStatus | undefined
  readonly authorId?: string | undefined
  /** Words of the article, or a part of its title or of its author's name. */
  readonly text: string
}

/** A stretch of all articles in whatever state, the newest first, and how many there are in all, no more than `cap`. */
export async function selectForDesk(
  db: Kysely<Schema>,
  { category, status, authorId, text }: DeskFilter,
  { offset, limit, cap }: Stretch & { readonly cap: number },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const conditions = [sql`true`]
  const part = `%${likeLiteral(text)}%`
  if (category !== undefined) conditions.push(sql`a.category = ${category}`)
  if (status !== undefined) conditions.push(sql`a.status = ${status}`)
  if (authorId !== undefined) conditions.push(sql`a.author_id = ${authorId}::uuid`)
  if (text !== '')
    conditions.push(sql`(a.search @@ websearch_to_tsquery('russian', ${text}) or a.title ilike ${part}
      or u.first_name || ' ' || u.last_name ilike ${part} or u.last_name || ' ' || u.first_name ilike ${part})`)
  const all = sql`from articles a join users u on u.id = a.author_id where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<ArticleRow>`
    select ${COLUMNS} ${all} order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select ${all} limit ${cap}) as capped`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** An article that nobody else changes meanwhile. */
export async function lockArticle(
  trx: Transaction<Schema>,
  id: number,
  only: RawBuilder<unknown> = sql`true`,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql`select from articles where id = ${id} and ${only} for no key update`.execute(trx)
  return rows.length > 0 ? selectArticle(trx, id) : undefined
}

/** The same of one's own. */
export const lockOwnArticle = (trx: Transaction<Schema>, authorId: string, id: number) =>
  lockArticle(trx, id, sql`author_id = ${authorId}::uuid`)

export const insertArticle = (trx: Transaction<Schema>, article: Insertable<ArticlesTable>): Promise<{ id: number }> =>
  trx.insertInto('articles').values(article).returning('id').executeTakeFirstOrThrow()

export const updateArticle = (
  trx: Transaction<Schema>,
  id: number,
  change: Omit<Updateable<ArticlesTable>, 'version'>,
): Promise<unknown> =>
  trx
    .updateTable('articles')
    .set((article) => ({ ...change, version: article('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteArticle = (trx: Transaction<Schema>, id: number): Promise<unknown> =>
  trx.deleteFrom('articles').where('id', '=', id).execute()

/** How many drafts an author has. */
export async function countDrafts(db: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirstOrThrow()
  return count
}

/** Whether an article has taken a place of a month. */
export async function hasPlace(db: Kysely<Schema>, articleId: number): Promise<boolean> {
  const place = await db
    .selectFrom('article_places')
    .select('article_id')
    .where('article_id', '=', articleId)
    .executeTakeFirst()
  return place !== undefined
}

export const takePlace = (trx: Transaction<Schema>, articleId: number, authorId: string, at: Date): Promise<unknown> =>
  trx
    .insertInto('article_places')
    .values({ article_id: articleId, author_id: authorId, taken_at: at })
    .onConflict((conflict) => conflict.column('article_id').doNothing())
    .execute()

export const givePlaceBack = (trx: Transaction<Schema>, articleId: number): Promise<unknown> =>
  trx.deleteFrom('article_places').where('article_id', '=', articleId).execute()

/** An article that this transaction has written. */
export async function writtenArticle(db: Kysely<Schema>, id: number): Promise<ArticleRow> {
  const row = await selectArticle(db, id)
  if (!row) throw new Error(`Article ${id} was written and is not there`)
  return row
}
