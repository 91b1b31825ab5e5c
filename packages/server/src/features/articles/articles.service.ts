import { isArticleVisible, isJudgedArticleChange, isWholeArticle } from '@artel/core/articles'
import {
  ARTICLE_LIMITS,
  type Article,
  type ArticleCard,
  type ArticleCategory,
  CATEGORY_OF_STAFF,
  DRAFTS_FULL,
  EXECUTOR_ARTICLE_CATEGORIES,
  type HandlerArgs,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { withChanges } from '@artel/core/executors'
import { isStaff } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import { forgivingTypos } from '../../platform/db/typos.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileService } from '../files/files.service.ts'
import { keepGone } from '../gone/gone.queries.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import type { PeopleDeps } from '../users/public-users.ts'
import { writeArticleFiles } from './article-files.ts'
import type { ArticleHistory } from './article-history.ts'
import { transitionArticle } from './article-lifecycle.ts'
import { createArticlePages } from './article-pages.ts'
import { placesLeft } from './article-places.ts'
import { columnsOf, fieldsOf } from './article-view.ts'
import * as queries from './articles.queries.ts'

type ArticleInput = HandlerArgs<'createArticle'>['body']
type Changed = HandlerArgs<'updateArticle'>['body'] & { readonly id: number }
type Numbered = { readonly id: number; readonly version: number }

interface Page {
  readonly items: ArticleCard[]
  readonly totalItems: number
}

/** The blog (product §7.4, §17.2). What is not published is there for its author and for staff alone. */
export interface ArticleService {
  list(query: HandlerArgs<'listArticles'>['query'], viewer: Viewer): Promise<Page>
  /** The author's own articles, the newest first. */
  listOwn(author: UserViewer, query: HandlerArgs<'listMyArticles'>['query']): Promise<Page>
  /** @throws Refusal NOT_FOUND for one that the viewer may not read */
  read(id: number, viewer: Viewer): Promise<Article>
  /** A new draft. @throws Refusal LIMIT_REACHED, VALIDATION_FAILED for a category of staff, pictures of others */
  create(unit: UnitOfWork, author: UserViewer, input: ArticleInput): Promise<Article>
  /**
   * What is left out stays. What readers see of a published article sends it back to be judged.
   * @throws Refusal NOT_FOUND for what is not the author's, VERSION_CONFLICT, TRANSITION_REFUSED, VALIDATION_FAILED
   */
  change(unit: UnitOfWork, author: UserViewer, changed: Changed): Promise<Article>
  /** @throws Refusal NOT_FOUND for what is not the author's, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  happen(unit: UnitOfWork, author: UserViewer, article: Numbered, event: 'SUBMIT' | 'HIDE' | 'SHOW'): Promise<Article>
  /** Its pictures are nobody's then, and are swept away; its place of the month stays taken. @throws Refusal NOT_FOUND for what is not the author's */
  remove(unit: UnitOfWork, author: UserViewer, id: number): Promise<void>
}

export interface ArticleDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached' | 'release'>
  readonly history: Pick<ArticleHistory, 'begin'>
}

const ofExecutors: readonly ArticleCategory[] = EXECUTOR_ARTICLE_CATEGORIES

/** Executors write of their own work; the other categories are those of staff. */
const checkCategory = (author: UserViewer, category: ArticleCategory) => {
  if (!isStaff(author) && !ofExecutors.includes(category)) throw validationRefusal({ category: CATEGORY_OF_STAFF })
}

const mayRead = (row: queries.ArticleRow, viewer: Viewer): boolean => {
  const account = accountOf(viewer)
  const isInside = account?.id === row.author_id || isStaff(account)
  const article = { status: row.status, isPublic: row.is_public, author: { id: row.author_id } }
  return isArticleVisible(article, account) && (isInside || row.is_author_shown)
}

