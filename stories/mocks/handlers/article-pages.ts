import { readingTime } from '@artel/core/articles'
import type { Article, ArticleCard, Picture, User } from '@artel/core/contract'
import { allowedPublicationEvents } from '@artel/core/products'
import type { StoredArticle } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { hasPlace, leftOf } from './tariff-usage.ts'

/** An article in a list. */
export const articleCardOf = (article: StoredArticle): ArticleCard => {
  const { body, tags, rejectRule, version, ...card } = article
  return {
    ...card,
    readingTime: readingTime(body),
  }
}

/** What the lifecycle must know of an article. */
export const articleFacts = ({ status, author }: StoredArticle) => ({ status, ownerId: author.id })

/** What the lifecycle must know of the article's means: a text and a lead, and places of its author's tariff. */
export const articleMeans = (world: MockWorld, article: StoredArticle) => ({
  isComplete: article.body.length > 0 && article.lead !== '',
  // What has its place needs no other: hidden, it is shown again whatever is left.
  quotaLeft:
    article.author.role === 'EXECUTOR' && !hasPlace(article) ? leftOf(world, article.author.id, 'ARTICLES') : null,
})

/** An article on its page, as the viewer sees it. */
export const articleSeenBy = (world: MockWorld, article: StoredArticle, viewer: User | null): Article => {
  const pictures: Record<string, Picture> = {}
  for (const block of article.body) {
    if (block.type !== 'image') continue
    const picture = world.files.find(({ file }) => file.id === block.fileId)?.file.picture
    if (picture) pictures[block.fileId] = picture
  }
  return {
    ...article,
    ...articleCardOf(article),
    pictures,
    allowedEvents: [...allowedPublicationEvents(articleFacts(article), viewer, articleMeans(world, article))],
  }
}
