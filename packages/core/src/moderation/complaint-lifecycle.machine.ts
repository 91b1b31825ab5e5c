import { setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import {
  type ComplaintCommand,
  type ComplaintOccasion,
  type ComplaintRefusal,
  complaintRefusalRules,
} from './complaint-refusals.ts'

type Hindrance = Exclude<ComplaintRefusal, 'WRONG_STATE'>

/**
 * A complaint on its way through moderation (product §20.2). It is never started: {@link decideComplaint} asks it for
 * one step. Needs no ports.
 */
export const complaintLifecycleMachine = setup({
  types: { input: {} as ComplaintOccasion, context: {} as ComplaintOccasion, events: {} as ComplaintCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(complaintRefusalRules, refusals, { ...context, event }) === null,
  },
}).createMachine({
  id: 'complaintLifecycle',
  context: ({ input }) => input,
  initial: 'NEW',
  states: {
    NEW: { on: { TAKE: { target: 'IN_REVIEW', guard: unless('NOT_STAFF') } } },
    IN_REVIEW: {
      on: {
        RESOLVE: { target: 'RESOLVED', guard: unless('NOT_STAFF', 'VERDICT_REQUIRED') },
        DISMISS: { target: 'DISMISSED', guard: unless('NOT_STAFF', 'VERDICT_REQUIRED') },
      },
    },
    RESOLVED: { type: 'final' },
    DISMISSED: { type: 'final' },
  },
})
