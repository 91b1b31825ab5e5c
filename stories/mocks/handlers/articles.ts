import { articleImages, isArticleVisible, isJudgedArticleChange } from '@artel/core/articles'
import {
  ARTICLE_LIMITS,
  type ArticleInput,
  CATEGORY_OF_STAFF,
  DRAFTS_FULL,
  EXECUTOR_ARTICLE_CATEGORIES,
  type HandlerArgs,
} from '@artel/core/contract'
import { withChanges } from '@artel/core/executors'
import { isStaff } from '@artel/core/lifecycle'
import { decidePublication, type PublicationCommand } from '@artel/core/publication'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredArticle } from '../stored.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { articleCardOf, articleFacts, articleMeans, articleSeenBy, isFoundIn } from './article-pages.ts'
import { beginVersions, formerPictures, keepArticle } from './article-versions.ts'
import { attach, letGo } from './files.ts'
import { keepGone } from './gone.ts'
import { pageOf } from './paging.ts'
import { faceOf, isShown } from './people.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

/** An article that the viewer may know of: what is not published is between its author and staff. */
const find = ({ world, viewer }: MockCall, id: number): StoredArticle =>
  found(
    world.articles.find(
      (article) =>
        article.id === id &&
        isArticleVisible(article, viewer) &&
        (isShown(world, article.author) || article.author.id === viewer?.id || isStaff(viewer)),
    ),
  )

const mine = (call: MockCall, id: number): StoredArticle =>
  found(call.world.articles.find((one) => one.id === id && one.author.id === signedIn(call).id))

/** An article in whatever state: for staff. */
export const judgedOne = (call: MockCall, id: number): StoredArticle =>
  found(call.world.articles.find((one) => one.id === id))

const acted = (article: StoredArticle, version: number) => {
  checkVersion(article, version)
  return article
}

/** Lets the lifecycle decide an event, and writes what it decides. @param facts whose it is, where that is not its author */
export const move = (
  call: MockCall,
  article: StoredArticle,
  event: PublicationCommand,
  changes: Partial<StoredArticle> = {},
  facts = articleFacts(article),
) => {
  const { world } = call
  const status = allowed(decidePublication({ publication: facts, event, actor: signedIn(call) }))
  const now = new Date(world.now).toISOString()
  const publishedAt = article.publishedAt ?? (status === 'PUBLISHED' ? now : null)
  if (status === 'PENDING' && article.author.role === 'EXECUTOR') {
    const others = world.articlePlaces.filter(({ articleId }) => articleId !== article.id)
    const own = world.articlePlaces.find(({ articleId }) => articleId === article.id)
    const place = own ?? { articleId: article.id, authorId: article.author.id, takenAt: world.now }
    world.articlePlaces = [...others, place]
  }
  if (status === 'REJECTED')
    world.articlePlaces = world.articlePlaces.filter(({ articleId }) => articleId !== article.id)
  const waitingSince = status === 'PENDING' && article.status !== 'PENDING' ? now : article.waitingSince
  Object.assign(article, { rejectRule: null, rejectComment: null, waitingSince }, changes, {
    status,
    publishedAt,
    version: article.version + 1,
  })
  return { data: articleSeenBy(world, article, signedIn(call)) }
}

const ofExecutors: ReadonlySet<string> = new Set(EXECUTOR_ARTICLE_CATEGORIES)

/** The cover and the pictures of the text have to be the writer's own, or the article's from before. */
export const written = (call: MockCall, { coverId, ...input }: ArticleInput, before?: StoredArticle) => {
  if (!isStaff(signedIn(call)) && !ofExecutors.has(input.category)) throw unfit({ category: CATEGORY_OF_STAFF })
  const isKept = before?.cover?.id === coverId
  const former = before ? formerPictures(call.world, before.id) : []
  const [file] = coverId === null || isKept ? [] : attach(call, 'article', [coverId], former, 'coverId')
  const here = [...former, ...(before ? articleImages(before.body).map((id) => ({ id })) : [])]
  attach(call, 'article', articleImages(input.body), here, 'body')
  return { ...input, cover: isKept ? (before?.cover ?? null) : (file?.picture ?? null) }
}

/** What its author has written of a stored article. */
export const inputOf = ({ title, lead, category, cover, body, tags, isPublic }: StoredArticle): ArticleInput => ({
  title,
  lead,
  category,
  coverId: cover?.id ?? null,
  body,
  tags,
  isPublic,
})

