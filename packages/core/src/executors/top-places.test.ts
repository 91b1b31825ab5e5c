import { describe, expect, it } from 'vitest'
import { TOP_PLACES, TOP_TURN_MS } from '../contract/executor-terms.ts'
import { onTopPlaces } from './top-places.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

describe('places at the top', () => {
  it('are had by all while there are as many', () => {
    expect(onTopPlaces([], NOW)).toEqual([])
    expect(onTopPlaces(['a'], NOW)).toEqual(['a'])
    expect(onTopPlaces(['a', 'b', 'c'], NOW).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('are shared by more, each as often as the others and no longer than a turn', () => {
    const buyers = ['a', 'b', 'c', 'd', 'e']
    const shown = new Map<string, number>()
    for (let turn = 0; turn < buyers.length; turn++) {
      const there = onTopPlaces(buyers, NOW + turn * TOP_TURN_MS)
      expect(new Set(there).size).toBe(TOP_PLACES)
      for (const one of there) shown.set(one, (shown.get(one) ?? 0) + 1)
    }
    expect(buyers.map((one) => shown.get(one))).toEqual(buyers.map(() => TOP_PLACES))
    expect(onTopPlaces(buyers, NOW)).toEqual(onTopPlaces(buyers, NOW + TOP_TURN_MS - 1))
  })
})
