import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRecency } from './recency.ts'

const newItem = (id: number) => ({ id, slot: -1 })
type Item = ReturnType<typeof newItem>

it('is the order of a whole sort, whatever changed, came and went between two looks', () => {
  const act = fc.record({
    id: fc.nat(100),
    at: fc.nat(50),
    way: fc.constantFrom('rank', 'rank', 'add', 'remove', 'look'),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 300 }), (acts) => {
      const recency = createRecency<Item>()
      const known = new Map<number, Item>()
      const ranks = new Map<Item, number>()
      const listed = new Set<Item>()
      const rankOf = (item: Item) => ranks.get(item) ?? -1
      const expectSorted = () => {
        expect([...recency.order()]).toEqual([...listed].sort((a, b) => rankOf(b) - rankOf(a) || b.id - a.id))
        expect(recency.size).toBe(listed.size)
      }
      for (const { id, at, way } of acts) {
        const item = known.get(id) ?? newItem(id)
        known.set(id, item)
        if (way === 'look') expectSorted()
        if (way === 'add') {
          listed.add(item)
          recency.add(item)
        }
        if (way === 'remove') {
          listed.delete(item)
          recency.remove(item)
        }
        if (way === 'rank') {
          ranks.set(item, at)
          recency.rank(item, at)
        }
      }
      expectSorted()
      for (const item of known.values()) expect(recency.has(item)).toBe(listed.has(item))
    }),
  )
})

it('is the same order as long as nothing moves, and stays what it was when something does', () => {
  const recency = createRecency<Item>()
  const [older, newer] = [newItem(1), newItem(2)]
  recency.add(older)
  recency.add(newer)
  const before = recency.order()
  expect(recency.order()).toBe(before)

  recency.rank(older, 1)
  expect([...recency.order()]).toEqual([older, newer])
  expect([...before]).toEqual([newer, older])
  expect([before.at(0), before.indexOf(older), before.at(2)]).toEqual([newer, 1, undefined])
})

it('knows the rank of what it was told of, in the set or not', () => {
  const recency = createRecency<Item>()
  const item = newItem(1)
  expect(recency.rankOf(item)).toBe(-Infinity)
  recency.rank(item, 7)
  expect([recency.rankOf(item), recency.has(item)]).toEqual([7, false])
})

it('stands for the same order after a rank that is nothing new, or is that of something outside', () => {
  const recency = createRecency<Item>()
  const [inside, outside] = [newItem(1), newItem(2)]
  recency.rank(inside, 5)
  recency.add(inside)
  const before = recency.order()
  recency.rank(inside, 5)
  recency.rank(outside, 9)

  expect(recency.order()).toBe(before)
})

it('holds each item once however often it moves between two looks, and none that has left', () => {
  const recency = createRecency<Item>()
  const [leaving, low, high] = [newItem(1), newItem(2), newItem(3)]
  for (const item of [leaving, low, high]) recency.add(item)
  recency.rank(leaving, 9)
  for (const rank of [1, 2, 3]) recency.rank(high, rank)
  recency.remove(leaving)

  expect([...recency.order()]).toEqual([high, low])
})
