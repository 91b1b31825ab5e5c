import { setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import { type OfferCommand, type OfferOccasion, type OfferRefusal, offerRefusalRules } from './offer-refusals.ts'

type Hindrance = Exclude<OfferRefusal, 'WRONG_STATE'>

const open = {
  ACCEPT: { target: 'ACCEPTED', guard: unless('NOT_INVITED', 'TASK_NOT_OPEN', 'TOO_LATE') },
  DECLINE: { target: 'DECLINED', guard: unless('NOT_INVITED') },
  WITHDRAW: { target: 'WITHDRAWN', guard: unless('NOT_CLIENT') },
  EXPIRE: { target: 'EXPIRED', guard: unless('NOT_SYSTEM', 'TOO_EARLY') },
  CLOSE: { target: 'CLOSED', guard: unless('NOT_SYSTEM', 'TASK_OPEN') },
  REMOVE: { target: 'CLOSED', guard: unless('NOT_STAFF') },
} as const

/**
 * A client's offer of a task to an executor (product §11). States are the statuses of an offer and NEW, which
 * is none yet; the tag `chatClosed` says that its chat takes no more messages. It is never started: {@link decideOffer} asks
 * it for one step. Needs no ports.
 */
export const offerLifecycleMachine = setup({
  types: {
    input: {} as OfferOccasion,
    context: {} as OfferOccasion,
    events: {} as OfferCommand,
    tags: {} as 'chatClosed',
  },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(offerRefusalRules, refusals, { ...context, event }) === null,
  },
}).createMachine({
  id: 'offerLifecycle',
  context: ({ input }) => input,
  initial: 'NEW',
  states: {
    NEW: {
      on: {
        SEND: {
          target: 'SENT',
          guard: unless(
            'NOT_AUTHOR',
            'OWN_TASK',
            'NOT_AN_EXECUTOR',
            'TASK_NOT_OPEN',
            'ALREADY_OFFERED',
            'ALREADY_REPLIED',
            'TASK_OFFERS_FULL',
            'DAY_OFFERS_FULL',
          ),
        },
      },
    },
    SENT: { on: { VIEW: { target: 'VIEWED', guard: unless('NOT_INVITED') }, ...open } },
    VIEWED: { on: open },
    // As with an accepted reply: the chat outlives a finished deal, a cancelled one ends it.
    ACCEPTED: { on: { CLOSE: { target: 'CLOSED', guard: unless('NOT_SYSTEM', 'DEAL_STANDS') } } },
    DECLINED: { type: 'final', tags: 'chatClosed' },
    WITHDRAWN: { type: 'final', tags: 'chatClosed' },
    EXPIRED: { type: 'final', tags: 'chatClosed' },
    CLOSED: { type: 'final', tags: 'chatClosed' },
  },
})
