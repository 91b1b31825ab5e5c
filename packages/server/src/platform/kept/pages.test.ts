import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { manualClock } from '@artel/core/testing'
import { expect, it, vi } from 'vitest'
import type { Slice, Stretch } from '../db/stretch.ts'
import { createPages } from './pages.ts'

/** A list of numbers that counts as the database does. */
const setUp = (length: number) => {
  const list = { length }
  const clock = manualClock()
  const pages = createPages(clock)
  const read = vi.fn(async ({ skip, limit, counts }: Slice): Promise<Stretch<number>> => {
    const rows = Array.from({ length: Math.max(0, Math.min(limit, list.length - skip)) }, (_, index) => skip + index)
    const isShown = rows.length < limit && (rows.length > 0 || skip === 0)
    return { rows, total: counts && !isShown ? list.length : null }
  })
  const count = vi.fn(async () => list.length)
  const page = (offset: number, limit: number) => pages.read('all', { offset, limit }, { read, count })
  return { list, clock, read, count, page }
}

it('a total is counted along by one of those who ask at the same time, and again after some seconds', async () => {
  const { list, clock, read, count, page } = setUp(25)

  const [first, second] = await Promise.all([page(0, 10), page(10, 10)])
  expect([first.rows.length, first.totalItems, second.totalItems]).toEqual([10, 25, 25])
  expect(read.mock.calls.map(([{ counts }]) => counts)).toEqual([true, false])

  list.length = 40
  expect((await page(0, 10)).totalItems).toBe(25)
  clock.advance(5_000)
  expect((await page(0, 10)).totalItems).toBe(40)
  expect(count).not.toHaveBeenCalled()
})

it('a total of thousands is kept for longer: a row more or less matters little there', async () => {
  const { list, clock, page } = setUp(4_000)
  await page(0, 10)

  list.length = 4_001
  clock.advance(19_999)
  expect((await page(0, 10)).totalItems).toBe(4_000)
  clock.advance(1)
  expect((await page(0, 10)).totalItems).toBe(4_001)
})

it('what a page shows is its total, and is not kept for pages that do not', async () => {
  const { list, page } = setUp(3)

  expect((await page(0, 10)).totalItems).toBe(3)
  list.length = 30
  expect((await page(0, 10)).totalItems).toBe(30)
})

it('a page that shows more than the kept total tells that there is one more', async () => {
  const { list, page } = setUp(11)
  await page(0, 10)

  list.length = 30
  expect((await page(10, 10)).totalItems).toBe(21)
})

it('whoever waits for the count of a last page, which needs none, counts alone', async () => {
  const { count, page } = setUp(25)

  const [last, first] = await Promise.all([page(20, 10), page(0, 10)])
  expect([last.totalItems, first.totalItems]).toEqual([25, 25])
  expect(count).toHaveBeenCalledTimes(1)
})

it('a page behind the end has a total and no rows', async () => {
  const { page } = setUp(25)
  expect(await page(100, 10)).toEqual({ rows: [], totalItems: 25 })
})

it('no page shows what is beyond the cap of lists', async () => {
  const { read, page } = setUp(TOTAL_ITEMS_CAP)

  expect((await page(TOTAL_ITEMS_CAP - 5, 10)).rows).toHaveLength(5)
  read.mockClear()
  expect(await page(TOTAL_ITEMS_CAP, 10)).toEqual({ rows: [], totalItems: TOTAL_ITEMS_CAP })
  expect(read).not.toHaveBeenCalled()
})

it('a count that failed is nobody’s answer', async () => {
  const { read, page } = setUp(25)
  read.mockRejectedValueOnce(new Error('away'))

  await expect(page(0, 10)).rejects.toThrow('away')
  expect((await page(0, 10)).totalItems).toBe(25)
})
