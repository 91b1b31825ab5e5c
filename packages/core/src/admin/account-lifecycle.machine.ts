import { setup } from 'xstate'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import {
  type AccountCommand,
  type AccountOccasion,
  type AccountRefusal,
  accountRefusalRules,
} from './account-refusals.ts'

type Hindrance = Exclude<AccountRefusal, 'WRONG_STATE'>

/**
 * What administrators do to an account (product §24). The owner alone deletes it, in the settings. It is never started:
 * {@link decideAccount} asks it for one step. Needs no ports.
 */
export const accountLifecycleMachine = setup({
  types: { input: {} as AccountOccasion, context: {} as AccountOccasion, events: {} as AccountCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(accountRefusalRules, refusals, { ...context, event }) === null,
  },
}).createMachine({
  id: 'accountLifecycle',
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      on: {
        CHANGE_ROLE: {
          target: 'ACTIVE',
          guard: unless('NOT_ADMIN', 'OWN_ACCOUNT', 'LAST_ADMIN', 'DEALS_OPEN', 'ROLE_UNFIT'),
        },
        BLOCK: { target: 'BLOCKED', guard: unless('NOT_ADMIN', 'OWN_ACCOUNT', 'LAST_ADMIN', 'RULE_UNKNOWN') },
      },
    },
    BLOCKED: { on: { UNBLOCK: { target: 'ACTIVE', guard: unless('NOT_ADMIN') } } },
    DELETED: { type: 'final' },
  },
})
