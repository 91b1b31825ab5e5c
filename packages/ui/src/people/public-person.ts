import { isForgotten } from '@artel/core/account'
import type { PublicUser } from '@artel/core/contract'
import { counted, formatDay, type Moment, NBSP, words } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import { paths } from '@artel/core/routes'
import type { PersonWords, TrustFacts } from './person.types.ts'
import { ru } from './ru.ts'

/** Address of a face, as sharp as the sharpest screen needs. @param width CSS pixels that it is wide at most */
export const faceAddress = (avatar: PublicUser['avatar'], width: number): string | undefined =>
  (avatar && imageSources(avatar, width * 2)?.src) ?? undefined

/** Pages of people by their role; staff have none. */
const pages: Partial<Record<PublicUser['role'], (id: string) => string>> = {
  CLIENT: paths.client,
  EXECUTOR: paths.executor,
}

/** Where the page of somebody is, until they go for good. */
export const personPath = (user: Pick<PublicUser, 'id' | 'name' | 'role'>): string | undefined =>
  isForgotten(user) ? undefined : pages[user.role]?.(user.id)

/** Somebody in plain words. @param width CSS pixels that the face is wide at most */
export const personWords = (user: PublicUser, width: number): PersonWords => ({
  id: user.id,
  name: user.name,
  initials: user.initials,
  src: faceAddress(user.avatar, width),
  online: user.isOnline,
  to: personPath(user),
  isVerified: user.verificationStatus === 'VERIFIED',
  about: user.businessType ? ru.businessTypes[user.businessType] : undefined,
})

/** «41 задание» of an executor, «завершено 9 заданий» of anybody else; nothing is said of none. */
export const finishedJobs = (count: number, isExecutor: boolean): string | undefined => {
  const tasks = counted(count, words.task)
  return count === 0 ? undefined : isExecutor ? tasks : ru.finished(tasks)
}

/** «Документы проверены 20 января 2025». */
export const checkedOn = (verifiedAt: string | null, now: Moment, timeZone: string): string =>
  ru.checked(verifiedAt && formatDay(verifiedAt, now, timeZone))

const checkedOf = (
  { role, verificationStatus, verifiedAt }: PublicUser,
  now: Moment,
  timeZone: string,
): TrustFacts['checked'] => {
  if (verificationStatus === 'VERIFIED') return checkedOn(verifiedAt, now, timeZone)
  return role === 'EXECUTOR' ? null : undefined
}

/** What is said of somebody. Who has brought work to an end without a word about it is no newcomer: nothing is said then. */
const ratingFacts = ({ rating, finishedTasksCount }: PublicUser): TrustFacts['rating'] => {
  if (rating.count === 0) return finishedTasksCount === 0 ? null : undefined
  return { value: rating.average, count: counted(rating.count, words.review) }
}

/** Why somebody can be trusted, as far as it is known: what is not known is left out. */
export const trustFacts = (user: PublicUser, now: Moment, timeZone: string): TrustFacts => {
  return {
    rating: ratingFacts(user),
    jobs: finishedJobs(user.finishedTasksCount, user.role === 'EXECUTOR'),
    since: `${ru.since}${NBSP}${new Date(user.createdAt).getUTCFullYear()}${NBSP}${ru.ofYear}`,
    checked: checkedOf(user, now, timeZone),
  }
}
