import { isWholeArticle } from '@artel/core/articles'
import type { Article, ArticleCard, Picture } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import { allowedPublicationEvents } from '@artel/core/publication'
import type { Kysely } from 'kysely'
import { accountOf, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { articleFacts } from './article-lifecycle.ts'
import { placesLeft } from './article-places.ts'
import { articleCard, articleView } from './article-view.ts'
import type { ArticleRow } from './articles.queries.ts'

export interface ArticlePagesDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attached'>
}

/** Stored articles as they are shown. */
export interface ArticlePages {
  cards(rows: readonly ArticleRow[]): Promise<ArticleCard[]>
  seenBy(on: Kysely<Schema>, viewer: Viewer, row: ArticleRow): Promise<Article>
  /** Id of the file; `null` without a cover. */
  coverOf(on: Kysely<Schema>, id: number): Promise<string | null>
}

export function createArticlePages({ db, clock, files, ...people }: ArticlePagesDeps): ArticlePages {
  const picturesOf = async (on: Kysely<Schema>, column: 'article_id' | 'article_cover_id', ids: readonly number[]) =>
    new Map(
      [...(await files.attached(on, column, ids))].map(([id, list]) => [
        id,
        list.flatMap(({ picture }): Picture[] => (picture ? [picture] : [])),
      ]),
    )

  const cards: ArticlePages['cards'] = async (rows) => {
    const ids = rows.map(({ id }) => id)
    const [authors, covers] = await Promise.all([
      readPublicUsers(
        db,
        people,
        rows.map(({ author_id }) => author_id),
      ),
      picturesOf(db, 'article_cover_id', ids),
    ])
    return rows.map((row) => articleCard(row, knownUser(authors, row.author_id), covers.get(row.id)?.[0] ?? null))
  }

  const seenBy: ArticlePages['seenBy'] = async (on, viewer, row) => {
    const account = accountOf(viewer)
    const authors = await readPublicUsers(on, people, [row.author_id])
    const covers = await picturesOf(on, 'article_cover_id', [row.id])
    const pictures = await picturesOf(on, 'article_id', [row.id])
    const isCounted = account?.id === row.author_id && !isStaff(account)
    const means = {
      isComplete: isWholeArticle(row),
      quotaLeft: isCounted ? await placesLeft(on, row, clock.now()) : null,
    }
    return articleView(row, {
      author: knownUser(authors, row.author_id),
      cover: covers.get(row.id)?.[0] ?? null,
      pictures: pictures.get(row.id) ?? [],
      allowedEvents: allowedPublicationEvents(articleFacts(row), account, means),
      isInside: account?.id === row.author_id || isStaff(account),
    })
  }

  return {
    cards,
    seenBy,
    coverOf: async (on, id) => (await picturesOf(on, 'article_cover_id', [id])).get(id)?.[0]?.id ?? null,
  }
}
