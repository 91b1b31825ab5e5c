import { describe, expect, it } from 'vitest'
import type { OfferStatus, TaskStatus } from '../contract/index.ts'
import type { Actor } from '../lifecycle/index.ts'
import { type LifecycleRow, tableDisagreements } from '../testing/index.ts'
import { allowedOfferEvents, decideOffer } from './decide-offer.ts'
import { offerLifecycleMachine } from './offer-lifecycle.machine.ts'
import type { OfferCommand, OfferFacts, OfferRefusal, OfferTarget } from './offer-refusals.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const actors = {
  client: { id: 'client', role: 'CLIENT' },
  executor: { id: 'executor', role: 'EXECUTOR' },
  'another executor': { id: 'other', role: 'EXECUTOR' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type Who = keyof typeof actors
const everybody = Object.keys(actors) as Who[]

const aTarget = (overrides: Partial<OfferTarget> = {}): OfferTarget => ({
  task: { authorId: 'client', status: 'APPROVED' },
  executor: { id: 'executor', role: 'EXECUTOR' },
  hasOffer: false,
  hasReplied: false,
  openForTask: 4,
  sentToday: 19,
  ...overrides,
})
const anOffer = (status: OfferStatus, overrides: Partial<OfferFacts> = {}): OfferFacts => ({
  status,
  clientId: 'client',
  executorId: 'executor',
  sentAt: ago(HOUR),
  taskStatus: 'APPROVED',
  ...overrides,
})

type Given = Partial<OfferFacts>
const send: OfferCommand = { type: 'SEND', to: aTarget() }
const row = (
  from: string,
  event: OfferCommand,
  who: Who,
  to: OfferStatus,
  given: Given = {},
): LifecycleRow<OfferCommand, Who, Given> => ({ from, event, by: [who], to, given })
const taskIs = (taskStatus: TaskStatus) => ({ taskStatus })
const whileOpen = (from: string) => [
  row(from, { type: 'ACCEPT' }, 'executor', 'ACCEPTED'),
  row(from, { type: 'DECLINE' }, 'executor', 'DECLINED'),
  row(from, { type: 'WITHDRAW' }, 'client', 'WITHDRAWN'),
  row(from, { type: 'EXPIRE' }, 'the system', 'EXPIRED', { sentAt: ago(72 * HOUR) }),
  row(from, { type: 'CLOSE' }, 'the system', 'CLOSED', taskIs('IN_PROGRESS')),
  row(from, { type: 'REMOVE' }, 'a moderator', 'CLOSED'),
]

const decide = (offer: OfferFacts | null, event: OfferCommand, actor: Actor) =>
  decideOffer({ offer, event, actor, now: NOW })
const refusalOf = (offer: OfferFacts | null, event: OfferCommand, actor: Actor): OfferRefusal | null => {
  const decision = decide(offer, event, actor)
  return decision.ok ? null : decision.refusal
}

describe('an offer', () => {
  it('goes the ways of its lifecycle and no other', () => {
    const rows = [
      row('NEW', send, 'client', 'SENT'),
      row('SENT', { type: 'VIEW' }, 'executor', 'VIEWED'),
      ...whileOpen('SENT'),
      ...whileOpen('VIEWED'),
      row('ACCEPTED', { type: 'CLOSE' }, 'the system', 'CLOSED', taskIs('CANCELED')),
    ]
    expect(
      tableDisagreements({
        machine: offerLifecycleMachine,
        rows,
        everybody,
        decide: ({ from, event, given }, who) =>
          decide(from === 'NEW' ? null : anOffer(from as OfferStatus, given), event, actors[who]),
      }),
    ).toEqual([])
  })

  it('closes its chat when it ends without a deal', () => {
    const closes = (event: OfferCommand, actor: Actor, given: Given = {}) => {
      const decision = decide(anOffer('SENT', given), event, actor)
      return decision.ok && decision.closesChat
    }
    expect(closes({ type: 'ACCEPT' }, actors.executor)).toBe(false)
    expect(closes({ type: 'DECLINE' }, actors.executor)).toBe(true)
    expect(closes({ type: 'WITHDRAW' }, actors.client)).toBe(true)
    expect(closes({ type: 'EXPIRE' }, 'system', { sentAt: ago(72 * HOUR) })).toBe(true)
    expect(closes({ type: 'CLOSE' }, 'system', taskIs('ARCHIVED'))).toBe(true)
    expect(closes({ type: 'REMOVE' }, actors['a moderator'])).toBe(true)
  })

  it.each<[OfferRefusal, Partial<OfferTarget>]>([
    ['NOT_AUTHOR', { task: { authorId: 'somebody', status: 'APPROVED' } }],
    ['OWN_TASK', { executor: { id: 'client', role: 'EXECUTOR' } }],
    ['NOT_AN_EXECUTOR', { executor: { id: 'x', role: 'CLIENT' } }],
    ['TASK_NOT_OPEN', { task: { authorId: 'client', status: 'PENDING' } }],
    ['ALREADY_OFFERED', { hasOffer: true }],
    ['ALREADY_REPLIED', { hasReplied: true }],
    ['TASK_OFFERS_FULL', { openForTask: 5 }],
    ['DAY_OFFERS_FULL', { sentToday: 20 }],
  ])('is not sent: %s', (refusal, target) => {
    expect(refusalOf(null, { type: 'SEND', to: aTarget(target) }, actors.client)).toBe(refusal)
  })

  it('can be taken up to 72 hours and only while the task looks for an executor', () => {
    const accept = (given: Given) => refusalOf(anOffer('VIEWED', given), { type: 'ACCEPT' }, actors.executor)

    expect(accept({ sentAt: ago(72 * HOUR - 1) })).toBeNull()
    expect(accept({ sentAt: ago(72 * HOUR) })).toBe('TOO_LATE')
    expect(accept(taskIs('IN_PROGRESS'))).toBe('TASK_NOT_OPEN')
    expect(refusalOf(anOffer('SENT', { sentAt: ago(72 * HOUR - 1) }), { type: 'EXPIRE' }, 'system')).toBe('TOO_EARLY')
  })

  it('stays while nothing has ended', () => {
    expect(refusalOf(anOffer('SENT'), { type: 'CLOSE' }, 'system')).toBe('TASK_OPEN')
    expect(refusalOf(anOffer('ACCEPTED', taskIs('FINISHED')), { type: 'CLOSE' }, 'system')).toBe('DEAL_STANDS')
  })
})

describe('allowedOfferEvents', () => {
  it('gives each side its own buttons and strangers none', () => {
    expect(allowedOfferEvents(anOffer('SENT'), actors.executor, NOW)).toEqual([
      { event: 'ACCEPT', refusal: null },
      { event: 'DECLINE', refusal: null },
    ])
    expect(allowedOfferEvents(anOffer('DECLINED'), actors.client, NOW)).toEqual([
      { event: 'WITHDRAW', refusal: 'WRONG_STATE' },
    ])
    expect(allowedOfferEvents(anOffer('SENT'), actors['another executor'], NOW)).toEqual([])
    expect(allowedOfferEvents(anOffer('SENT'), null, NOW)).toEqual([])
  })
})
