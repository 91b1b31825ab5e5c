import { type ArticleVersion, articleOfVersion } from '@artel/core/admin'
import { articleImages } from '@artel/core/articles'
import type { MockCall } from '../mock-handlers.ts'
import type { StoredArticle } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { keepVersion } from './content-history.ts'

const bodyOf = ({ title, lead, category, cover, body, tags }: StoredArticle): ArticleVersion => ({
  title,
  lead,
  category,
  coverId: cover?.id ?? null,
  body,
  tags,
})

const keptOf = ({ contentVersions }: MockWorld, id: number) =>
  contentVersions.filter(({ kind, key }) => kind === 'ARTICLE' && key === String(id))

/** Before the first change of what readers have: keeps that, unless it is kept. */
export const beginVersions = ({ world }: MockCall, article: StoredArticle): void => {
  const isRead = article.status === 'PUBLISHED' || article.status === 'HIDDEN'
  if (!isRead || keptOf(world, article.id).length > 0) return
  const text = { kind: 'ARTICLE', key: String(article.id), at: null, author: null } as const
  world.contentVersions = [{ ...text, version: 1, body: bodyOf(article) }, ...world.contentVersions]
}

/** Keeps what readers have now. @param by its author, where that is not who acts */
export const keepArticle = (call: MockCall, article: StoredArticle, by?: StoredArticle['author']): void => {
  const version = Math.max(0, ...keptOf(call.world, article.id).map((one) => one.version)) + 1
  const text = { kind: 'ARTICLE', key: String(article.id) } as const
  const author = by && { id: by.id, name: by.name }
  keepVersion(call, text, null, { version, body: bodyOf(article) }, author)
}

const named = ({ body: kept }: MockWorld['contentVersions'][number]): { readonly id: string }[] => {
  const { coverId, body } = articleOfVersion(kept)
  return [...(coverId === null ? [] : [coverId]), ...articleImages(body)].map((id) => ({ id }))
}

/** Pictures that former versions of the articles name which are still there. */
export const allFormerPictures = (world: MockWorld) => world.articles.flatMap(({ id }) => formerPictures(world, id))

/** Pictures that former versions of an article name. */
export const formerPictures = (world: MockWorld, id: number) => keptOf(world, id).flatMap(named)
