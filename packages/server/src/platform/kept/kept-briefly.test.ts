import { manualClock } from '@artel/core/testing'
import { expect, it, vi } from 'vitest'
import { createKeptBriefly } from './kept-briefly.ts'

const FRESH_MS = 5_000

const setUp = (most = 10) => {
  const clock = manualClock()
  const kept = createKeptBriefly<string>({ clock, freshMs: FRESH_MS, most })
  const make = vi.fn(async (): Promise<string> => 'answer')
  return { clock, kept, make }
}

it('makes an answer once for all who ask while it is fresh, and again afterwards', async () => {
  const { clock, kept, make } = setUp()

  expect(await Promise.all([kept.read('a', make), kept.read('a', make)])).toEqual(['answer', 'answer'])
  clock.advance(FRESH_MS - 1)
  await kept.read('a', make)
  expect(make).toHaveBeenCalledTimes(1)

  clock.advance(1)
  await kept.read('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})

it('keeps no answer that failed', async () => {
  const { kept, make } = setUp()

  await expect(kept.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.read('a', make)).toBe('answer')
})

it('keeps no answer that is null', async () => {
  const kept = createKeptBriefly<string | null>({ clock: manualClock(), freshMs: FRESH_MS, most: 10 })

  expect(await kept.read('a', async () => null)).toBeNull()
  expect(await kept.read('a', async () => 'answer')).toBe('answer')
})

it('lets go of the answer that was not asked for longest, and of all when told so', async () => {
  const { kept, make } = setUp(2)
  for (const key of ['a', 'b', 'a', 'c']) await kept.read(key, make)
  make.mockClear()

  await kept.read('a', make)
  expect(make).not.toHaveBeenCalled()
  await kept.read('b', make)
  expect(make).toHaveBeenCalledTimes(1)

  kept.clear()
  await kept.read('b', make)
  expect(make).toHaveBeenCalledTimes(2)
})
