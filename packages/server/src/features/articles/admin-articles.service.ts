import { deskFacts, isWholeArticle } from '@artel/core/articles'
import { type Article, type ArticleCard, type HandlerArgs, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { withChanges } from '@artel/core/executors'
import type { Clock } from '@artel/core/ports'
import type { PublicationCommand } from '@artel/core/publication'
import type { Kysely, Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileService } from '../files/files.service.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { writeArticleFiles } from './article-files.ts'
import type { ArticleHistory } from './article-history.ts'
import { transitionArticle } from './article-lifecycle.ts'
import { mendedNotice } from './article-notices.ts'
import type { ArticlePages } from './article-pages.ts'
import { columnsOf, fieldsOf } from './article-view.ts'
import { type ArticleRow, lockArticle, selectForDesk } from './articles.queries.ts'
import type { ArticlesTable } from './articles.tables.ts'

type Mended = HandlerArgs<'mendArticle'>['body'] & { readonly id: number }
type Numbered = { readonly id: number; readonly version: number }

/** Articles of everybody as administrators keep them (product §24.5). */
export interface AdminArticles {
  /** In whatever state, the newest first. */
  list(query: HandlerArgs<'listAdminArticles'>['query']): Promise<{ items: ArticleCard[]; totalItems: number }>
  /**
   * What is left out stays. The article stays where it is; what readers had is kept, and so is what they have now.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED, VALIDATION_FAILED
   */
  mend(unit: UnitOfWork, admin: UserViewer, mended: Mended): Promise<Article>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED: also for what is not of the house */
  move(unit: UnitOfWork, admin: UserViewer, article: Numbered, event: 'HIDE' | 'SHOW'): Promise<Article>
}

export interface AdminArticleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach'>
  readonly pages: ArticlePages
  readonly history: ArticleHistory
  readonly notifier: Notifier
  readonly log: Pick<StaffLog, 'write'>
}

export function createAdminArticles({
  db,
  clock,
  files,
  pages,
  history,
  notifier,
  log,
}: AdminArticleDeps): AdminArticles {
  const lock = async (trx: Transaction<Schema>, { id, version }: Numbered) => {
    const article = await lockArticle(trx, id)
    if (!article) throw new Refusal('NOT_FOUND')
    if (article.version !== version) throw new Refusal('VERSION_CONFLICT')
    return article
  }

  const authorOf = async (trx: Transaction<Schema>, { author_id: id }: ArticleRow) =>
    trx.selectFrom('users').select(['id', 'role']).where('id', '=', id).executeTakeFirstOrThrow()

  const transition = async (
    trx: Transaction<Schema>,
    admin: UserViewer,
    article: ArticleRow,
    event: PublicationCommand,
    values: Updateable<ArticlesTable> = {},
  ) => {
    const facts = deskFacts({ status: article.status, author: await authorOf(trx, article) }, admin)
    return transitionArticle(trx, article, { event, actor: admin, isCounted: false, facts, now: clock.now() }, values)
  }

  const deed = (admin: UserViewer, id: number) =>
    ({ actorId: admin.id, object: 'ARTICLE', objectId: String(id) }) as const

  return {
    async list({ page, limit, q = '', category, status, authorId }) {
      const stretch = { offset: (page - 1) * limit, limit, cap: TOTAL_ITEMS_CAP }
      const { rows, total } = await selectForDesk(db, { category, status, authorId, text: searchText(q) }, stretch)
      return { items: await pages.cards(rows), totalItems: total }
    },

    async mend({ trx }, admin, { id, version, coverId, ...changes }) {
      const before = await lock(trx, { id, version })
      const input = withChanges(fieldsOf(before), changes)
      const had = await pages.coverOf(trx, id)
      const cover = coverId === undefined ? had : coverId
      await history.begin(trx, before, had)
      const { title, lead, category, tags, body } = input
      const event = { type: 'MEND', isComplete: isWholeArticle(input) } as const
      const seen =
        before.status === 'PENDING' ? {} : { approved: JSON.stringify({ title, lead, category, tags, body }) }
      const moved = await transition(trx, admin, before, event, { ...columnsOf(input), ...seen })
      await writeArticleFiles(trx, files, { id, ownerId: admin.id, coverId: cover, body })
      // What waits is kept once it is let through.
      if (moved.status !== 'PENDING') await history.keep(trx, moved, cover, admin.id)
      const told = before.title === title ? {} : { before: before.title, after: title }
      await log.write(trx, { ...deed(admin, id), ...told, action: 'ARTICLE_CHANGED' })
      if (before.author_id !== admin.id) await notifier.notify(trx, mendedNotice(moved))
      return pages.seenBy(trx, admin, moved)
    },

    async move({ trx }, admin, numbered, type) {
      const article = await lock(trx, numbered)
      const event = type === 'SHOW' ? ({ type, quotaLeft: null } as const) : { type }
      const moved = await transition(trx, admin, article, event)
      const action = type === 'SHOW' ? 'ARTICLE_SHOWN' : 'ARTICLE_HIDDEN'
      await log.write(trx, { ...deed(admin, article.id), action })
      return pages.seenBy(trx, admin, moved)
    },
  }
}
