import type { ArticleBlock, ArticleCategory } from '@artel/core/contract'

/** A picture in the text of an article: a file of `assets/demo/scenes`, and words for those who do not see it. */
export interface DemoImage {
  readonly type: 'scene'
  readonly scene: string
  readonly alt: string
}

/** An executor who does what the article tells of, and how they are spoken of. */
export interface DemoAuthor {
  /** Slug of the category. */
  readonly leaf: string
  readonly speaker: 'he' | 'she'
}

/** An article of the demo. */
export interface DemoArticle {
  /** E-mail of the account that wrote it, or whose trade it is. */
  readonly author: string | DemoAuthor
  readonly category: ArticleCategory
  /** Days before the demo's present. */
  readonly age: number
  readonly title: string
  readonly lead: string
  /** A file of `assets/demo/scenes`. */
  readonly cover: string
  readonly tags: readonly string[]
  readonly body: readonly (ArticleBlock | DemoImage)[]
}

export const p = (text: string): ArticleBlock => ({ type: 'paragraph', runs: [{ text }] })
export const h = (text: string): ArticleBlock => ({ type: 'heading', level: 2, runs: [{ text }] })
export const q = (text: string): ArticleBlock => ({ type: 'quote', runs: [{ text }] })
const list = (ordered: boolean, items: readonly string[]): ArticleBlock => ({
  type: 'list',
  ordered,
  items: items.map((text) => [{ text }]),
})
export const ul = (...items: string[]): ArticleBlock => list(false, items)
export const ol = (...items: string[]): ArticleBlock => list(true, items)
export const scene = (name: string, alt: string): DemoImage => ({ type: 'scene', scene: name, alt })

export const STAFF = 'moderator@artel.test'
export const MASTER = 'executor@artel.test'
export const COMPANY = 'company@artel.test'
