import { and, not, setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import {
  type PublicationCommand,
  type PublicationOccasion,
  type PublicationRefusal,
  publicationRefusalRules,
} from './publication-refusals.ts'

type Hindrance = Exclude<PublicationRefusal, 'WRONG_STATE'>

/** The status of what is deleted says what it was. */
const removed = <S extends string>(status: S) => ({ target: status, guard: unless('NOT_OWNER') }) as const
const reject = { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') } as const
/** What staff have mended needs no other judge. */
const mended = <S extends string>(status: S) => ({ target: status, guard: unless('NOT_STAFF', 'INCOMPLETE') }) as const
/** What strangers judge goes back to moderation; the rest applies where it is. */
const judged = { target: 'PENDING', guard: and([unless('NOT_OWNER', 'INCOMPLETE'), 'isJudged']) } as const

/**
 * The life of a product and of an article, which share it (product §17). DELETE changes no status. It is
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
        DELETE: removed('DRAFT'),
      },
    },
    PENDING: {
      on: {
        APPROVE: { target: 'PUBLISHED', guard: unless('NOT_STAFF') },
        REJECT: reject,
        MEND: mended('PENDING'),
        UPDATE: { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE') },
        DELETE: removed('PENDING'),
      },
    },
    REJECTED: {
      on: {
        // Fixing resubmits; what was turned down has lost its place.
        UPDATE: { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE', 'QUOTA') },
        DELETE: removed('REJECTED'),
      },
    },
    PUBLISHED: {
      on: {
        UPDATE: [judged, { target: 'PUBLISHED', guard: unless('NOT_OWNER', 'INCOMPLETE') }],
        MEND: mended('PUBLISHED'),
        HIDE: { target: 'HIDDEN', guard: unless('NOT_OWNER') },
        REJECT: reject,
        DELETE: removed('PUBLISHED'),
      },
    },
    HIDDEN: {
      on: {
        // To be judged anew it needs a place again.
        UPDATE: [
          { target: 'HIDDEN', guard: and([unless('NOT_OWNER', 'INCOMPLETE'), not('isJudged')]) },
          { target: 'PENDING', guard: unless('NOT_OWNER', 'INCOMPLETE', 'QUOTA') },
        ],
        MEND: mended('HIDDEN'),
        SHOW: { target: 'PUBLISHED', guard: unless('NOT_OWNER', 'QUOTA') },
        DELETE: removed('HIDDEN'),
      },
    },
  },
})
