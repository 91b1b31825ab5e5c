import { and, setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import {
  type PublicationCommand,
  type PublicationOccasion,
  type PublicationRefusal,
  publicationRefusalRules,
} from './publication-refusals.ts'

type Hindrance = Exclude<PublicationRefusal, 'WRONG_STATE'>

const remove = { guard: unless('NOT_OWNER') } as const
const reject = { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') } as const
/** What strangers judge goes back to moderation; the rest applies where it is. */
const judged = { target: 'PENDING', guard: and([unless('NOT_OWNER', 'INCOMPLETE'), 'isJudged']) } as const

/**
 * The life of a product and of an article, which share it (domain.md "Product, article…"). DELETE changes no status. It is
 * never started: {@link decidePublication} asks it for one step. Needs no ports.
 */
export const publicationLifecycleMachine = setup({
  types: { input: {} as PublicationOccasion, context: {} as PublicationOccasion, events: {} as PublicationCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(publicationRefusalRules, refusals, { ...context, event }) === null,
    isJudged: ({ event }) => event.type === 'UPDATE' && event.isJudged,
  },
}).createMachine({
  id: 'publicationLifecycle',
  context: ({ input }) => input,
  initial: 'DRAFT',
  states: {
    DRAFT: {
      on: {
        // A draft may lack whatever it likes.
        UPDATE: { target: 'DRAFT', guard: unless('NOT_OWNER') },
        SUBMIT: { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE', 'QUOTA') },
        DELETE: remove,
      },
    },
    PENDING: {
      on: {
        APPROVE: { target: 'PUBLISHED', guard: unless('NOT_STAFF') },
        REJECT: reject,
        UPDATE: { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE') },
        DELETE: remove,
      },
    },
    REJECTED: {
      on: {
        // Fixing resubmits.
        UPDATE: { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE') },
        DELETE: remove,
      },
    },
    PUBLISHED: {
      on: {
        UPDATE: [judged, { target: 'PUBLISHED', guard: unless('NOT_OWNER', 'INCOMPLETE') }],
        HIDE: { target: 'HIDDEN', guard: unless('NOT_OWNER') },
        REJECT: reject,
        DELETE: remove,
      },
    },
    HIDDEN: {
      on: {
        UPDATE: [judged, { target: 'HIDDEN', guard: unless('NOT_OWNER', 'INCOMPLETE') }],
        SHOW: { target: 'PUBLISHED', guard: unless('NOT_OWNER', 'QUOTA') },
        DELETE: remove,
      },
    },
  },
})
