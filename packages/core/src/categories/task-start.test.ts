import { describe, expect, it } from 'vitest'
import { startTask } from './task-start.ts'

const own = { id: 1, slug: 'remont', name: 'Ремонт' }
const tiles = { id: 12, slug: 'ukladka-plitki', name: 'Укладка плитки' }
const taps = { id: 11, slug: 'santehnika', name: 'Сантехника' }
const given = {
  own,
  around: [tiles, taps],
  chosenSlug: null,
  suggestedSlug: null,
  prices: [{ categoryId: 12, from: 10_000_00, to: 30_000_00, replies: 40 }],
}

describe('startTask', () => {
  it('puts a task in the category of the page, of whose prices nothing may be known', () => {
    expect(startTask(given)).toEqual({ category: own, range: null })
  })

  it('follows what the title speaks of, with its prices', () => {
    const range = { from: 10_000_00, to: 30_000_00 }
    expect(startTask({ ...given, suggestedSlug: 'ukladka-plitki' })).toEqual({ category: tiles, range })
  })

  it('follows the hand before the title', () => {
    expect(startTask({ ...given, chosenSlug: 'santehnika', suggestedSlug: 'ukladka-plitki' }).category).toBe(taps)
  })

  it('stays on the page when the title speaks of another craft', () => {
    expect(startTask({ ...given, suggestedSlug: 'uborka' }).category).toBe(own)
  })
})
