import { ACCOUNT_EVENTS, type AccountEvent, type AccountState, BLOCK_RULES } from '../contract/admin-terms.ts'
import { stepOf } from '../lifecycle/index.ts'
import { accountLifecycleMachine } from './account-lifecycle.machine.ts'
import {
  type AccountCommand,
  type AccountFacts,
  type AccountOccasion,
  type AccountRefusal,
  accountRefusalRules,
  rolesFor,
} from './account-refusals.ts'

/** The lifecycle's answer: the new state, or the first reason to refuse. */
export type AccountDecision =
  | { readonly ok: true; readonly status: AccountState }
  | { readonly ok: false; readonly refusal: AccountRefusal }

/** Decides one event of an account. Pure. */
export const decideAccount = ({
  event,
  ...occasion
}: AccountOccasion & { readonly event: AccountCommand }): AccountDecision => {
  const state = accountLifecycleMachine.resolveState({ value: occasion.account.state, context: occasion })
  const step = stepOf(accountLifecycleMachine, state, event, accountRefusalRules, { ...occasion, event })
  return step.ok ? { ok: true, status: step.next.value as AccountState } : step
}

/** The mildest attempt at an event: one that fails, fails for the account and not for what was filled in. */
const attemptAt = (type: AccountEvent, account: AccountFacts): AccountCommand => {
  switch (type) {
    case 'CHANGE_ROLE':
      return { type, role: rolesFor(account)[0] ?? account.role }
    case 'BLOCK':
      return { type, rule: BLOCK_RULES[0] }
    case 'UNBLOCK':
      return { type }
  }
}

/** What may be done to an account, why not the rest, and which roles it may get. */
export const accountChoices = (occasion: AccountOccasion) => {
  const decisions = ACCOUNT_EVENTS.map((type) => ({
    type,
    decision: decideAccount({ ...occasion, event: attemptAt(type, occasion.account) }),
  }))
  const allowedEvents = decisions.filter(({ decision }) => decision.ok).map(({ type }) => type)
  return {
    allowedEvents,
    refusals: Object.fromEntries(
      decisions.flatMap(({ type, decision }) => (decision.ok ? [] : [[type, decision.refusal]])),
    ) as Partial<Record<AccountEvent, AccountRefusal>>,
    roles: allowedEvents.includes('CHANGE_ROLE') ? [...rolesFor(occasion.account)] : [],
  }
}
