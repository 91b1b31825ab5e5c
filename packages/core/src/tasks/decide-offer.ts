import { getInitialSnapshot } from 'xstate'
import type { OfferStatus } from '../contract/task-offers.ts'
import type { OfferUserEvent } from '../contract/task-terms.ts'
import { stepOf } from '../lifecycle/index.ts'
import type { TaskViewer } from './decide-task.ts'
import { offerLifecycleMachine } from './offer-lifecycle.machine.ts'
import {
  type OfferCommand,
  type OfferFacts,
  type OfferOccasion,
  type OfferRefusal,
  offerRefusalRules,
} from './offer-refusals.ts'

/** The lifecycle's answer: the new status and whether the offer's chat closes with it, or the first reason to refuse. */
export type OfferDecision =
  | { readonly ok: true; readonly status: OfferStatus; readonly closesChat: boolean }
  | { readonly ok: false; readonly refusal: OfferRefusal }

const stateOf = (occasion: OfferOccasion) =>
  occasion.offer === null
    ? getInitialSnapshot(offerLifecycleMachine, occasion)
    : offerLifecycleMachine.resolveState({ value: occasion.offer.status, context: occasion })

/** Decides one event of an offer. Pure. After the task has an executor or an end, send CLOSE to every offer of it. */
export const decideOffer = ({
  event,
  ...occasion
}: OfferOccasion & { readonly event: OfferCommand }): OfferDecision => {
  const step = stepOf(offerLifecycleMachine, stateOf(occasion), event, offerRefusalRules, { ...occasion, event })
  if (!step.ok) return step
  return { ok: true, status: step.next.value as OfferStatus, closesChat: step.next.hasTag('chatClosed') }
}

/** An event that the viewer's part in the offer has a button for; `null` allows it. */
export interface AllowedOfferEvent {
  readonly event: OfferUserEvent
  readonly refusal: OfferRefusal | null
}

/** The contract's `allowedEvents` of an offer: the executor answers, the client withdraws. */
export const allowedOfferEvents = (
  offer: OfferFacts,
  viewer: TaskViewer,
  now: number,
): readonly AllowedOfferEvent[] => {
  if (viewer === null) return []
  const events: OfferUserEvent[] = []
  if (viewer.id === offer.executorId) events.push('ACCEPT', 'DECLINE')
  if (viewer.id === offer.clientId) events.push('WITHDRAW')
  return events.map((type) => {
    const decision = decideOffer({ offer, event: { type }, actor: viewer, now })
    return { event: type, refusal: decision.ok ? null : decision.refusal }
  })
}
