import { areKin, inRussianLayout, plainText, stemOf, wordsOf } from '../search/index.ts'
import type { TreeIndex } from './category-index.ts'

/** What is searched of a category; an outline has no keywords. */
interface Searched<N> {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly meta?: { readonly keywords?: readonly string[] | undefined }
  readonly childCategories: readonly N[]
}

/** A shorter stem begins words of other kins: that of «обои» begins «оборудование». */
const TELLING_STEM = 4

/** The word is typed so far, or stands in another form, or is made from the same root. */
const fits = (word: string, sought: string) => {
  const stem = stemOf(sought)
  return word.startsWith(sought) || areKin(stemOf(word), stem) || (stem.length >= TELLING_STEM && word.startsWith(stem))
}

const haveAll = (words: readonly string[], sought: readonly string[]) =>
  sought.every((one) => words.some((word) => fits(word, one)))

/** The name itself, its beginning, its words, or only what stands around it: parents and keywords. */
const closeness = <N extends Searched<N>>(index: TreeIndex<N>, category: N, query: string): number | null => {
  const name = plainText(category.name)
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  const sought = wordsOf(query)
  if (sought.length === 0) return null
  if (haveAll(wordsOf(name), sought)) return 2
  const around = [
    ...index.path(category.id).flatMap((node) => wordsOf(node.name)),
    ...(category.meta?.keywords ?? []).flatMap(wordsOf),
  ]
  return haveAll(around, sought) ? 3 : null
}

const found = <N extends Searched<N>>(index: TreeIndex<N>, query: string): readonly N[] =>
  index.all
    .filter(({ id }) => index.isLeaf(id))
    .flatMap((category) => {
      const rank = closeness(index, category, query)
      return rank === null ? [] : [{ category, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ category }) => category)

/**
 * Leaves whose name, parents or keywords have every word of the query, in any form and as far as it is typed; those found by
 * their own name first. Where nothing fits, the query is read as typed in the wrong layout. An empty query finds all leaves in
 * the order of the tree.
 */
export const searchCategories = <N extends Searched<N>>(index: TreeIndex<N>, query: string): readonly N[] => {
  const asTyped = found(index, plainText(query))
  const meant = inRussianLayout(query)
  return asTyped.length > 0 || meant === null ? asTyped : found(index, plainText(meant))
}
