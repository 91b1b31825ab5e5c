import type { PublicationStatus, PublicationUserEvent } from '../contract/content-terms.ts'
import { CONTENT_REJECT_RULES } from '../contract/review-terms.ts'
import { type Actor, isStaff, stepOf } from '../lifecycle/index.ts'
import { publicationLifecycleMachine } from './publication-lifecycle.machine.ts'
import {
  type PublicationCommand,
  type PublicationFacts,
  type PublicationOccasion,
  type PublicationRefusal,
  publicationRefusalRules,
} from './publication-refusals.ts'

/** The lifecycle's answer: the new status, or the first reason to refuse. */
export type PublicationDecision =
  | { readonly ok: true; readonly status: PublicationStatus }
  | { readonly ok: false; readonly refusal: PublicationRefusal }

/** Decides one event of a product or an article. Pure. */
export const decidePublication = ({
  event,
  ...occasion
}: PublicationOccasion & { readonly event: PublicationCommand }): PublicationDecision => {
  const value = occasion.publication.status
  const state = publicationLifecycleMachine.resolveState({ value, context: occasion })
  const step = stepOf(publicationLifecycleMachine, state, event, publicationRefusalRules, { ...occasion, event })
  return step.ok ? { ok: true, status: step.next.value as PublicationStatus } : step
}

/** An event that the viewer's part has a button for; `null` allows it. */
export interface AllowedPublicationEvent {
  readonly event: PublicationUserEvent
  readonly refusal: PublicationRefusal | null
}

/** What {@link allowedPublicationEvents} must know of the thing itself. */
export interface PublicationMeans {
  readonly isComplete: boolean
  /** Places that the owner's tariff still has; `null` without a limit. */
  readonly quotaLeft: number | null
}

const commandOf = (type: PublicationUserEvent, { isComplete, quotaLeft }: PublicationMeans): PublicationCommand => {
  switch (type) {
    case 'SUBMIT':
      return { type, isComplete, quotaLeft }
    case 'SHOW':
      return { type, quotaLeft }
    // What will be written is judged when it is sent.
    case 'UPDATE':
      return { type, isJudged: false, isComplete: true, quotaLeft }
    case 'REJECT':
      return { type, rule: CONTENT_REJECT_RULES[0] }
    default:
      return { type }
  }
}

/** The contract's `allowedEvents` of a product or an article: its owner's and those of staff. `null` is a guest. */
export const allowedPublicationEvents = (
  publication: PublicationFacts,
  viewer: Exclude<Actor, 'system'> | null,
  means: PublicationMeans,
): readonly AllowedPublicationEvent[] => {
  if (viewer === null) return []
  const events: PublicationUserEvent[] = []
  if (viewer.id === publication.ownerId) events.push('UPDATE', 'SUBMIT', 'HIDE', 'SHOW', 'DELETE')
  if (isStaff(viewer)) events.push('APPROVE', 'REJECT')
  return events.map((type) => {
    const decision = decidePublication({ publication, event: commandOf(type, means), actor: viewer })
    return { event: type, refusal: decision.ok ? null : decision.refusal }
  })
}
