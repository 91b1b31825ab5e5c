import type { LookKind, OwnCompany, User, UserRejectField } from '@artel/core/contract'
import { findContacts } from '@artel/core/tasks'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion } from './allow.ts'

/** Something that staff look at after it was sent. */
export interface StoredLook {
  readonly kind: LookKind
  readonly id: string
  readonly since: string
  version: number
  /** Of a person: a new face is among what is to be looked at. */
  hasFace: boolean
}

const isOf = (kind: LookKind, id: string) => (look: StoredLook) => look.kind === kind && look.id === id

/** The look that something waits for. */
const lookFor = (world: MockWorld, kind: LookKind, id: string) => world.looks.find(isOf(kind, id))

const putBy = (world: MockWorld, kind: LookKind, id: string): void => {
  const isIt = isOf(kind, id)
  world.looks = world.looks.filter((look) => !isIt(look))
}

const hasContacts = (...words: readonly (string | null)[]) => words.some((text) => findContacts(text ?? '').length > 0)

/** Asks staff to look at a text that was sent, if it has contacts in it. */
export const lookAtContacts = (world: MockWorld, kind: LookKind, id: number, text: string): void => {
  if (!hasContacts(text)) return
  const since = new Date(world.now).toISOString()
  world.looks = [...world.looks, { kind, id: String(id), since, version: 1, hasFace: false }]
}

/** Takes what waits out of its queue. */
export const decideLook = (world: MockWorld, kind: LookKind, id: string, version: number): StoredLook => {
  const look = lookFor(world, kind, id)
  if (!look) throw new MockRefusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
  checkVersion(look, version)
  putBy(world, kind, id)
  return look
}

interface PublicPerson {
  readonly words: readonly [first: string, last: string, company: string | null, story: string]
  readonly avatarId: string | null
}

const NOBODY: PublicPerson = { words: ['', '', null, ''], avatarId: null }

const personOf = (user: User, company: OwnCompany | undefined): PublicPerson => ({
  words: [user.firstName, user.lastName, company?.shortName ?? null, company?.about ?? ''],
  avatarId: user.avatarId,
})

/** Somebody as everybody sees them now; of who has just come there was nothing before. */
export const publicPerson = (world: MockWorld, id: string): PublicPerson => {
  const user = world.accounts.find((one) => one.id === id)
  return user ? personOf(user, world.companies.get(id)) : NOBODY
}

const flaggedIn = ({ words: [first, last, company, story] }: PublicPerson): readonly UserRejectField[] => [
  ...(hasContacts(`${first} ${last}`, company) ? (['NAME'] as const) : []),
  ...(hasContacts(story) ? (['STORY'] as const) : []),
]

const ask = (world: MockWorld, id: string, hasFace: boolean, since = new Date(world.now).toISOString()): void => {
  const look = lookFor(world, 'USERS', id)
  if (look) Object.assign(look, { version: look.version + 1, hasFace })
  else world.looks = [...world.looks, { kind: 'USERS', id, since, version: 1, hasFace }]
}

/** Asks staff to look at a person whose words have contacts now, or who has a new face; lets go of who has mended it. */
export const lookAtPerson = (world: MockWorld, id: string, before: PublicPerson = NOBODY): void => {
  const after = publicPerson(world, id)
  const hasOtherWords = before.words.join('\n') !== after.words.join('\n')
  const isNewFace = before.avatarId !== after.avatarId
  if (!hasOtherWords && !isNewFace) return
  const look = lookFor(world, 'USERS', id)
  const hasFace = after.avatarId !== null && (isNewFace || look?.hasFace === true)
  const isFlagged = (hasOtherWords || look !== undefined) && flaggedIn(after).length > 0
  if (hasFace || isFlagged) ask(world, id, hasFace)
  else putBy(world, 'USERS', id)
}

/** One part of a person was judged: what else is to be looked at goes on waiting. */
export const lookAtTheRest = (world: MockWorld, { id, hasFace, since }: StoredLook, judged: UserRejectField): void => {
  const isFaceLeft = hasFace && judged !== 'FACE'
  const isFlagged = flaggedIn(publicPerson(world, id)).some((field) => field !== judged)
  if (isFaceLeft || isFlagged) ask(world, id, isFaceLeft, since)
}
