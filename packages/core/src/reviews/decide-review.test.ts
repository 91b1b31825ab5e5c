import { describe, expect, it } from 'vitest'
import type { ReviewStatus } from '../contract/index.ts'
import type { Actor } from '../lifecycle/index.ts'
import { type LifecycleRow, tableDisagreements } from '../testing/index.ts'
import {
  allowedReviewEvents,
  decideReview,
  type ReviewCommand,
  type ReviewedDeal,
  type ReviewFacts,
  type ReviewRefusal,
  reviewLifecycleMachine,
} from './index.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const actors = {
  client: { id: 'client', role: 'CLIENT' },
  executor: { id: 'executor', role: 'EXECUTOR' },
  'a stranger': { id: 'stranger', role: 'EXECUTOR' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'an admin': { id: 'admin', role: 'ADMIN' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type Who = keyof typeof actors
const everybody = Object.keys(actors) as Who[]
const staff = ['a moderator', 'an admin'] as const

const aDeal = (overrides: Partial<ReviewedDeal> = {}): ReviewedDeal => ({
  clientId: 'client',
  executorId: 'executor',
  status: 'FINISHED',
  endedAt: ago(14 * DAY),
  ...overrides,
})
/** What the client wrote about the executor. */
const aReview = (status: ReviewStatus, overrides: Partial<ReviewFacts> = {}): ReviewFacts => ({
  status,
  authorId: 'client',
  subjectId: 'executor',
  resubmissions: 0,
  hasReply: false,
  removedReplies: 0,
  dealEndedAt: ago(14 * DAY),
  isOtherReady: false,
  ...overrides,
})
const write = (deal: Partial<ReviewedDeal> = {}, hasReviewed = false): ReviewCommand => ({
  type: 'WRITE',
  deal: aDeal(deal),
  hasReviewed,
})
const approve: ReviewCommand = { type: 'APPROVE', hasContacts: false }
const reject: ReviewCommand = { type: 'REJECT', rule: 'INSULT' }
const remove: ReviewCommand = { type: 'REMOVE', rule: 'UNTRUE' }

const decide = (review: ReviewFacts | null, event: ReviewCommand, actor: Actor) =>
  decideReview({ review, event, actor, now: NOW })
const outcome = (review: ReviewFacts | null, event: ReviewCommand, actor: Actor): ReviewStatus | ReviewRefusal => {
  const decision = decide(review, event, actor)
  return decision.ok ? decision.status : decision.refusal
}

type Given = Partial<ReviewFacts>
const row = (
  from: string,
  event: ReviewCommand,
  by: readonly Who[],
  to: ReviewStatus,
  given: Given = {},
): LifecycleRow<ReviewCommand, Who, Given> => ({ from, event, by, to, given })

describe('a review', () => {
  it('goes the ways of its lifecycle and no other', () => {
    const ready = { isOtherReady: true }
    const rows = [
      row('NEW', write(), ['client', 'executor'], 'MODERATION'),
      row('MODERATION', approve, [...staff, 'the system'], 'HIDDEN'),
      row('MODERATION', approve, [...staff, 'the system'], 'PUBLISHED', ready),
      row('MODERATION', reject, staff, 'REJECTED'),
      row('REJECTED', { type: 'RESUBMIT' }, ['client'], 'MODERATION'),
      row('HIDDEN', { type: 'REVEAL' }, ['the system'], 'PUBLISHED', ready),
      row('HIDDEN', remove, staff, 'REMOVED'),
      row('PUBLISHED', { type: 'REPLY' }, ['executor'], 'PUBLISHED'),
      row('PUBLISHED', { type: 'REMOVE_REPLY' }, staff, 'PUBLISHED', { hasReply: true }),
      row('PUBLISHED', remove, staff, 'REMOVED'),
    ]
    expect(
      tableDisagreements({
        machine: reviewLifecycleMachine,
        rows,
        everybody,
        decide: ({ from, event, given }, who) =>
          decide(from === 'NEW' ? null : aReview(from as ReviewStatus, given), event, actors[who]),
      }),
    ).toEqual([])
  })

  it.each<[string, ReviewCommand, ReviewStatus | ReviewRefusal]>([
    ['a finished deal', write(), 'MODERATION'],
    ['one that was cancelled in work', write({ status: 'CANCELED' }), 'MODERATION'],
    ['one that was cancelled before', write({ status: 'CANCELED', executorId: null }), 'NO_DEAL'],
    ['one that goes on', write({ status: 'IN_PROGRESS', endedAt: null }), 'NO_DEAL'],
    ['one that began again after it had ended', write({ status: 'IN_PROGRESS' }), 'NO_DEAL'],
    ['one whose end nobody knows', write({ endedAt: null }), 'NO_DEAL'],
    ['a deal of more than 14 days ago', write({ endedAt: ago(14 * DAY + 1) }), 'TOO_LATE'],
    ['the same deal again', write({}, true), 'ALREADY_WRITTEN'],
  ])('may be written about %s or not', (_, event, expected) => {
    expect(outcome(null, event, actors.client)).toBe(expected)
  })

  it('is never written by the product itself, not even about a deal without an executor', () => {
    expect(outcome(null, write({ executorId: null }), 'system')).toBe('NOT_A_PARTY')
  })

  it('waits hidden for the other side’s, but no longer than 14 days', () => {
    const over = { dealEndedAt: ago(14 * DAY + 1) }

    expect(outcome(aReview('HIDDEN'), { type: 'REVEAL' }, 'system')).toBe('TOO_EARLY')
    expect(outcome(aReview('HIDDEN', over), { type: 'REVEAL' }, 'system')).toBe('PUBLISHED')
    expect(outcome(aReview('MODERATION', over), approve, actors['a moderator'])).toBe('PUBLISHED')
  })

  it('with contacts in its text waits for a moderator', () => {
    const withContacts = { type: 'APPROVE', hasContacts: true } as const
    expect(outcome(aReview('MODERATION'), withContacts, 'system')).toBe('CONTACTS_FOUND')
    expect(outcome(aReview('MODERATION'), withContacts, actors['a moderator'])).toBe('HIDDEN')
  })

  it('is mended once and answered once', () => {
    expect(outcome(aReview('REJECTED', { resubmissions: 1 }), { type: 'RESUBMIT' }, actors.client)).toBe('RESUBMITTED')
    expect(outcome(aReview('PUBLISHED', { hasReply: true }), { type: 'REPLY' }, actors.executor)).toBe('REPLIED')
  })

  it('is answered once more where a moderator has taken the answer off', () => {
    const answer = (given: Given) => outcome(aReview('PUBLISHED', given), { type: 'REPLY' }, actors.executor)
    const takeOff = outcome(aReview('PUBLISHED'), { type: 'REMOVE_REPLY' }, actors['a moderator'])

    expect([answer({ removedReplies: 1 }), answer({ removedReplies: 2 }), takeOff]).toEqual([
      'PUBLISHED',
      'REPLIED',
      'NO_REPLY',
    ])
  })

  it('is judged by a rule that exists', () => {
    const whim = { type: 'REJECT', rule: 'WHIM' as never } as const
    expect(outcome(aReview('MODERATION'), whim, actors['a moderator'])).toBe('RULE_UNKNOWN')
  })
})

describe('allowedReviewEvents', () => {
  it('gives each their own buttons', () => {
    const review = aReview('PUBLISHED')
    expect(allowedReviewEvents(review, actors.client, NOW)).toEqual([{ event: 'RESUBMIT', refusal: 'WRONG_STATE' }])
    expect(allowedReviewEvents(review, actors.executor, NOW)).toEqual([{ event: 'REPLY', refusal: null }])
    expect(allowedReviewEvents(review, actors['a moderator'], NOW)).toEqual([
      { event: 'APPROVE', refusal: 'WRONG_STATE' },
      { event: 'REJECT', refusal: 'WRONG_STATE' },
      { event: 'REMOVE', refusal: null },
    ])
    expect(allowedReviewEvents(aReview('MODERATION'), actors['a moderator'], NOW)).toEqual([
      { event: 'APPROVE', refusal: null },
      { event: 'REJECT', refusal: null },
      { event: 'REMOVE', refusal: 'WRONG_STATE' },
    ])
    expect(allowedReviewEvents(review, actors['a stranger'], NOW)).toEqual([])
    expect(allowedReviewEvents(review, null, NOW)).toEqual([])
  })
})
