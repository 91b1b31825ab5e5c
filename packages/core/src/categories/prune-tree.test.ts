import { expect, it } from 'vitest'
import { aCategoryTree } from '../testing/index.ts'
import { prunedTo } from './index.ts'

it('a tree that is searched keeps what was found, what leads to it, and the order', () => {
  const tree = aCategoryTree()
  const named = (found: readonly number[]) =>
    prunedTo(tree, new Set(found)).map(({ id, childCategories }) => [id, childCategories.map((child) => child.id)])

  expect(named([12, 2])).toEqual([
    [1, [12]],
    [2, []],
  ])
  expect(named([])).toEqual([])
})
