import { describe, expect, it } from 'vitest'
import type { PublicationStatus } from '../contract/index.ts'
import type { Actor } from '../lifecycle/index.ts'
import { tableDisagreements } from '../testing/index.ts'
import {
  allowedPublicationEvents,
  decidePublication,
  type PublicationCommand,
  type PublicationRefusal,
  publicationLifecycleMachine,
} from './index.ts'

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

const submit: PublicationCommand = { type: 'SUBMIT', isComplete: true, quotaLeft: 1 }
const rewrite: PublicationCommand = { type: 'UPDATE', isJudged: true, isComplete: true, quotaLeft: 1 }
const reprice: PublicationCommand = { type: 'UPDATE', isJudged: false, isComplete: true, quotaLeft: 0 }
const show: PublicationCommand = { type: 'SHOW', quotaLeft: null }
const reject: PublicationCommand = { type: 'REJECT', rule: 'BAD_PICTURE' }
const mend: PublicationCommand = { type: 'MEND', isComplete: true }
const del: PublicationCommand = { type: 'DELETE' }

const decide = (status: PublicationStatus, event: PublicationCommand, who: Who) =>
  decidePublication({ publication: { status, ownerId: 'owner' }, event, actor: actors[who] })

type Row = readonly [PublicationStatus, PublicationCommand, readonly Who[], PublicationStatus]
const table: readonly Row[] = [
  ['DRAFT', rewrite, owner, 'DRAFT'],
  ['DRAFT', submit, owner, 'PENDING'],
  ['DRAFT', del, owner, 'DRAFT'],
  ['PENDING', { type: 'APPROVE' }, staff, 'PUBLISHED'],
  ['PENDING', reject, staff, 'REJECTED'],
  ['PENDING', mend, staff, 'PENDING'],
  ['PENDING', rewrite, owner, 'PENDING'],
  ['PENDING', del, owner, 'PENDING'],
  ['REJECTED', rewrite, owner, 'PENDING'],
  ['REJECTED', del, owner, 'REJECTED'],
  ['PUBLISHED', mend, staff, 'PUBLISHED'],
  ['PUBLISHED', rewrite, owner, 'PENDING'],
  ['PUBLISHED', reprice, owner, 'PUBLISHED'],
  ['PUBLISHED', { type: 'HIDE' }, ['the owner', 'the system'], 'HIDDEN'],
  ['PUBLISHED', reject, staff, 'REJECTED'],
  ['PUBLISHED', del, owner, 'PUBLISHED'],
  ['HIDDEN', mend, staff, 'HIDDEN'],
  ['HIDDEN', rewrite, owner, 'PENDING'],
  ['HIDDEN', reprice, owner, 'HIDDEN'],
  ['HIDDEN', show, ['the owner', 'the system'], 'PUBLISHED'],
  ['HIDDEN', del, owner, 'HIDDEN'],
]

describe('a product or an article', () => {
  it('goes the ways of its lifecycle and no other', () => {
    expect(
      tableDisagreements({
        machine: publicationLifecycleMachine,
        rows: table.map(([from, event, by, to]) => ({ from, event, by, to })),
        everybody,
        decide: ({ from, event }, who) => decide(from as PublicationStatus, event, who),
      }),
    ).toEqual([])
  })

  it.each<[PublicationRefusal, PublicationStatus, PublicationCommand]>([
    ['INCOMPLETE', 'DRAFT', { ...submit, isComplete: false } as PublicationCommand],
    ['QUOTA', 'DRAFT', { ...submit, quotaLeft: 0 } as PublicationCommand],
    ['QUOTA', 'HIDDEN', { type: 'SHOW', quotaLeft: 0 }],
    ['INCOMPLETE', 'PUBLISHED', { ...rewrite, isComplete: false } as PublicationCommand],
    ['QUOTA', 'HIDDEN', { ...rewrite, quotaLeft: 0 } as PublicationCommand],
    ['QUOTA', 'REJECTED', { ...rewrite, quotaLeft: 0 } as PublicationCommand],
  ])('is refused with %s in %s', (refusal, status, event) => {
    expect(decide(status, event, 'the owner')).toEqual({ ok: false, refusal })
  })

  it('is turned down for a reason that exists', () => {
    const whim = { type: 'REJECT', rule: 'WHIM' as never } as const
    expect(decide('PENDING', whim, 'a moderator')).toEqual({ ok: false, refusal: 'RULE_UNKNOWN' })
  })

  it('may be a half-filled draft', () => {
    const halfFilled = { type: 'UPDATE', isJudged: true, isComplete: false, quotaLeft: 0 } as const
    expect(decide('DRAFT', halfFilled, 'the owner')).toEqual({ ok: true, status: 'DRAFT' })
  })
})

describe('allowedPublicationEvents', () => {
  it('tells the owner what is possible and what is missing', () => {
    const publication = { status: 'DRAFT', ownerId: 'owner' } as const
    const means = { isComplete: false, quotaLeft: 3 }
    expect(allowedPublicationEvents(publication, actors['the owner'], means)).toEqual([
      { event: 'UPDATE', refusal: null },
      { event: 'SUBMIT', refusal: 'INCOMPLETE' },
      { event: 'HIDE', refusal: 'WRONG_STATE' },
      { event: 'SHOW', refusal: 'WRONG_STATE' },
      { event: 'DELETE', refusal: null },
    ])
  })

  it('lets the owner mend what lacks something, and show nothing without a place for it', () => {
    const publication = { status: 'HIDDEN', ownerId: 'owner' } as const
    const allowed = allowedPublicationEvents(publication, actors['the owner'], { isComplete: false, quotaLeft: 0 })
    expect(Object.fromEntries(allowed.map(({ event, refusal }) => [event, refusal]))).toEqual({
      UPDATE: null,
      SUBMIT: 'WRONG_STATE',
      HIDE: 'WRONG_STATE',
      SHOW: 'QUOTA',
      DELETE: null,
    })
  })

  it('gives staff the judgement and guests nothing', () => {
    const publication = { status: 'PENDING', ownerId: 'owner' } as const
    const means = { isComplete: true, quotaLeft: null }
    expect(allowedPublicationEvents(publication, actors['a moderator'], means)).toEqual([
      { event: 'APPROVE', refusal: null },
      { event: 'REJECT', refusal: null },
    ])
    expect(allowedPublicationEvents(publication, null, means)).toEqual([])
  })
})
