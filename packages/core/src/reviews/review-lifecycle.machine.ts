import { and, setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import { type ReviewCommand, type ReviewOccasion, type ReviewRefusal, reviewRefusalRules } from './review-refusals.ts'

type Hindrance = Exclude<ReviewRefusal, 'WRONG_STATE'>

/**
 * A review of a deal (product §12). What has passed moderation stays HIDDEN until the other side's has passed too,
 * or 14 days are over, so that nobody answers in kind. States are the statuses of a review and NEW, which is none yet. It is
 * never started: {@link decideReview} asks it for one step. Needs no ports.
 */
export const reviewLifecycleMachine = setup({
  types: { input: {} as ReviewOccasion, context: {} as ReviewOccasion, events: {} as ReviewCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(reviewRefusalRules, refusals, { ...context, event }) === null,
    isWaitOver: ({ context, event }) => !reviewRefusalRules.TOO_EARLY({ ...context, event }),
  },
}).createMachine({
  id: 'reviewLifecycle',
  context: ({ input }) => input,
  initial: 'NEW',
  states: {
    NEW: {
      on: { WRITE: { target: 'MODERATION', guard: unless('NOT_A_PARTY', 'NO_DEAL', 'ALREADY_WRITTEN', 'TOO_LATE') } },
    },
    MODERATION: {
      on: {
        APPROVE: [
          { target: 'PUBLISHED', guard: and([unless('NOT_STAFF', 'CONTACTS_FOUND'), 'isWaitOver']) },
          { target: 'HIDDEN', guard: unless('NOT_STAFF', 'CONTACTS_FOUND') },
        ],
        REJECT: { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') },
      },
    },
    REJECTED: { on: { RESUBMIT: { target: 'MODERATION', guard: unless('NOT_AUTHOR', 'RESUBMITTED') } } },
    HIDDEN: {
      on: {
        REVEAL: { target: 'PUBLISHED', guard: unless('NOT_SYSTEM', 'TOO_EARLY') },
        REMOVE: { target: 'REMOVED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') },
      },
    },
    PUBLISHED: {
      on: {
        REPLY: { target: 'PUBLISHED', guard: unless('NOT_SUBJECT', 'REPLIED') },
        REMOVE_REPLY: { target: 'PUBLISHED', guard: unless('NOT_STAFF', 'NO_REPLY') },
        REMOVE: { target: 'REMOVED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') },
      },
    },
    REMOVED: { type: 'final' },
  },
})
