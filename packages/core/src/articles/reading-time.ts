import type { ArticleBlock } from '../contract/articles.ts'

/** Characters that are read in a minute. */
const READING_SPEED = 1200

const lengthOf = (block: ArticleBlock): number => {
  if (block.type === 'image') return 0
  const runs = block.type === 'list' ? block.items.flat() : block.runs
  return runs.reduce((sum, { text }) => sum + text.length, 0)
}

/** Minutes to read an article, at least one. */
export const readingTime = (body: readonly ArticleBlock[]): number =>
  Math.max(1, Math.round(body.reduce((sum, block) => sum + lengthOf(block), 0) / READING_SPEED))
