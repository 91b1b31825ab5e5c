import { deskFacts } from '@artel/core/articles'
import { withChanges } from '@artel/core/executors'
import { quoted } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import type { StoredArticle } from '../stored.ts'
import { checkVersion } from './allow.ts'
import { articleCardOf, articleMeans, isFoundIn } from './article-pages.ts'
import { beginVersions, keepArticle } from './article-versions.ts'
import { articleDeed, inputOf, judgedOne, move, written } from './articles.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { tell } from './tell.ts'

const isBy = ({ author }: StoredArticle, q: string) =>
  author.name.toLocaleLowerCase('ru').includes(q.toLocaleLowerCase('ru'))

const atDesk = (call: MockCall, { params, body }: { params: { id: number }; body: { version: number } }) => {
  const article = judgedOne(call, params.id)
  checkVersion(article, body.version)
  return article
}

const factsOf = (call: MockCall, article: StoredArticle) => deskFacts(article, signedIn(call))

/** Articles of everybody as administrators keep them. */
export const adminArticleHandlers = {
  listAdminArticles({ query }, { world }) {
    const { q = '', category, status, authorId } = query
    const narrowed = {
      ...query,
      category,
      authorId,
      isPublic: true,
      sortBy: 'publishedAt',
      sortDirection: 'desc',
    } as const
    const all = world.articles
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => isFoundIn(one, narrowed) || (isBy(one, q) && isFoundIn(one, { ...narrowed, q: '' })))
    const newest = all.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    return { data: pageOf(newest.map(articleCardOf), query) }
  },
  mendArticle({ params, body: { version, ...changes } }, call) {
    const article = atDesk(call, { params, body: { version } })
    const { title } = article
    const values = written(call, withChanges(inputOf(article), changes), article)
    const { isComplete } = articleMeans(call.world, { ...article, ...values })
    const { body, category, lead, tags } = values
    const approved = { approved: { title: values.title, lead, category, tags, body } }
    const isWaiting = article.status === 'PENDING'
    const begun = { ...article }
    const moved = move(
      call,
      article,
      { type: 'MEND', isComplete },
      { ...values, ...(!isWaiting && approved) },
      factsOf(call, article),
    )
    beginVersions(call, begun)
    if (!isWaiting) keepArticle(call, article)
    const told = title === article.title ? {} : { before: title, after: article.title }
    writeDeed(call, { ...articleDeed(article), ...told, action: 'ARTICLE_CHANGED' })
    if (article.author.id !== signedIn(call).id) {
      tell(call.world, article.author.id, {
        kind: 'ARTICLE_REQUESTS',
        title: `Редакция исправила статью: ${quoted(article.title)}`,
        text: 'Откройте её и проверьте, что изменилось.',
        path: paths.article(article.id),
      })
    }
    return moved
  },
  hideHouseArticle(args, call) {
    const article = atDesk(call, args)
    const moved = move(call, article, { type: 'HIDE' }, {}, factsOf(call, article))
    writeDeed(call, { ...articleDeed(article), action: 'ARTICLE_HIDDEN' })
    return moved
  },
  showHouseArticle(args, call) {
    const article = atDesk(call, args)
    const moved = move(call, article, { type: 'SHOW', quotaLeft: null }, {}, factsOf(call, article))
    writeDeed(call, { ...articleDeed(article), action: 'ARTICLE_SHOWN' })
    return moved
  },
} satisfies Pick<MockHandlers, 'listAdminArticles' | 'mendArticle' | 'hideHouseArticle' | 'showHouseArticle'>
