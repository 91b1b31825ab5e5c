import { describe, expect, it } from 'vitest'
import { aPublicExecutor, aReply } from '../testing/index.ts'
import { bestReplies, orderReplies, proposedPrices } from './compare-replies.ts'

const dear = aReply({ id: 1, price: 9_000_00, termDays: 1, createdAt: '2026-03-01T09:00:00.000Z' })
const cheap = aReply({ id: 2, price: 4_000_00, termDays: 5, createdAt: '2026-03-03T09:00:00.000Z' })
const from = aReply({ id: 3, priceType: 'FROM', price: 4_000_00, termDays: 3, createdAt: '2026-03-02T09:00:00.000Z' })
const unsaid = aReply({ id: 4, priceType: 'NEGOTIABLE', price: null, termDays: 3 })
const turnedDown = aReply({ id: 5, price: 1_00, termDays: 1, status: 'REJECTED' })

const ids = (replies: readonly { id: number }[]) => replies.map(({ id }) => id)

describe('replies side by side', () => {
  it('are ordered by price: a sum for good before the same with «от», and what names none last', () => {
    expect(ids(orderReplies([unsaid, from, dear, cheap], 'price'))).toEqual([2, 3, 1, 4])
  })

  it('are ordered by term and by when they came, the newest first', () => {
    expect(ids(orderReplies([cheap, from, dear], 'term'))).toEqual([1, 3, 2])
    expect(ids(orderReplies([dear, from, cheap], 'newest'))).toEqual([2, 3, 1])
  })

  it('are ordered by the way to the task: its own city first, and who has named none last', () => {
    const at = (id: number, kilometres: number | null) =>
      aReply({ id, nearness: kilometres === null ? null : { kilometres, districts: [] } })
    expect(ids(orderReplies([at(1, null), at(2, 700), at(3, 0), at(4, 36)], 'nearest'))).toEqual([3, 4, 2, 1])
  })

  it('are ordered by what is said of their authors: a few good words weigh less than many', () => {
    const by = (id: number, average: number | null, count: number) =>
      aReply({ id, executor: aPublicExecutor({ rating: { average, count } }) })
    const replies = [by(1, null, 0), by(2, 5, 3), by(3, 4.9, 80), by(4, 3.1, 20), by(5, null, 2)]
    expect(ids(orderReplies(replies, 'rating'))).toEqual([3, 2, 1, 5, 4])
  })

  it('have the chosen one first and those that are over last, whatever the order', () => {
    const chosen = { ...dear, status: 'ACCEPTED' as const }
    expect(ids(orderReplies([turnedDown, cheap, chosen], 'price'))).toEqual([1, 2, 5])
  })

  it('name the cheapest and the quickest of those that can be chosen', () => {
    expect(bestReplies([dear, cheap, unsaid, turnedDown])).toEqual({ cheapest: 2, quickest: 1 })
  })

  it('propose from the lowest to the highest of the sums that were said for good and can be chosen', () => {
    expect(proposedPrices([dear, cheap, from, unsaid, turnedDown])).toEqual({ from: 4_000_00, to: 9_000_00 })
    expect(proposedPrices([from, unsaid, turnedDown])).toBeNull()
  })

  it('name nobody where a value is shared, open-ended or alone', () => {
    expect(bestReplies([cheap, { ...cheap, id: 9 }])).toEqual({ cheapest: null, quickest: null })
    expect(bestReplies([from, dear]).cheapest).toBeNull()
    expect(bestReplies([cheap])).toEqual({ cheapest: null, quickest: null })
  })
})
