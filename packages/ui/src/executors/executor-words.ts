import type { ExecutorCard } from '@artel/core/contract'
import { DOT, formatPrice, type Moment } from '@artel/core/format'
import { personWords, trustFacts } from '../people/index.ts'
import type { ExecutorWords } from './executor.types.ts'
import { ru } from './ru.ts'

/** CSS pixels of the face on a row. */
const FACE = 96
const TRADES = 2

export interface CardPlace {
  readonly now: Moment
  readonly timeZone: string
  /** The list is of several cities: each says theirs. */
  readonly isCityTold: boolean
}

/** An executor of a list in plain words. */
export const executorWords = (card: ExecutorCard, { now, timeZone, isCityTold }: CardPlace): ExecutorWords => {
  const { badges, answersWithin, priceFrom, categories, cityName, intro, works } = card
  const person = personWords(card, FACE)
  const trades = categories.slice(0, TRADES).map(({ name }) => name)
  return {
    person: {
      ...person,
      about: [person.about, trades.join(', '), isCityTold && cityName].filter(Boolean).join(DOT),
      badges: badges.map((badge) => ru.badges[badge]),
    },
    trust: {
      ...trustFacts(card, now, timeZone),
      answers: answersWithin === null ? undefined : ru.answers(answersWithin),
    },
    price: { sum: formatPrice({ priceType: priceFrom === null ? 'NEGOTIABLE' : 'FROM', price: priceFrom }) },
    works: works.map(({ id, title, photo }) => ({ id, picture: photo, alt: title })),
    text: intro,
    isPaid: card.isPaid,
  }
}
