import { describe, expect, it } from 'vitest'
import type { AccountState } from '../contract/admin-terms.ts'
import type { Actor } from '../lifecycle/index.ts'
import { tableDisagreements } from '../testing/index.ts'
import {
  type AccountCommand,
  type AccountFacts,
  accountChoices,
  accountLifecycleMachine,
  decideAccount,
} from './index.ts'

const actors = {
  'the owner': { id: 'owner', role: 'CLIENT' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'an admin': { id: 'admin', role: 'ADMIN' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type Who = keyof typeof actors
const everybody = Object.keys(actors) as Who[]
const admin = ['an admin'] as const

const anAccount = (facts: Partial<AccountFacts> = {}): AccountFacts => ({
  id: 'owner',
  state: 'ACTIVE',
  role: 'CLIENT',
  hasCompany: false,
  openDeals: 0,
  otherAdmins: 1,
  ...facts,
})
const promote: AccountCommand = { type: 'CHANGE_ROLE', role: 'MODERATOR' }
const block: AccountCommand = { type: 'BLOCK', rule: 'SPAM' }

const decide = (facts: Partial<AccountFacts>, event: AccountCommand, who: Who = 'an admin') =>
  decideAccount({ account: anAccount(facts), event, actor: actors[who] })
const refusalOf = (facts: Partial<AccountFacts>, event: AccountCommand) => {
  const decision = decide(facts, event)
  return decision.ok ? null : decision.refusal
}

type Row = readonly [AccountState, AccountCommand, readonly Who[], AccountState]
const table: readonly Row[] = [
  ['ACTIVE', promote, admin, 'ACTIVE'],
  ['ACTIVE', block, admin, 'BLOCKED'],
  ['BLOCKED', { type: 'UNBLOCK' }, admin, 'ACTIVE'],
]

describe('an account', () => {
  it('goes the ways of its lifecycle and no other', () => {
    expect(
      tableDisagreements({
        machine: accountLifecycleMachine,
        rows: table.map(([from, event, by, to]) => ({ from, event, by, to })),
        everybody,
        decide: ({ from, event }, who) => decide({ state: from as AccountState }, event, who),
      }),
    ).toEqual([])
  })

  it('is never one’s own, and never the last administrator’s', () => {
    expect(refusalOf({ id: 'admin', role: 'ADMIN' }, block)).toBe('OWN_ACCOUNT')
    expect(refusalOf({ role: 'ADMIN', otherAdmins: 0 }, block)).toBe('LAST_ADMIN')
    expect(refusalOf({ role: 'ADMIN', otherAdmins: 0 }, promote)).toBe('LAST_ADMIN')
    expect(refusalOf({ role: 'ADMIN' }, promote)).toBeNull()
  })

  it('joins the staff without deals that are open, and changes within it with any', () => {
    expect(refusalOf({ openDeals: 1 }, promote)).toBe('DEALS_OPEN')
    expect(refusalOf({ role: 'MODERATOR', openDeals: 1 }, { type: 'CHANGE_ROLE', role: 'ADMIN' })).toBeNull()
  })

  it('is an executor’s with a company, and a client’s without', () => {
    const become = (role: 'CLIENT' | 'EXECUTOR', hasCompany: boolean) =>
      refusalOf({ role: 'MODERATOR', hasCompany }, { type: 'CHANGE_ROLE', role })
    expect([become('CLIENT', false), become('EXECUTOR', true)]).toEqual([null, null])
    expect([become('EXECUTOR', false), become('CLIENT', true)]).toEqual(['ROLE_UNFIT', 'ROLE_UNFIT'])
    expect(refusalOf({ role: 'MODERATOR' }, promote)).toBe('ROLE_UNFIT')
  })

  it('is blocked by a rule that there is', () => {
    expect(refusalOf({}, { type: 'BLOCK', rule: 'WHIM' as never })).toBe('RULE_UNKNOWN')
  })

  it('says what may be done to it, and why not the rest', () => {
    const choices = (facts: Partial<AccountFacts>) =>
      accountChoices({ account: anAccount(facts), actor: actors['an admin'] })
    expect(choices({})).toEqual({
      allowedEvents: ['CHANGE_ROLE', 'BLOCK'],
      refusals: { UNBLOCK: 'WRONG_STATE' },
      roles: ['MODERATOR', 'ADMIN'],
    })
    expect(choices({ openDeals: 2 })).toEqual({
      allowedEvents: ['BLOCK'],
      refusals: { CHANGE_ROLE: 'DEALS_OPEN', UNBLOCK: 'WRONG_STATE' },
      roles: [],
    })
    expect(choices({ state: 'DELETED' }).allowedEvents).toEqual([])
  })
})
