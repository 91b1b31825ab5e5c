import { describe, expect, it } from 'vitest'
import { anOffer, aReply, CLIENT_ID, EXECUTOR_ID, TEST_NOW } from '../testing/index.ts'
import type { TaskViewer } from './decide-task.ts'
import {
  isOfferVisible,
  isReplyVisible,
  OFFERS_DAY,
  offerFactsOf,
  presentOffer,
  presentReply,
  replyFactsOf,
} from './reply-presenter.ts'

const now = Date.parse(TEST_NOW)
const client: TaskViewer = { id: CLIENT_ID, role: 'CLIENT' }
const executor: TaskViewer = { id: EXECUTOR_ID, role: 'EXECUTOR' }
const viewers = [null, client, executor, { id: 'stranger', role: 'EXECUTOR' } as const]
const parties = { client: { id: CLIENT_ID }, executor: { id: EXECUTOR_ID } }
const task = { author: { id: CLIENT_ID }, status: 'APPROVED', endedAt: null, cancelledBy: null } as const

it('a reply exists for its sender and for the author of the task', () => {
  expect(viewers.map((viewer) => isReplyVisible(parties, task, viewer))).toEqual([false, true, true, false])
})

it('an offer exists for its client and for its executor', () => {
  expect(viewers.map((viewer) => isOfferVisible(parties, viewer))).toEqual([false, true, true, false])
})

it('a reply is held against its task', () => {
  expect(replyFactsOf({ status: 'SENT', executor: parties.executor, isSenderGone: false }, task)).toEqual({
    status: 'SENT',
    executorId: EXECUTOR_ID,
    isSenderGone: false,
    task: { authorId: CLIENT_ID, status: 'APPROVED', endedAt: null, cancelledBy: null },
  })
})

it('an offer is as old as the moment it was sent', () => {
  const createdAt = '2026-03-02T09:00:00.000Z'
  expect(offerFactsOf({ ...parties, status: 'SENT', createdAt }, task)).toEqual({
    status: 'SENT',
    clientId: CLIENT_ID,
    executorId: EXECUTOR_ID,
    sentAt: createdAt,
    taskStatus: 'APPROVED',
  })
})

it('offers are counted by days', () => {
  expect(OFFERS_DAY).toBe(24 * 60 * 60 * 1000)
})

describe('what may be done', () => {
  const possible = (events: readonly { readonly event: string; readonly refusal: string | null }[]) =>
    events.flatMap(({ event, refusal }) => (refusal === null ? [event] : []))

  it('with a reply depends on who looks', () => {
    const { allowedEvents: _, ...sent } = aReply({ status: 'SENT' })
    const reply = { ...sent, executor: { ...sent.executor, id: EXECUTOR_ID } }
    const { allowedEvents, ...shown } = presentReply({ ...reply, isSenderGone: false }, task, client, now)

    expect(shown).toEqual(reply)
    expect(possible(allowedEvents)).toEqual(['SHORTLIST', 'ACCEPT', 'REJECT'])
    expect(possible(presentReply({ ...reply, isSenderGone: false }, task, executor, now).allowedEvents)).toEqual([
      'WITHDRAW',
    ])
  })

  it('with an offer depends on who looks', () => {
    const { allowedEvents: _, ...offer } = anOffer({ status: 'SENT', createdAt: TEST_NOW })
    const { allowedEvents, ...shown } = presentOffer(offer, task, { id: offer.client.id, role: 'CLIENT' }, now)

    expect([shown, possible(allowedEvents)]).toEqual([offer, ['WITHDRAW']])
    expect(possible(presentOffer(offer, task, { id: offer.executor.id, role: 'EXECUTOR' }, now).allowedEvents)).toEqual(
      ['ACCEPT', 'DECLINE'],
    )
  })
})
