import type { Category } from '../contract/categories.ts'
import { areKin, otherReadings, slipsAtStart, stemOf, wordsOf } from '../search/index.ts'
import type { CategoryIndex } from './category-index.ts'

/** A word, or the beginning of one, taken apart once. */
interface Token {
  readonly word: string
  readonly stem: string
}

type Phrase = readonly Token[]

const phraseOf = (text: string): Phrase => wordsOf(text).map((word) => ({ word, stem: stemOf(word) }))

/** What a category is called by. */
interface Called {
  readonly category: Category
  readonly name: Phrase
  readonly keywords: readonly Phrase[]
}

const known = new WeakMap<CategoryIndex['roots'], readonly Called[]>()

const calledIn = (index: CategoryIndex): readonly Called[] => {
  const called =
    known.get(index.roots) ??
    index.all.map((category) => ({
      category,
      name: phraseOf(category.name),
      keywords: (category.meta.keywords ?? []).map(phraseOf),
    }))
  known.set(index.roots, called)
  return called
}

/** A shorter stem is that of words of other kins too. */
const TELLING_STEM = 4

/** The word is a form of the key, or made from it by a short suffix; a key may be cut short itself: «плитк». */
const isForm = ({ word, stem }: Token, key: Token): boolean =>
  word.charAt(0) === key.word.charAt(0) &&
  (word === key.word ||
    (word.startsWith(key.word) && key.word.startsWith(stem)) ||
    (stem.length >= key.word.length - 1 && areKin(stem, key.word)) ||
    (stem.length >= TELLING_STEM && stem === key.stem))

/** A shorter key is a slip away from words of all kinds. */
const SHORTEST_MISSPELT = 5

/** How many slips make the key of the word; `null` for more than one, in a key of eight letters two. */
const slipsIn = (token: Token, key: Token): number | null => {
  if (isForm(token, key)) return 0
  const allowed = key.word.length >= 8 ? 2 : 1
  const slips = [key.word, key.stem]
    .filter((one) => one.length >= SHORTEST_MISSPELT && Math.abs(one.length - token.stem.length) <= allowed)
    .map((one) => slipsAtStart(token.stem, one))
  const fewest = Math.max(1, Math.min(...slips))
  return fewest <= allowed ? fewest : null
}

/** How far the words are from a phrase, all of them from all of it; `null` where they are another. */
type Distance = (words: Phrase, phrase: Phrase) => number | null

const distanceBy =
  (between: (word: Token, key: Token) => number | null): Distance =>
  (words, phrase) => {
    if (words.length !== phrase.length) return null
    let sum = 0
    for (const [at, key] of phrase.entries()) {
      const slips = words[at] ? between(words[at], key) : null
      if (slips === null) return null
      sum += slips
    }
    return sum
  }

const asForms = distanceBy((word, key) => (isForm(word, key) ? 0 : null))
const withSlips = distanceBy(slipsIn)

/** Leaves of the nearest categories; one with a nearest category below it stands for that one only. */
const nearest = (
  index: CategoryIndex,
  words: Phrase,
  phrasesOf: (called: Called) => readonly Phrase[],
  distance: Distance,
): readonly Category[] => {
  if (words.length === 0) return []
  const near = calledIn(index).flatMap((called) => {
    const distances = phrasesOf(called).flatMap((phrase) => distance(words, phrase) ?? [])
    return distances.length === 0 ? [] : [{ id: called.category.id, far: Math.min(...distances) }]
  })
  const least = Math.min(...near.map(({ far }) => far))
  const ids = near.filter(({ far }) => far === least).map(({ id }) => id)
  const above = new Set(ids.flatMap((id) => index.path(id).slice(0, -1)).map(({ id }) => id))
  return [...new Set(ids.filter((id) => !above.has(id)).flatMap((id) => index.leaves(id)))]
}

/** How words for people end, cut to their stems: «плиточник», «уборщица», «маляр». */
const PEOPLE = /(?:ник|ниц|щик|щиц|чик|чиц|рик|тор|тел|ист|ер|яр|ар|лог|граф|тур|пед)$/u

/** Quoted words belong together, and one after a minus must not be there: neither names a trade. */
const ASKS_OTHERWISE = /["«»]|(?:^|\s)-\S/u

/**
 * Leaves of the trade that a search text clearly is the name of, in any form: a keyword for people («плиточников») or the whole
 * name of a category. Empty for what the name of one of these leaves has in it, since words find these by themselves; for things;
 * and for what means trades of different roots.
 */
export const tradesNamed = (index: CategoryIndex, text: string): readonly Category[] => {
  if (ASKS_OTHERWISE.test(text)) return []
  const words = phraseOf(text)
  const arePeople = words.some(({ stem }) => PEOPLE.test(stem))
  const phrasesOf = ({ name, keywords }: Called) => [name, ...(arePeople ? keywords : [])]
  const leaves = nearest(index, words, phrasesOf, asForms)
  const roots = new Set(leaves.map(({ id }) => index.path(id)[0]?.id))
  const isInName = ({ name }: Category) => {
    const stems = new Set(wordsOf(name).map(stemOf))
    return words.every(({ stem }) => stems.has(stem))
  }
  return roots.size === 1 && !leaves.some(isInName) ? leaves : []
}

/**
 * Leaves that a search text may mean when its words find nothing: those whose keyword, name or word of a name it is, in any form,
 * or typed in the wrong layout, or in Latin letters; where there are none, those from which the fewest slips lead to it.
 */
export const tradesMeant = (index: CategoryIndex, text: string): readonly Category[] => {
  const phrasesOf = ({ name, keywords }: Called) => [name, ...name.map((word) => [word]), ...keywords]
  const readings = [text, ...otherReadings(text)].map(phraseOf)
  for (const distance of [asForms, withSlips]) {
    for (const words of readings) {
      const leaves = nearest(index, words, phrasesOf, distance)
      if (leaves.length > 0) return leaves
    }
  }
  return []
}
