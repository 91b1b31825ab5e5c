import { type ArticleVersion, articleOfVersion } from '@artel/core/admin'
import { articleImages } from '@artel/core/articles'
import type { ContentVersion } from '@artel/core/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ContentHistory } from '../content-history/content-history.ts'
import type { ArticleRow } from './articles.queries.ts'

/** What readers have had of an article: kept when a moderator lets it through and when staff mend it, in the same transaction. */
export interface ArticleHistory {
  /** Before the first change of what readers have: keeps that, unless it is kept. Does nothing for what nobody reads. */
  begin(trx: Transaction<Schema>, article: ArticleRow, coverId: string | null): Promise<void>
  /** @param authorId who has written what stands now */
  keep(trx: Transaction<Schema>, article: ArticleRow, coverId: string | null, authorId: string): Promise<void>
}

const bodyOf = ({ title, lead, category, body, tags }: ArticleRow, coverId: string | null) =>
  ({ title, lead, category, coverId, body, tags }) satisfies ArticleVersion

/** Versions of an article are numbered on their own: its row counts every move. */
const lastVersion = async (trx: Transaction<Schema>, id: number): Promise<number> => {
  const { last } = await trx
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('kind', '=', 'ARTICLE')
    .where('key', '=', String(id))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export const createArticleHistory = (history: Pick<ContentHistory, 'keep'>): ArticleHistory => ({
  async begin(trx, article, coverId) {
    if (article.status !== 'PUBLISHED' && article.status !== 'HIDDEN') return
    if ((await lastVersion(trx, article.id)) > 0) return
    const first = { version: 1, body: bodyOf(article, coverId) }
    const text = { kind: 'ARTICLE', key: String(article.id), authorId: article.author_id } as const
    await history.keep(trx, { ...text, before: first, after: null })
  },
  async keep(trx, article, coverId, authorId) {
    const version = (await lastVersion(trx, article.id)) + 1
    const now = { version, body: bodyOf(article, coverId) }
    await history.keep(trx, { kind: 'ARTICLE', key: String(article.id), authorId, before: null, after: now })
  },
})

/** Ids of the pictures that versions of an article name. */
export async function keptPictures(db: Kysely<Schema>, id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content_versions')
    .select('body')
    .where('kind', '=', 'ARTICLE')
    .where('key', '=', String(id))
    .execute()
  return new Set(
    rows.flatMap((row) => {
      const { coverId, body } = articleOfVersion(row.body as ContentVersion['body'])
      return [...(coverId === null ? [] : [coverId]), ...articleImages(body)]
    }),
  )
}
