import type { ArticleBlock } from '../contract/articles.ts'
import { articleLength } from './article-text.ts'

/** Characters that are read in a minute. */
const READING_SPEED = 1200

/** Minutes to read an article, at least one. */
export const readingTime = (body: readonly ArticleBlock[]): number =>
  Math.max(1, Math.round(articleLength(body) / READING_SPEED))
