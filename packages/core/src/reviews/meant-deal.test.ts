import { expect, test } from 'vitest'
import { meantDeal } from './meant-deal.ts'
import type { ReviewedDeal } from './review-refusals.ts'

const open: ReviewedDeal = { clientId: 'client', executorId: null, status: 'APPROVED', endedAt: null }
const first: ReviewedDeal = {
  clientId: 'client',
  executorId: 'anna',
  status: 'CANCELED',
  endedAt: '2026-03-01T10:00:00Z',
}
const second: ReviewedDeal = { ...first, executorId: 'boris', endedAt: '2026-03-05T10:00:00Z' }

test('of several deals of a task the client means the one that ended last, unless they name the other side', () => {
  expect(meantDeal([open, first, second], 'client')).toBe(second)
  expect(meantDeal([open, first, second], 'client', 'anna')).toBe(first)
})

test('an executor means their own deal, whoever works on the task now', () => {
  const goesOn: ReviewedDeal = { ...open, status: 'IN_PROGRESS', executorId: 'boris' }
  expect(meantDeal([goesOn, first], 'anna')).toBe(first)
  expect(meantDeal([goesOn, first], 'boris')).toBe(goesOn)
})

test('nobody means a deal that is none of theirs, or one with themselves or with somebody who has none', () => {
  expect(meantDeal([open, first], 'vera')).toBeUndefined()
  expect(meantDeal([open, first], 'client', 'vera')).toBeUndefined()
  expect(meantDeal([open, first], 'client', 'client')).toBeUndefined()
})

test('a task that nobody has worked on is the deal that its author asks about', () => {
  expect(meantDeal([open], 'client')).toBe(open)
})
