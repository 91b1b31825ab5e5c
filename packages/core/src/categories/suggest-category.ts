import type { Category } from '../contract/categories.ts'
import { areKin, stemOf, wordsOf } from '../search/index.ts'
import type { CategoryIndex } from './category-index.ts'

/** A category's words, taken apart once a tree: the title is matched at every key press. */
interface Traits {
  readonly category: Category
  readonly keywords: readonly (readonly string[])[]
  readonly name: readonly string[]
  readonly description: readonly string[]
}

const known = new WeakMap<CategoryIndex, readonly Traits[]>()

const traitsOf = (index: CategoryIndex): readonly Traits[] => {
  const traits =
    known.get(index) ??
    index.all.map((category) => ({
      category,
      keywords: (category.meta.keywords ?? []).map(wordsOf),
      name: wordsOf(category.name).map(stemOf),
      description: wordsOf(category.meta.description).map(stemOf),
    }))
  known.set(index, traits)
  return traits
}

/** A keyword may be a phrase: each of its parts begins one of the words that follow each other. Longer ones say more. */
const keywordScore = (parts: readonly string[], title: readonly string[]): number => {
  const matches = title.some((_, start) => parts.every((part, offset) => title[start + offset]?.startsWith(part)))
  return matches ? parts.join('').length : 0
}

const textScore = (text: readonly string[], stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + (text.some((other) => areKin(stem, other)) ? stem.length : 0), 0)

interface Ranked {
  readonly category: Category
  readonly score: number
  /** The title has a keyword or a word of the name, not only of the description. */
  readonly isNamed: boolean
}

const ranked = (index: CategoryIndex, title: string): readonly Ranked[] => {
  const words = wordsOf(title)
  const stems = words.map(stemOf)
  const scores = new Map(
    traitsOf(index).map(({ category, keywords, name, description }) => {
      const strong = Math.max(0, ...keywords.map((parts) => keywordScore(parts, words))) + textScore(name, stems)
      return [category.id, { own: strong + textScore(description, stems) / 2, isNamed: strong > 0 }]
    }),
  )
  return index.all
    .filter(({ id }) => index.isLeaf(id))
    .map((category) => {
      const { own = 0, isNamed = false } = scores.get(category.id) ?? {}
      const above = scores.get(category.parentId ?? 0)?.own ?? 0
      // A parent alone fits all its children, so it only decides between leaves that fit by themselves.
      return { category, score: own === 0 ? 0 : own + above / 4, isNamed }
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

/**
 * The one leaf that the title clearly speaks of, to be taken without asking; `null` when nothing fits, two fit alike, or only
 * a description does.
 */
export const suggestCategory = (index: CategoryIndex, title: string): Category | null => {
  const [first, second] = ranked(index, title)
  return first?.isNamed && first.score > (second?.score ?? 0) ? first.category : null
}
