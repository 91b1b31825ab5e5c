import { isArticleVisible } from '@artel/core/articles'
import { type Article, type ArticleCard, type HandlerArgs, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { accountOf, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { articleCard, articleView } from './article-view.ts'
import { type ArticleRow, countPublished, selectArticle, selectPublished } from './articles.queries.ts'

/** The blog (product §7.4). */
export interface ArticleService {
  list(
    query: HandlerArgs<'listArticles'>['query'],
    viewer: Viewer,
  ): Promise<{ items: ArticleCard[]; totalItems: number }>
  /** @throws Refusal NOT_FOUND for one that the viewer may not read. */
  read(id: number, viewer: Viewer): Promise<Article>
}

interface ArticleDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
}

const mayRead = ({ status, is_public: isPublic, author_id: id }: ArticleRow, viewer: Viewer) =>
  isArticleVisible({ status, isPublic, author: { id } }, accountOf(viewer))

export function createArticleService({ db, ...people }: ArticleDeps): ArticleService {
  return {
    async list({ page, limit, category, authorId, sortDirection, isPublic }, viewer) {
      if (!isPublic && viewer.kind === 'guest') return { items: [], totalItems: 0 }
      const filter = { category, authorId, isPublic }
      const offset = (page - 1) * limit
      const [rows, totalItems] = await Promise.all([
        selectPublished(db, filter, { direction: sortDirection, limit, offset }),
        countPublished(db, filter, TOTAL_ITEMS_CAP),
      ])
      const authors = await readPublicUsers(
        db,
        people,
        rows.map(({ author_id }) => author_id),
      )
      return { items: rows.map((row) => articleCard(row, knownUser(authors, row.author_id))), totalItems }
    },

    async read(id, viewer) {
      const row = await selectArticle(db, id)
      if (!row || !mayRead(row, viewer)) throw new Refusal('NOT_FOUND')
      const authors = await readPublicUsers(db, people, [row.author_id])
      return articleView(row, knownUser(authors, row.author_id))
    },
  }
}
