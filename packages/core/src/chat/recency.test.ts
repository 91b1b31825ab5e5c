import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRecency } from './recency.ts'

it('is the order of a whole sort, whatever changed, came and went between two looks', () => {
  const act = fc.record({ id: fc.nat(20), at: fc.nat(50), way: fc.constantFrom('put', 'remove', 'look') })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const compare = (a: { id: number; at: number }, b: { id: number; at: number }) => b.at - a.at || b.id - a.id
      const recency = createRecency(compare)
      const known = new Map<number, { id: number; at: number }>()
      const items = new Set<{ id: number; at: number }>()
      for (const { id, at, way } of acts) {
        const item = known.get(id) ?? { id, at }
        known.set(id, item)
        if (way === 'look') {
          expect(recency.of(items)).toEqual([...items].sort(compare))
          continue
        }
        if (way === 'put') {
          item.at = at
          items.add(item)
        } else items.delete(item)
        recency.shift(item)
      }
      expect(recency.of(items)).toEqual([...items].sort(compare))
    }),
  )
})
