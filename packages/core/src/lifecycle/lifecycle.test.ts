import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { type Actor, firstRefusal, isStaff, type RefusalRules, stepOf, unless } from './index.ts'

type Hindrance = 'STRANGER' | 'LOCKED' | 'WEAK'
type Visit = { readonly isStranger: boolean; readonly isLocked: boolean; readonly isWeak: boolean }

const rules: RefusalRules<Hindrance, Visit> = {
  STRANGER: ({ isStranger }) => isStranger,
  LOCKED: ({ isLocked }) => isLocked,
  WEAK: ({ isWeak }) => isWeak,
}

/** A door that the strong throw open and others open a little. */
const door = setup({
  types: { context: {} as Visit, events: {} as { type: 'PUSH' } | { type: 'KNOCK' } | { type: 'CLOSE' } },
  guards: {
    isUnhindered: ({ context }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(rules, refusals, context) === null,
  },
}).createMachine({
  id: 'door',
  context: { isStranger: false, isLocked: false, isWeak: false },
  initial: 'closed',
  states: {
    closed: {
      on: {
        PUSH: [
          { target: 'open', guard: unless<Hindrance>('WEAK', 'STRANGER', 'LOCKED') },
          { target: 'ajar', guard: unless<Hindrance>('STRANGER', 'LOCKED') },
        ],
        KNOCK: { target: 'open', guard: unless<Hindrance>('WEAK') },
      },
    },
    ajar: {},
    open: { on: { CLOSE: 'closed' } },
  },
})

const attempt = (type: 'PUSH' | 'KNOCK' | 'CLOSE', visit: Partial<Visit> = {}, from: 'closed' | 'open' = 'closed') => {
  const context = { isStranger: false, isLocked: false, isWeak: false, ...visit }
  const step = stepOf(door, door.resolveState({ value: from, context }), { type }, rules, context)
  return step.ok ? step.next.value : step.refusal
}

describe('a step of a lifecycle', () => {
  it('goes the first way that nothing hinders', () => {
    expect([attempt('PUSH'), attempt('PUSH', { isWeak: true }), attempt('CLOSE', {}, 'open')]).toEqual([
      'open',
      'ajar',
      'closed',
    ])
  })

  it('is refused for the first reason of the least demanding way', () => {
    expect(attempt('PUSH', { isWeak: true, isLocked: true })).toBe('LOCKED')
    expect(attempt('PUSH', { isStranger: true, isLocked: true })).toBe('STRANGER')
    expect(attempt('KNOCK', { isWeak: true, isLocked: true })).toBe('WEAK')
  })

  it('that the state does not know is refused for the state, whoever asks', () => {
    expect([attempt('CLOSE', { isLocked: true }), attempt('PUSH', {}, 'open')]).toEqual(['WRONG_STATE', 'WRONG_STATE'])
  })
})

describe('staff', () => {
  it('are moderators and admins, neither a guest nor the product itself', () => {
    const person = (role: Exclude<Actor, 'system'>['role']) => ({ id: 'somebody', role })
    expect([person('MODERATOR'), person('ADMIN')].map(isStaff)).toEqual([true, true])
    expect([person('CLIENT'), person('EXECUTOR'), 'system' as const, null].map(isStaff)).toEqual(Array(4).fill(false))
  })
})
