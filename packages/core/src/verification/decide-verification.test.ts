import { describe, expect, it } from 'vitest'
import type { VerificationStatus } from '../contract/users.ts'
import type { Actor } from '../lifecycle/index.ts'
import { tableDisagreements } from '../testing/index.ts'
import { decideVerification, type VerificationCommand, verificationLifecycleMachine } from './index.ts'

const actors = {
  'the owner': { id: 'owner', role: 'EXECUTOR' },
  'another executor': { id: 'other', role: 'EXECUTOR' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'an admin': { id: 'admin', role: 'ADMIN' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type Who = keyof typeof actors
const everybody = Object.keys(actors) as Who[]
const owner = ['the owner'] as const
const staff = ['a moderator', 'an admin'] as const

const submit: VerificationCommand = { type: 'SUBMIT', submissions: 2, documents: 5 }
const decide = (status: VerificationStatus, event: VerificationCommand, who: Who) =>
  decideVerification({ verification: { status, ownerId: 'owner' }, event, actor: actors[who] })

type Row = readonly [VerificationStatus, VerificationCommand, readonly Who[], VerificationStatus]
const table: readonly Row[] = [
  ['UNVERIFIED', submit, owner, 'PENDING'],
  ['REJECTED', submit, owner, 'PENDING'],
  ['PENDING', { type: 'APPROVE' }, staff, 'VERIFIED'],
  ['PENDING', { type: 'REJECT', rule: 'UNREADABLE' }, staff, 'REJECTED'],
  ['PENDING', { type: 'WITHDRAW' }, owner, 'UNVERIFIED'],
  ['VERIFIED', { type: 'CHANGE' }, owner, 'UNVERIFIED'],
  ['VERIFIED', { type: 'REVOKE', rule: 'FORGED' }, staff, 'REJECTED'],
]

describe('a verification', () => {
  it('goes the ways of its lifecycle and no other', () => {
    expect(
      tableDisagreements({
        machine: verificationLifecycleMachine,
        rows: table.map(([from, event, by, to]) => ({ from, event, by, to })),
        everybody,
        decide: ({ from, event }, who) => decide(from as VerificationStatus, event, who),
      }),
    ).toEqual([])
  })

  it('takes one to five documents, three times in 30 days', () => {
    const send = (submissions: number, documents: number) => {
      const decision = decide('UNVERIFIED', { type: 'SUBMIT', submissions, documents }, 'the owner')
      return decision.ok ? decision.status : decision.refusal
    }
    expect([send(0, 0), send(0, 1), send(0, 6), send(3, 1)]).toEqual([
      'DOCUMENTS',
      'PENDING',
      'DOCUMENTS',
      'SUBMITTED_OFTEN',
    ])
  })

  it('is turned down for a reason that exists', () => {
    const whim = { type: 'REJECT', rule: 'WHIM' as never } as const
    expect(decide('PENDING', whim, 'a moderator')).toEqual({ ok: false, refusal: 'RULE_UNKNOWN' })
  })
})
