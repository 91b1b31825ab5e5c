import type { FaqItem, FoundFaqItem } from '../contract/faq.ts'
import { wordsOfText } from '../marked-text/index.ts'
import { areKin, inRussianLayout, plainText, slipsAtStart, stemOf } from '../search/index.ts'

type Searched = Pick<FaqItem, 'id' | 'slug' | 'sectionSlug' | 'question' | 'answer'>

/** Answers of one search. */
const MOST = 20
/** Characters of an answer that are shown. */
const SNIPPET = 180
/** A word in the question tells more than one in the answer. */
const IN_QUESTION = 3

/** Words that every question may hold. */
const NOISE = new Set(
  'и в на по за из от до для или не с к о у а же ли я мне мой моя моё мои как что это то если почему где когда кто нет да'.split(
    ' ',
  ),
)

interface Token {
  readonly word: string
  readonly stem: string
  /** [from, to) in characters. */
  readonly mark: [number, number]
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: found }) => {
    const word = plainText(found)
    const from = [...text.slice(0, index)].length
    return { word, stem: stemOf(word), mark: [from, from + [...found].length] }
  })

type Fits = (token: Token, sought: Token) => boolean

/** A shorter stem begins words of other kins. */
const TELLING_STEM = 4

const isForm: Fits = (token, { word, stem }) =>
  token.word.startsWith(word) ||
  areKin(token.stem, stem) ||
  (stem.length >= TELLING_STEM && token.word.startsWith(stem))

/** One slip in a word of four letters, two in one of eight. */
const isMisspelt: Fits = (token, sought) => {
  if (isForm(token, sought)) return true
  const { word, stem } = sought
  const allowed = word.length >= 8 ? 2 : 1
  if (word.length < 4 || Math.abs(token.word.length - word.length) > allowed + 2) return false
  return slipsAtStart(token.word, stem.length >= TELLING_STEM ? stem : word) <= allowed
}

const marksOf = (tokens: readonly Token[], sought: readonly Token[], fits: Fits): [number, number][] =>
  tokens.filter((token) => sought.some((one) => fits(token, one))).map(({ mark }) => mark)

/** A piece of the answer around its first match, cut between words. */
const snippetOf = (answer: string, marks: readonly [number, number][]) => {
  const characters = [...answer]
  const first = marks[0]?.[0] ?? 0
  const isSpace = (at: number) => characters[at] === ' '
  let from = first > SNIPPET / 2 ? first - 60 : 0
  while (from > 0 && !isSpace(from - 1)) from -= 1
  let to = Math.min(from + SNIPPET, characters.length)
  while (to < characters.length && !isSpace(to)) to -= 1
  const before = from > 0 ? '… ' : ''
  const after = to < characters.length ? '…' : ''
  const shift = [...before].length - from
  return {
    snippet: before + characters.slice(from, to).join('') + after,
    highlights: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): [number, number] => [start + shift, end + shift]),
  }
}

const search = (items: readonly Searched[], typed: string, fits: Fits, needsAll: boolean): FoundFaqItem[] => {
  const words = tokensOf(typed)
  const telling = words.filter(({ word }) => !NOISE.has(word))
  const sought = telling.length > 0 ? telling : words
  if (sought.length === 0) return []
  return items
    .map((item) => {
      const { id, slug, sectionSlug, question } = item
      const answer = wordsOfText(item.answer)
      const [inQuestion, inAnswer] = [tokensOf(question), tokensOf(answer)]
      const weights = sought.map((one) =>
        inQuestion.some((token) => fits(token, one)) ? IN_QUESTION : inAnswer.some((token) => fits(token, one)) ? 1 : 0,
      )
      const found: FoundFaqItem = {
        id,
        slug,
        sectionSlug,
        question,
        questionHighlights: marksOf(inQuestion, sought, fits),
        ...snippetOf(answer, marksOf(inAnswer, sought, fits)),
      }
      const met = weights.filter((weight) => weight > 0).length
      return { found, met, weight: weights.reduce<number>((sum, weight) => sum + weight, 0) }
    })
    .filter(({ met }) => (needsAll ? met === sought.length : met * 2 > sought.length))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ found }) => found)
}

/**
 * Answers that hold every word of what was typed in any form, or with a slip of the keys, or typed in the wrong layout; where
 * there are none, those that hold most of the words. The likeliest come first; nothing of a text is ever taken for markup.
 */
export const searchFaq = (items: readonly Searched[], typed: string): FoundFaqItem[] => {
  const meant = [typed, inRussianLayout(typed)].filter((text) => text !== null)
  for (const needsAll of [true, false]) {
    for (const fits of [isForm, isMisspelt]) {
      for (const text of meant) {
        const found = search(items, text, fits, needsAll)
        if (found.length > 0) return found
      }
    }
  }
  return []
}
