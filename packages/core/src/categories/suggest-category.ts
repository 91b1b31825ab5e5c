import type { Category } from '../contract/categories.ts'
import type { CategoryIndex } from './category-index.ts'
import { areKin, stemOf, wordsOf } from './words.ts'

/** A keyword may be a phrase: each of its parts begins one of the words that follow each other. Longer ones say more. */
const keywordScore = (keyword: string, title: readonly string[]): number => {
  const parts = wordsOf(keyword)
  if (parts.length === 0) return 0
  const matches = title.some((_, start) => parts.every((part, offset) => title[start + offset]?.startsWith(part)))
  return matches ? parts.join('').length : 0
}

const textScore = (text: string, stems: readonly string[]): number => {
  const known = wordsOf(text).map(stemOf)
  return stems.reduce((sum, stem) => sum + (known.some((other) => areKin(stem, other)) ? stem.length : 0), 0)
}

const scoreOf = (category: Category, title: readonly string[], stems: readonly string[]): number => {
  const keywords = category.meta.keywords ?? []
  return (
    Math.max(0, ...keywords.map((keyword) => keywordScore(keyword, title))) +
    textScore(category.name, stems) +
    textScore(category.meta.description, stems) / 2
  )
}

const ranked = (index: CategoryIndex, title: string) => {
  const words = wordsOf(title)
  const stems = words.map(stemOf)
  const scores = new Map(index.all.map((category) => [category.id, scoreOf(category, words, stems)]))
  return index.all
    .filter(({ id }) => index.isLeaf(id))
    .map((category) => {
      const own = scores.get(category.id) ?? 0
      const above = category.parentId === null ? 0 : (scores.get(category.parentId) ?? 0)
      // A parent alone fits all its children, so it only decides between leaves that fit by themselves.
      return { category, score: own === 0 ? 0 : own + above / 4 }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

/**
 * Leaves that a task's title speaks of, best first: word beginnings of the category's keywords, stems of its name and, at half
 * weight, of its description.
 */
export const suggestCategories = (index: CategoryIndex, title: string, limit = 3): readonly Category[] =>
  ranked(index, title)
    .slice(0, limit)
    .map(({ category }) => category)

/** The one leaf that the title clearly speaks of; `null` when nothing fits or two fit alike. */
export const suggestCategory = (index: CategoryIndex, title: string): Category | null => {
  const [first, second] = ranked(index, title)
  return first && first.score > (second?.score ?? 0) ? first.category : null
}
