import type { ExecutorProfile, PortfolioCase, Service } from '@artel/core/contract'
import { BADGE_NAMES, worksList } from '@artel/core/executors'
import { DOT, formatLastVisit, formatMoney, formatPrice, type Moment } from '@artel/core/format'
import { type PersonWords, personWords, type TrustFacts, trustFacts } from '../../people/index.ts'
import type { PriceLine } from '../../prices/index.ts'
import type { WorkWords } from '../../works/index.ts'
import { ru } from './ru.ts'

/** An executor at the top of their page, and why they can be trusted. */
export const headWords = (
  executor: ExecutorProfile,
  now: Moment,
  timeZone: string,
): { readonly person: PersonWords; readonly trust: TrustFacts } => {
  const person = personWords(executor, 120)
  const about = [
    person.about,
    executor.cityName,
    executor.visitClient && ru.visits,
    formatLastVisit(executor, now, timeZone),
  ]
  return {
    // Their own name needs no way to where one is.
    person: {
      ...person,
      to: undefined,
      about: about.filter(Boolean).join(DOT),
      badges: executor.badges.map((badge) => BADGE_NAMES[badge]),
    },
    trust: {
      ...trustFacts(executor, now, timeZone),
      answers: executor.answersWithin === null ? undefined : ru.answers(executor.answersWithin),
    },
  }
}

/** A line of a price list in words. */
export const priceLine = ({ id, name, priceType, price, unit }: Service): PriceLine => ({
  id,
  name,
  price: { sum: formatPrice({ priceType, price }), unit: unit === null ? undefined : ru.per(unit) },
})

/** Address of one work. */
const workPath = (path: string, work: number): string => worksList.address(path, { ...worksList.defaults, work })

/** A work among others. @param path of the page of works */
export const workWords = (
  { id, title, photos, price, category, termDays, year, isHidden }: PortfolioCase,
  path: string,
): WorkWords => ({
  id,
  title,
  picture: photos[0] ?? null,
  alt: '',
  price: price === null ? undefined : { sum: formatMoney(price) },
  facts: [isHidden && ru.hidden, category.name, termDays !== null && ru.term(termDays), year].filter(Boolean).join(DOT),
  photos: photos.length > 1 ? { count: photos.length, words: ru.photos(photos.length) } : undefined,
  to: workPath(path, id),
})