/** An article as the journal names it. */
export const articleDeed = ({ id, title }: StoredArticle) =>
  ({ object: { kind: 'ARTICLE', id: String(id), title } }) as const

/** Articles as their readers find them. */
const listArticles = ({ query }: HandlerArgs<'listArticles'>, { world, viewer }: MockCall) => {
  const shown = world.articles
    .filter(({ status, author }) => status === 'PUBLISHED' && isShown(world, author))
    .filter(({ isPublic }) => isPublic === query.isPublic && (isPublic || viewer !== null))
    .filter((article) => isFoundIn(article, query))
  const sign = query.sortDirection === 'asc' ? 1 : -1
  const at = ({ publishedAt }: StoredArticle) => Date.parse(publishedAt ?? '')
  return { data: pageOf(shown.toSorted((a, b) => sign * (at(a) - at(b) || a.id - b.id)).map(articleCardOf), query) }
}

/** The blog, and what its authors do. */
export const articleHandlers = {
  listArticles,
  listMyArticles({ query }, call) {
    const own = call.world.articles.filter(
      ({ author, status }) =>
        author.id === signedIn(call).id && (query.status === undefined || status === query.status),
    )
    const newest = own.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    return { data: pageOf(newest.map(articleCardOf), query) }
  },
  getArticle: ({ params }, call) => ({ data: articleSeenBy(call.world, find(call, params.id), call.viewer) }),
  createArticle({ body: input }, call) {
    const author = signedIn(call)
    const { world } = call
    const { coverId, ...body } = input
    const values = written(call, { ...body, coverId })
    const drafts = world.articles.filter((one) => one.author.id === author.id && one.status === 'DRAFT')
    if (drafts.length >= ARTICLE_LIMITS.drafts) throw new MockRefusal('LIMIT_REACHED', { message: DRAFTS_FULL })
    const createdAt = new Date(world.now).toISOString()
    const article: StoredArticle = {
      ...values,
      id: world.nextId(),
      author: faceOf(world, author),
      status: 'DRAFT',
      rejectRule: null,
      rejectComment: null,
      approved: null,
      waitingSince: createdAt,
      publishedAt: null,
      createdAt,
      version: 1,
    }
    world.articles = [article, ...world.articles]
    return { data: articleSeenBy(world, article, author) }
  },
  updateArticle({ params, body: { version, ...changes } }, call) {
    const article = acted(mine(call, params.id), version)
    const before = inputOf(article)
    const after = withChanges(before, changes)
    beginVersions(call, article)
    const values = written(call, after, article)
    const means = articleMeans(call.world, { ...article, ...values })
    const isJudged = isJudgedArticleChange(before, after)
    return move(call, article, { type: 'UPDATE', isJudged, ...means }, values)
  },
  submitArticle({ params, body }, call) {
    const article = acted(mine(call, params.id), body.version)
    return move(call, article, { type: 'SUBMIT', ...articleMeans(call.world, article) })
  },
  hideArticle: ({ params, body }, call) => move(call, acted(mine(call, params.id), body.version), { type: 'HIDE' }),
  showArticle({ params, body }, call) {
    const article = acted(mine(call, params.id), body.version)
    return move(call, article, { type: 'SHOW', quotaLeft: articleMeans(call.world, article).quotaLeft })
  },
  deleteArticle({ params }, call) {
    const article = mine(call, params.id)
    call.world.articles = call.world.articles.filter((one) => one !== article)
    letGo(call.world, [...(article.cover ? [article.cover] : []), ...articleImages(article.body).map((id) => ({ id }))])
    const wasSeen = article.publishedAt && article.isPublic && isShown(call.world, article.author)
    if (wasSeen) keepGone(call.world, 'ARTICLE', article.id)
    return undefined
  },
  approveArticle({ params, body }, call) {
    const article = acted(judgedOne(call, params.id), body.version)
    const { title, lead, category, tags, body: text } = article
    move(call, article, { type: 'APPROVE' }, { approved: { title, lead, category, tags, body: text } })
    keepArticle(call, article, article.author)
    writeDeed(call, { ...articleDeed(article), action: 'ARTICLE_APPROVED' })
    return undefined
  },
  rejectArticle({ params, body: { version, rule, comment } }, call) {
    const article = acted(judgedOne(call, params.id), version)
    move(call, article, { type: 'REJECT', rule }, { rejectRule: rule, rejectComment: comment })
    writeDeed(call, { ...articleDeed(article), action: 'ARTICLE_REJECTED', rule, comment })
    return undefined
  },
} satisfies Partial<MockHandlers>
