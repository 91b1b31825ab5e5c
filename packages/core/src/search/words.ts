import { plainText } from './typed-text.ts'

const ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|ать|ять|ить|еть|ий|ый|ой|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ов|ев|ей|ом|ем|ам|ям|ах|ях|ия|ию|ии|[аяоеыиуюьй])$/u

/** Words that say nothing about a trade. */
const NOISE = new Set([
  'и',
  'в',
  'на',
  'по',
  'за',
  'из',
  'от',
  'до',
  'для',
  'под',
  'над',
  'при',
  'или',
  'не',
  'с',
  'к',
  'о',
])

/** Words of a text that mean something: lower case, «е» for «ё». */
export const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '' && !NOISE.has(word))

/** A word without its ending, so that «плитку» meets «плитки». Rough on purpose: no dictionary. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= 3 ? stem : word
}

/** The vowel that comes and goes before the last consonant: «окон» is «окна», «плиток» is «плитка». */
const withoutFleetingVowel = (stem: string) => stem.replace(/[ео](?=[бвгджзйклмнпрстфхцчшщ]$)/u, '')

/** Both are forms of one word, or one is made from the other by a short suffix («сантехник», «сантехника»). */
export const areKin = (one: string, other: string): boolean => {
  if (one === other || withoutFleetingVowel(one) === other || withoutFleetingVowel(other) === one) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 3
}
