import type { PublicUser } from '@artel/core/contract'
import { counted, formatDay, type Moment, NBSP, words } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import type { PersonWords, TrustFacts } from './person.types.ts'
import { ru } from './ru.ts'

/** Somebody in plain words. @param width CSS pixels that the face is wide at most */
export const personWords = (user: PublicUser, width: number): PersonWords => ({
  id: user.id,
  name: user.name,
  initials: user.initials,
  // One address for every screen: as sharp as the sharpest of them needs.
  src: (user.avatar && imageSources(user.avatar, width * 2)?.src) ?? undefined,
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
