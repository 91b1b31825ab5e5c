import { isArticleVisible } from '@artel/core/articles'
import { EXECUTOR_ARTICLE_CATEGORIES, type HandlerArgs } from '@artel/core/contract'
import { decidePublication, type PublicationCommand } from '@artel/core/products'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredArticle } from '../stored.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { articleCardOf, articleFacts, articleMeans, articleSeenBy } from './article-pages.ts'
import { picturesOf } from './files.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

/** An article that the viewer may know of: what is not published is between its author and staff. */
const find = ({ world, viewer }: MockCall, id: number): StoredArticle =>
  found(world.articles.find((article) => article.id === id && isArticleVisible(article, viewer)))

const acted = (call: MockCall, id: number, version: number) => {
  const article = find(call, id)
  checkVersion(article, version)
  return article
}

const move = (
  call: MockCall,
  article: StoredArticle,
  event: PublicationCommand,
  changes: Partial<StoredArticle> = {},
) => {
  const status = allowed(decidePublication({ publication: articleFacts(article), event, actor: signedIn(call) }))
  const publishedAt = article.publishedAt ?? (status === 'PUBLISHED' ? new Date(call.world.now).toISOString() : null)
  Object.assign(article, changes, { status, publishedAt, rejectRule: null, version: article.version + 1 })
  return { data: articleSeenBy(call.world, article, signedIn(call)) }
}

const ofExecutors: ReadonlySet<string> = new Set(EXECUTOR_ARTICLE_CATEGORIES)

const written = (call: MockCall, { coverId, ...body }: HandlerArgs<'createArticle'>['body']) => {
  if (signedIn(call).role === 'EXECUTOR' && !ofExecutors.has(body.category)) throw new MockRefusal('FORBIDDEN')
  return { ...body, cover: coverId === null ? null : (picturesOf(call, [coverId])[0] ?? null) }
}

/** The blog, and what its authors do. */
export const articleHandlers = {
  listArticles({ query }, { world, viewer }) {
    const shown = world.articles
      .filter(({ status }) => status === 'PUBLISHED')
      .filter(({ isPublic }) => isPublic === query.isPublic && (isPublic || viewer !== null))
      .filter(({ category }) => query.category === undefined || category === query.category)
      .filter(({ author }) => query.authorId === undefined || author.id === query.authorId)
    const sign = query.sortDirection === 'asc' ? 1 : -1
    const at = ({ publishedAt }: StoredArticle) => Date.parse(publishedAt ?? '')
    return { data: pageOf(shown.toSorted((a, b) => sign * (at(a) - at(b) || a.id - b.id)).map(articleCardOf), query) }
  },
  listMyArticles({ query }, call) {
    const mine = call.world.articles.filter(
      ({ author, status }) =>
        author.id === signedIn(call).id && (query.status === undefined || status === query.status),
    )
    return { data: pageOf(mine.map(articleCardOf), query) }
  },
  getArticle: ({ params }, call) => ({ data: articleSeenBy(call.world, find(call, params.id), call.viewer) }),
  createArticle({ body }, call) {
    const author = signedIn(call)
    const article: StoredArticle = {
      ...written(call, body),
      id: call.world.nextId(),
      author: faceOf(call.world, author),
      status: 'DRAFT',
      rejectRule: null,
      publishedAt: null,
      createdAt: new Date(call.world.now).toISOString(),
      version: 1,
    }
    call.world.articles = [article, ...call.world.articles]
    return { data: articleSeenBy(call.world, article, author) }
  },
  updateArticle({ params, body: { version, ...body } }, call) {
    const article = acted(call, params.id, version)
    const changes = written(call, body)
    const means = articleMeans(call.world, { ...article, ...changes })
    return move(call, article, { type: 'UPDATE', isJudged: true, ...means }, changes)
  },
  submitArticle({ params, body }, call) {
    const article = acted(call, params.id, body.version)
    return move(call, article, { type: 'SUBMIT', ...articleMeans(call.world, article) })
  },
  hideArticle: ({ params, body }, call) => move(call, acted(call, params.id, body.version), { type: 'HIDE' }),
  showArticle({ params, body }, call) {
    const article = acted(call, params.id, body.version)
    return move(call, article, { type: 'SHOW', quotaLeft: articleMeans(call.world, article).quotaLeft })
  },
  deleteArticle({ params }, call) {
    const article = find(call, params.id)
    move(call, article, { type: 'DELETE' })
    call.world.articles = call.world.articles.filter((one) => one !== article)
    return undefined
  },
  approveArticle({ params, body }, call) {
    move(call, acted(call, params.id, body.version), { type: 'APPROVE' })
    return undefined
  },
  rejectArticle({ params, body: { version, rule } }, call) {
    const article = acted(call, params.id, version)
    move(call, article, { type: 'REJECT', rule })
    article.rejectRule = rule
    return undefined
  },
} satisfies Partial<MockHandlers>
