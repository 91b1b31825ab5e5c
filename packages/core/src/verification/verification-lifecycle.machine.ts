import { setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import {
  type VerificationCommand,
  type VerificationOccasion,
  type VerificationRefusal,
  verificationRefusalRules,
} from './verification-refusals.ts'

type Hindrance = Exclude<VerificationRefusal, 'WRONG_STATE'>

const submit = { target: 'PENDING', guard: unless('NOT_OWNER', 'DOCUMENTS', 'SUBMITTED_OFTEN') } as const

/**
 * How an executor's papers are checked (product §16). While they are, the legal data stay as they are: CHANGE
 * belongs to VERIFIED only. It is never started: {@link decideVerification} asks it for one step. Needs no ports.
 */
export const verificationLifecycleMachine = setup({
  types: { input: {} as VerificationOccasion, context: {} as VerificationOccasion, events: {} as VerificationCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(verificationRefusalRules, refusals, { ...context, event }) === null,
  },
}).createMachine({
  id: 'verificationLifecycle',
  context: ({ input }) => input,
  initial: 'UNVERIFIED',
  states: {
    UNVERIFIED: { on: { SUBMIT: submit } },
    PENDING: {
      on: {
        APPROVE: { target: 'VERIFIED', guard: unless('NOT_STAFF') },
        REJECT: { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') },
        WITHDRAW: { target: 'UNVERIFIED', guard: unless('NOT_OWNER') },
      },
    },
    VERIFIED: {
      on: {
        CHANGE: { target: 'UNVERIFIED', guard: unless('NOT_OWNER') },
        REVOKE: { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN') },
      },
    },
    REJECTED: { on: { SUBMIT: submit } },
  },
})
