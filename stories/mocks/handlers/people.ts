import type { PublicUser, User } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import type { MockWorld } from '../world.ts'
import { ratingOf } from './ratings.ts'

/** What the others see of an account itself. */
const traitsOf = ({ places, companies, files }: MockWorld, user: User) => ({
  id: user.id,
  name: publicName(user),
  initials: initials(user),
  role: user.role,
  businessType: user.company?.businessType ?? null,
  verificationStatus: user.company?.verificationStatus ?? null,
  verifiedAt: companies.get(user.id)?.verifiedAt ?? null,
  avatar: files.find(({ file }) => file.id === user.avatarId)?.file.picture ?? null,
  cityName: places.find(({ id }) => id === user.cityId)?.name ?? null,
})

/** Somebody as the others see them. */
export const faceOf = (world: MockWorld, user: User): PublicUser =>
  world.people.find(({ id }) => id === user.id) ?? {
    ...traitsOf(world, user),
    finishedTasksCount: 0,
    rating: { average: null, count: 0 },
    createdAt: new Date(world.now).toISOString(),
    isOnline: true,
    lastVisitAt: null,
  }

/** Whether somebody's account is no more or is blocked; whoever the stories only tell of never had one. */
export const isGone = ({ gone, standings }: MockWorld, { id }: Pick<PublicUser, 'id'>): boolean =>
  gone.has(id) || Boolean(standings.get(id)?.block)

/** Whether everybody is shown somebody and what they publish; an executor needs a confirmed address for it. */
export const isShown = (world: MockWorld, person: Pick<PublicUser, 'id'>): boolean => {
  const account = world.accounts.find(({ id }) => id === person.id)
  return !isGone(world, person) && (account?.role !== 'EXECUTOR' || account.emailConfirmed)
}

/** Somebody as they are now: with what they have brought to an end since the story began, and what is said of them. */
export const asOfNow = <P extends Pick<PublicUser, 'id' | 'finishedTasksCount'>>(
  world: MockWorld,
  person: P,
): P & Pick<PublicUser, 'rating'> => ({
  ...person,
  rating: ratingOf(world, person.id),
  finishedTasksCount: person.finishedTasksCount + (world.finished.get(person.id) ?? 0),
})

/** A value in which the person of these traits has them wherever they stand. */
const withTraits = <T>(value: T, traits: ReturnType<typeof traitsOf>): T => {
  if (Array.isArray(value)) return value.map((one) => withTraits(one, traits)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, withTraits(part, traits)] as const)
  const isPerson = 'initials' in value && 'id' in value && value.id === traits.id
  const known = entries.map(([key, part]) => [key, isPerson && key in traits ? traits[key as 'name'] : part])
  return Object.fromEntries(known)
}

/** Everybody sees an account as it is now, in what was written before, too. */
export const showFace = (world: MockWorld, user: User): void => {
  const traits = traitsOf(world, user)
  world.people = withTraits(world.people, traits)
  world.tasks = withTraits(world.tasks, traits)
  world.replies = withTraits(world.replies, traits)
  world.offers = withTraits(world.offers, traits)
  world.products = withTraits(world.products, traits)
  world.chats = withTraits(world.chats, traits)
  world.messages = withTraits(world.messages, traits).map((message) => ({
    ...message,
    name: message.sender?.name ?? message.name,
  }))
}
