import { articleImages, articleText, isWholeArticle, readingTime } from '@artel/core/articles'
import type { Article, ArticleCard, HandlerArgs, Picture, User } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { allowedPublicationEvents } from '@artel/core/publication'
import type { StoredArticle } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { hasPlace, leftOf } from './tariff-usage.ts'

/** An article in a list. */
export const articleCardOf = (article: StoredArticle): ArticleCard => {
  const { body, rejectComment, approved, waitingSince, version, ...card } = article
  return { ...card, readingTime: readingTime(body) }
}

/** What the lifecycle must know of an article. */
export const articleFacts = ({ status, author }: StoredArticle) => ({ status, ownerId: author.id })

/** What the lifecycle must know of the article's means: all its words, and places of its author's tariff. */
export const articleMeans = (world: MockWorld, article: StoredArticle) => ({
  isComplete: isWholeArticle(article),
  // What has its place needs no other, of whatever month.
  quotaLeft:
    article.author.role === 'EXECUTOR' && !hasPlace(world, article)
      ? leftOf(world, article.author.id, 'ARTICLES')
      : null,
})

/** An article on its page, as the viewer sees it. */
export const articleSeenBy = (world: MockWorld, article: StoredArticle, viewer: User | null): Article => {
  const { approved, waitingSince, ...stored } = article
  const pictures: Record<string, Picture> = {}
  for (const id of articleImages(article.body)) {
    const picture = world.files.find(({ file }) => file.id === id)?.file.picture
    if (picture) pictures[id] = picture
  }
  const isInside = viewer?.id === article.author.id || isStaff(viewer)
  return {
    ...stored,
    ...articleCardOf(article),
    pictures,
    rejectComment: isInside && article.status === 'REJECTED' ? article.rejectComment : null,
    allowedEvents: [...allowedPublicationEvents(articleFacts(article), viewer, articleMeans(world, article))],
  }
}

const holds = (text: string, word: string) => text.toLocaleLowerCase('ru').includes(word.toLocaleLowerCase('ru'))

/** Whether an article is among those that a query asks for. The server knows the forms of words; here they are parts. */
export const isFoundIn = (
  article: StoredArticle,
  { q = '', category, tag, authorId }: HandlerArgs<'listArticles'>['query'],
): boolean => {
  const words = [article.title, article.lead, ...article.tags, articleText(article.body)].join(' ')
  return (
    (category === undefined || category === article.category) &&
    (authorId === undefined || article.author.id === authorId.toLowerCase()) &&
    (tag === undefined || article.tags.includes(tag)) &&
    q
      .split(/\s+/)
      .filter((word) => word !== '')
      .every((word) => holds(words, word))
  )
}
