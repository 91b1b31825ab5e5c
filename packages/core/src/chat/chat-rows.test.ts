import { describe, expect, it } from 'vitest'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID } from '../testing/index.ts'
import { companionOf, type RowFacts, rowOf } from './chat-row.ts'
import { rowsOf } from './chat-rows.ts'
import { createRecency } from './recency.ts'

const client = aParticipant({ id: CLIENT_ID, name: 'Ирина К.' })
const executor = aParticipant({ id: EXECUTOR_ID, name: 'Сергей М.' })
const chat = aChat({ client, executor })
const facts: RowFacts = {
  status: 'OPEN',
  presence: { isOnline: true, lastVisitAt: null },
  task: null,
  lastMessage: null,
  companionReadSeq: 0,
  unread: 0,
}
const rowWith = (change: Partial<RowFacts>) => rowOf(chat, CLIENT_ID, { ...facts, ...change })

describe('a row', () => {
  it('shows the other side of the deal to each', () => {
    expect([companionOf(chat, CLIENT_ID).name, companionOf(chat, EXECUTOR_ID).name]).toEqual(['Сергей М.', 'Ирина К.'])
    expect(
      [rowOf(chat, CLIENT_ID, facts), rowOf(chat, EXECUTOR_ID, facts)].map(({ side, companion }) => [
        side,
        companion.id,
      ]),
    ).toEqual([
      ['client', EXECUTOR_ID],
      ['executor', CLIENT_ID],
    ])
  })

  it('knows what events have told since the chat was loaded', () => {
    const presence = { isOnline: false, lastVisitAt: '2026-03-02T09:00:00.000Z' }
    const row = rowWith({ status: 'CLOSE', presence, unread: 3 })
    expect([row.status, row.companion.isOnline, row.companion.lastVisitAt, row.unread, row.task, row.preview]).toEqual([
      'CLOSE',
      false,
      presence.lastVisitAt,
      3,
      null,
      null,
    ])
  })

  it('says whose the last words are, and whether they were read', () => {
    const authorOf = (senderId: string | null) => rowWith({ lastMessage: aMessage({ senderId }) }).preview?.author
    expect([CLIENT_ID, EXECUTOR_ID, null].map(authorOf)).toEqual(['mine', 'theirs', 'system'])

    const own = aMessage({ senderId: CLIENT_ID, seq: 4, isRead: false })
    const isRead = (change: Partial<RowFacts>) => rowWith({ lastMessage: own, ...change }).preview?.isRead
    expect([3, 4, 5].map((companionReadSeq) => isRead({ companionReadSeq }))).toEqual([false, true, true])
    expect(isRead({ lastMessage: { ...own, isRead: true } })).toBe(true)
  })
})

describe('the rows of the list', () => {
  const recency = createRecency<{ id: number; slot: number }>()
  const items = [1, 2, 3].map((id) => ({ id, slot: -1 }))
  for (const item of items) recency.add(item)
  /** The chat 2 is gone. */
  const rows = (exceptAt: number) =>
    rowsOf(recency.order(), exceptAt, ({ id }) => (id === 2 ? null : { ...rowWith({}), id }))
  const ids = (exceptAt: number) => [0, 1, 2, 3].map((index) => rows(exceptAt).at(index)?.id)

  it('stand in the order of the entries, without the one that is left out', () => {
    expect([rows(-1).length, ids(-1)]).toEqual([3, [3, undefined, 1, undefined]])
    expect([rows(0).length, ids(0)]).toEqual([2, [undefined, 1, undefined, undefined]])
    expect([rows(2).length, ids(2)]).toEqual([2, [3, undefined, undefined, undefined]])
  })

  it('are gone through without those that are gone', () => {
    expect([...rows(-1)].map(({ id }) => id)).toEqual([3, 1])
    expect([...rows(0)].map(({ id }) => id)).toEqual([1])
  })
})