export function createArticleService({ db, clock, files, history, ...people }: ArticleDeps): ArticleService {
  const { cards, seenBy, coverOf } = createArticlePages({ db, clock, files, ...people })

  /** An article of the author's in the version that they have seen; whatever takes places waits for whatever else does. */
  const lockOwn = async ({ trx }: UnitOfWork, author: UserViewer, { id, version }: Numbered) => {
    await lockExecutor(trx, author.id)
    const article = await queries.lockOwnArticle(trx, author.id, id)
    if (!article) throw new Refusal('NOT_FOUND')
    if (article.version !== version) throw new Refusal('VERSION_CONFLICT')
    return article
  }

  const attempt = (author: UserViewer) => ({ actor: author, isCounted: !isStaff(author), now: clock.now() })
  const quotaOf = (trx: Transaction<Schema>, author: UserViewer, row: queries.ArticleRow) =>
    isStaff(author) ? null : placesLeft(trx, row, clock.now())

  return {
    async list({ page, limit, q = '', category, tag, authorId, sortDirection, isPublic }, viewer) {
      if (!isPublic && viewer.kind === 'guest') return { items: [], totalItems: 0 }
      const text = searchText(q)
      const filter = { category, authorId, isPublic, tag }
      const find = async (on: Kysely<Schema>, narrowed: queries.PublishedFilter) => ({
        rows: await queries.selectPublished(on, narrowed, {
          direction: sortDirection,
          limit,
          offset: (page - 1) * limit,
        }),
        totalItems: await queries.countPublished(on, narrowed, TOTAL_ITEMS_CAP),
      })
      if (text === '') {
        const { rows, totalItems } = await find(db, filter)
        return { items: await cards(rows), totalItems }
      }
      const exact = await find(db, { ...filter, words: { text, match: 'stems' } })
      const { rows, totalItems } =
        exact.totalItems > 0
          ? exact
          : await forgivingTypos(db, (trx) => find(trx, { ...filter, words: { text, match: 'typo' } }))
      return { items: await cards(rows), totalItems }
    },

    async listOwn(author, { page, limit, status }) {
      const stretch = { offset: (page - 1) * limit, limit, cap: TOTAL_ITEMS_CAP }
      const { rows, total } = await queries.selectOwn(db, author.id, status, stretch)
      return { items: await cards(rows), totalItems: total }
    },

    async read(id, viewer) {
      const row = await queries.selectArticle(db, id)
      if (!row || !mayRead(row, viewer)) throw new Refusal('NOT_FOUND')
      return seenBy(db, viewer, row)
    },

    async create(unit, author, { coverId, ...input }) {
      const { trx } = unit
      checkCategory(author, input.category)
      await lockExecutor(trx, author.id)
      if ((await queries.countDrafts(trx, author.id)) >= ARTICLE_LIMITS.drafts)
        throw new Refusal('LIMIT_REACHED', { message: DRAFTS_FULL })
      const at = new Date(clock.now())
      const { id } = await queries.insertArticle(trx, {
        ...columnsOf(input),
        author_id: author.id,
        status: 'DRAFT',
        reject_rule: null,
        created_at: at,
        updated_at: at,
      })
      await writeArticleFiles(trx, files, { id, ownerId: author.id, coverId, body: input.body })
      return seenBy(trx, author, await queries.writtenArticle(trx, id))
    },

    async change(unit, author, { id, version, coverId, ...changes }) {
      const { trx } = unit
      const before = await lockOwn(unit, author, { id, version })
      const stored = fieldsOf(before)
      const input = withChanges(stored, changes)
      checkCategory(author, input.category)
      const had = await coverOf(trx, id)
      const cover = coverId === undefined ? had : coverId
      await history.begin(trx, before, had)
      await writeArticleFiles(trx, files, { id, ownerId: author.id, coverId: cover, body: input.body })
      const event = {
        type: 'UPDATE',
        isJudged: isJudgedArticleChange({ ...stored, coverId: had }, { ...input, coverId: cover }),
        isComplete: isWholeArticle(input),
        quotaLeft: await quotaOf(trx, author, before),
      } as const
      return seenBy(trx, author, await transitionArticle(trx, before, { event, ...attempt(author) }, columnsOf(input)))
    },

    async happen(unit, author, numbered, type) {
      const { trx } = unit
      const article = await lockOwn(unit, author, numbered)
      const isComplete = isWholeArticle(article)
      const quotaLeft = await quotaOf(trx, author, article)
      const event = {
        SUBMIT: { type: 'SUBMIT', isComplete, quotaLeft },
        SHOW: { type: 'SHOW', quotaLeft },
        HIDE: { type: 'HIDE' },
      } as const
      return seenBy(trx, author, await transitionArticle(trx, article, { event: event[type], ...attempt(author) }))
    },

    async remove({ trx }, author, id) {
      await lockExecutor(trx, author.id)
      const article = await queries.lockOwnArticle(trx, author.id, id)
      if (!article) throw new Refusal('NOT_FOUND')
      await files.release(trx, { article_id: id })
      await files.release(trx, { article_cover_id: id })
      await files.release(trx, { former_article_id: id })
      await queries.deleteArticle(trx, id)
      const wasSeen = article.published_at && article.is_public && article.is_author_shown
      if (wasSeen) await keepGone(trx, 'ARTICLE', id, new Date(clock.now()))
    },
  }
}
