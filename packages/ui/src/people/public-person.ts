import type { PublicUser } from '@artel/core/contract'
import { counted, formatDay, type Moment, NBSP, words } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import type { PersonWords, TrustFacts } from './person.types.ts'
import { ru } from './ru.ts'

/** Address of a face, as sharp as the sharpest screen needs. @param width CSS pixels that it is wide at most */
export const faceAddress = (avatar: PublicUser['avatar'], width: number): string | undefined =>
  (avatar && imageSources(avatar, width * 2)?.src) ?? undefined

/** Somebody in plain words. @param width CSS pixels that the face is wide at most */
export const personWords = (user: PublicUser, width: number): PersonWords => ({
  id: user.id,
  name: user.name,
  initials: user.initials,
  src: faceAddress(user.avatar, width),
  online: user.isOnline,
  isVerified: user.verificationStatus === 'VERIFIED',
  about: user.businessType ? ru.businessTypes[user.businessType] : undefined,
})

const checkedOf = (
  { role, verificationStatus, verifiedAt }: PublicUser,
  now: Moment,
  timeZone: string,
): TrustFacts['checked'] => {
  if (verificationStatus === 'VERIFIED') return ru.checked(verifiedAt && formatDay(verifiedAt, now, timeZone))
  return role === 'EXECUTOR' ? null : undefined
}

/** Why somebody can be trusted, as far as it is known: what is not known is left out. */
export const trustFacts = (user: PublicUser, now: Moment, timeZone: string): TrustFacts => {
  const tasks = counted(user.finishedTasksCount, words.task)
  return {
    jobs: user.finishedTasksCount === 0 ? undefined : user.role === 'EXECUTOR' ? tasks : ru.finished(tasks),
    since: `${ru.since}${NBSP}${new Date(user.createdAt).getUTCFullYear()}${NBSP}${ru.ofYear}`,
    checked: checkedOf(user, now, timeZone),
  }
}
