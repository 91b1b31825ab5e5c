import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addSeq, countAfter, dropUpTo, type SeqRanges } from './seq-ranges.ts'

it('is what a set of numbers is, in whatever order they come and are dropped', () => {
  const act = fc.record({ way: fc.constantFrom('add', 'add', 'add', 'drop'), seq: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), fc.nat(31), (acts, from) => {
      const ranges: SeqRanges = []
      const set = new Set<number>()
      for (const { way, seq } of acts) {
        if (way === 'add') {
          expect(addSeq(ranges, seq)).toBe(!set.has(seq))
          set.add(seq)
        } else {
          dropUpTo(ranges, seq)
          for (const number of set) if (number <= seq) set.delete(number)
        }
      }
      const numbers = [...set]
      expect(countAfter(ranges, from)).toBe(numbers.filter((number) => number > from).length)
      expect(ranges.at(-1) ?? 0).toBe(Math.max(0, ...numbers))
      // Ranges that touch would be one.
      for (let at = 2; at < ranges.length; at += 2) expect(ranges[at]).toBeGreaterThan((ranges[at - 1] ?? 0) + 1)
    }),
  )
})

it.each<[SeqRanges, number, SeqRanges]>([
  [[], 3, []],
  [[5, 9], 4, [5, 9]],
  [[5, 9], 5, [6, 9]],
  [[1, 10], 4, [5, 10]],
  [[1, 10], 10, []],
  [[1, 1, 5, 6], 1, [5, 6]],
  [[1, 1, 5, 6, 8, 8], 5, [6, 6, 8, 8]],
])('of %j loses what is up to %i', (ranges, seq, rest) => {
  dropUpTo(ranges, seq)
  expect(ranges).toEqual(rest)
})

it('keeps a thousand numbers in a row as one range', () => {
  const ranges: SeqRanges = []
  for (let seq = 1; seq <= 1000; seq += 1) addSeq(ranges, seq)
  expect(ranges).toEqual([1, 1000])
})
