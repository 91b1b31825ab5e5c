import type { FinishedJob } from '@artel/core/contract'
import { DOT, formatDay, formatPrice, type Moment } from '@artel/core/format'
import { faceAddress, type PersonWords, personPath } from '../people/index.ts'
import { ru } from './ru.ts'

const FACE = 40

/** One side of a job. */
export const sideOf = (side: FinishedJob['client']): PersonWords => ({
  id: side.id,
  name: side.name,
  initials: side.initials,
  src: faceAddress(side.avatar, FACE),
  to: personPath(side),
})

/** «4 500 ₽». */
export const jobPrice = ({ price }: FinishedJob): string => formatPrice({ priceType: 'FIXED', price })

/** «за 2 дня, из 5 откликов»; who had one reply did not choose. */
export const jobTerm = ({ termDays, repliesCount }: FinishedJob): string =>
  repliesCount > 1 ? `${ru.term(termDays)}, ${ru.chosenFrom(repliesCount)}` : ru.term(termDays)

/** «Укладка плитки · Казань». */
export const jobPlace = ({ category, cityName }: FinishedJob): string =>
  [category.name, cityName].filter(Boolean).join(DOT)

/** The day that it was finished on. */
export const jobDay = ({ finishedAt }: FinishedJob, now: Moment, timeZone: string): string =>
  formatDay(finishedAt, now, timeZone)
