import type { ArticleCategory } from '@artel/core/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ArticlesTable } from './articles.tables.ts'

export type ArticleRow = Selectable<ArticlesTable>

interface PublishedFilter {
  readonly category: ArticleCategory | undefined
  readonly authorId: string | undefined
  readonly isPublic: boolean
}

const published = (db: Kysely<Schema>, { category, authorId, isPublic }: PublishedFilter) =>
  db
    .selectFrom('articles')
    .where('status', '=', 'PUBLISHED')
    .where('is_public', '=', isPublic)
    .$if(category !== undefined, (query) => query.where('category', '=', category as ArticleCategory))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId as string))

/** A page of published articles by the time of publication. */
export const selectPublished = (
  db: Kysely<Schema>,
  filter: PublishedFilter,
  page: { readonly direction: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<ArticleRow[]> =>
  published(db, filter)
    .selectAll()
    .orderBy('published_at', page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** How many there are, counted no further than `cap`. */
export async function countPublished(db: Kysely<Schema>, filter: PublishedFilter, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(published(db, filter).select(sql`1`.as('one')).limit(cap).as('capped'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One article in whatever state. */
export const selectArticle = (db: Kysely<Schema>, id: number): Promise<ArticleRow | undefined> =>
  db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
