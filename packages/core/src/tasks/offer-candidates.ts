import type { Chat } from '../contract/chat.ts'
import type { ExecutorCard } from '../contract/profiles.ts'
import type { TaskOffer } from '../contract/task-offers.ts'
import type { TaskReply } from '../contract/task-replies.ts'
import { OFFER_LIMITS } from '../contract/task-terms.ts'
import { LIVE_OFFERS, LIVE_REPLIES, OFFERS_DAY } from './reply-presenter.ts'

const OPEN_OFFERS: ReadonlySet<string> = new Set(LIVE_OFFERS)
const OPEN_REPLIES: ReadonlySet<string> = new Set(LIVE_REPLIES)

/** Why somebody is not asked: an offer of the task waits with them, or they have replied to it themselves. */
export type OfferMark = 'OFFERED' | 'REPLIED'

/** Who of the executors has been asked already, or has come by themselves. Whoever declined may be asked again. */
export const offerMarks = (
  offers: readonly Pick<TaskOffer, 'status' | 'executor'>[],
  replies: readonly Pick<TaskReply, 'status' | 'executor'>[],
): ReadonlyMap<string, OfferMark> =>
  new Map<string, OfferMark>([
    ...replies
      .filter(({ status }) => OPEN_REPLIES.has(status))
      .map(({ executor }) => [executor.id, 'REPLIED'] as const),
    ...offers.filter(({ status }) => OPEN_OFFERS.has(status)).map(({ executor }) => [executor.id, 'OFFERED'] as const),
  ])

type Met = Chat['executor']

/** Executors a client has a chat with, the last spoken to first. */
const acquaintances = (chats: readonly Chat[], clientId: string): readonly Met[] => {
  const people = new Map<string, Met>()
  for (const { client, executor } of chats) {
    if (client.id === clientId && !people.has(executor.id)) people.set(executor.id, executor)
  }
  return [...people.values()]
}

const isCalled = ({ name }: Met, typed: string): boolean =>
  name.toLocaleLowerCase('ru').includes(typed.trim().toLocaleLowerCase('ru'))

/** Whom a client may offer a task. */
export interface OfferCandidates {
  /** Those they have a chat with whose names hold the typed words. */
  readonly met: readonly Met[]
  /** Those who were found besides. */
  readonly found: readonly ExecutorCard[]
}

export const offerCandidates = (
  chats: readonly Chat[],
  found: readonly ExecutorCard[],
  { clientId, text }: { readonly clientId: string; readonly text: string },
): OfferCandidates => {
  const met = acquaintances(chats, clientId).filter((person) => isCalled(person, text))
  const known = new Set(met.map(({ id }) => id))
  return { met, found: found.filter(({ id }) => !known.has(id)) }
}

/** How many more offers there may be: of this task at once, and of all within a day. */
export interface OffersLeft {
  readonly ofTask: number
  readonly ofDay: number
}

/** @param all every offer that the viewer has sent or got; `now` in milliseconds */
export const offersLeft = (
  ofTask: readonly Pick<TaskOffer, 'status'>[],
  all: readonly Pick<TaskOffer, 'client' | 'createdAt'>[],
  { clientId, now }: { readonly clientId: string; readonly now: number },
): OffersLeft => {
  const open = ofTask.filter(({ status }) => OPEN_OFFERS.has(status)).length
  const today = all.filter(
    ({ client, createdAt }) => client.id === clientId && Date.parse(createdAt) > now - OFFERS_DAY,
  )
  return {
    ofTask: Math.max(0, OFFER_LIMITS.openPerTask - open),
    ofDay: Math.max(0, OFFER_LIMITS.perDay - today.length),
  }
}
