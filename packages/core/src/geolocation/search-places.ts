import { inRussianLayout, plainText, slipsAtStart } from '../search/index.ts'
import { CITY_NICKNAMES } from './city-nicknames.ts'
import { looseLatin } from './latin.ts'

interface Named {
  readonly name: string
}

/** How a place is called, in one alphabet. */
interface Names {
  readonly name: string
  readonly nicknames: readonly string[]
}

interface Known {
  readonly russian: Names
  readonly latin: Names
}

/** One way to understand what was typed. */
interface Reading {
  readonly alphabet: keyof Known
  readonly text: string
}

/** Places are searched at every pause of the typing, and hardly ever change. */
const taken = new WeakMap<Named, Known>()

const namesOf = (place: Named): Known => {
  const russian = { name: plainText(place.name), nicknames: CITY_NICKNAMES[place.name] ?? [] }
  const known = taken.get(place) ?? {
    russian,
    latin: { name: looseLatin(russian.name), nicknames: russian.nicknames.map(looseLatin) },
  }
  taken.set(place, known)
  return known
}

/**
 * As typed; where that has Latin letters, as Russian in Latin letters, and as typed in the wrong layout: this one first where
 * no vowel could be spoken, as in «vjc».
 */
const readingsOf = (typed: string): readonly Reading[] => {
  const text = plainText(typed)
  const meant = inRussianLayout(typed)
  const asTyped: Reading = { alphabet: 'russian', text }
  if (meant === null) return [asTyped]
  const inLatin: Reading = { alphabet: 'latin', text: looseLatin(text) }
  const inOtherLayout: Reading = { alphabet: 'russian', text: plainText(meant) }
  return /[aeiouy]/.test(text) ? [asTyped, inLatin, inOtherLayout] : [asTyped, inOtherLayout, inLatin]
}

/** Fewer letters begin too many nicknames. */
const NICKNAME_START = 3

/** The name or a nickname itself, the beginning of the name, of another of its words or of a nickname, its inside. */
const closeness = ({ name, nicknames }: Names, text: string): number | null => {
  if (name === text || nicknames.includes(text)) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(` ${text}`)) return 2
  if (text.length >= NICKNAME_START && nicknames.some((nickname) => nickname.startsWith(text))) return 2
  return text.length > 1 && name.includes(text) ? 3 : null
}

/** One slip in three letters, three at most: with more, another place is as likely. */
const slipsIn = (text: string) => Math.min(3, Math.floor(text.length / 3))

/** As few slips as the beginning of the name, or of what follows its first word, has. */
const slips = ({ name }: Names, text: string): number | null => {
  const [, ...rest] = name.split(' ')
  const fewest = Math.min(...[name, rest.join(' ')].map((words) => slipsAtStart(words, text)))
  return fewest <= slipsIn(text) ? fewest : null
}

/** Places by how well they fit, then by the reading; those that fit alike stay in their order. */
const ranked = <P extends Named>(
  places: readonly P[],
  readings: readonly Reading[],
  fit: (names: Names, text: string) => number | null,
): readonly P[] =>
  places
    .flatMap((place) => {
      const known = namesOf(place)
      const ranks = readings.flatMap(({ alphabet, text }, at) => {
        const rank = text === '' ? null : fit(known[alphabet], text)
        return rank === null ? [] : [rank * readings.length + at]
      })
      return ranks.length === 0 ? [] : [{ place, rank: Math.min(...ranks) }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place)

/**
 * Cities or regions as people type them: in part, by nickname («Питер»), in Latin letters («moskva»), in the wrong layout
 * («vjcrdf»); where nothing is called so, with slips. An empty text finds all.
 * @param places the more important before the less: those that fit alike stay in this order
 */
export const searchPlaces = <P extends Named>(places: readonly P[], typed: string): readonly P[] => {
  if (plainText(typed) === '') return places
  const readings = readingsOf(typed)
  const found = ranked(places, readings, closeness)
  return found.length > 0 ? found : ranked(places, readings, slips)
}

/** Places that are called exactly so, by name or nickname. */
export const placesCalled = <P extends Named>(places: readonly P[], typed: string): readonly P[] =>
  ranked(places, readingsOf(typed), (names, text) => (closeness(names, text) === 0 ? 0 : null))
