import { describe, expect, it } from 'vitest'
import { type CategoryOutline, indexTree } from '../categories/index.ts'
import { countUnknown, leavesOfSlugs, settleCategories, slugsOfLeaves } from './chosen-categories.ts'
import { taskFindPath, taskList } from './task-filters.ts'

const node = (id: number, slug: string, childCategories: readonly CategoryOutline[] = []): CategoryOutline => ({
  id,
  slug,
  name: slug,
  tasksCount: 0,
  childCategories,
})
const index = indexTree<CategoryOutline>([
  node(1, 'remont', [node(11, 'plitka'), node(12, 'oboi')]),
  node(2, 'pereezd', [node(21, 'gruzchiki')]),
  node(3, 'uborka'),
])

const settled = (...categories: string[]) => settleCategories({ ...taskList.defaults, categories }, index).categories

describe('categories of an address', () => {
  it('come in the order of the tree, whatever order they were named in', () => {
    expect(settled('uborka', 'plitka')).toEqual(['plitka', 'uborka'])
    expect(taskFindPath(settleCategories({ ...taskList.defaults, categories: ['uborka', 'oboi'] }, index))).toBe(
      '/task-find?category=oboi&category=uborka',
    )
  })

  it('are a branch where all of its leaves are named, and a leaf is none beside its branch', () => {
    expect(settled('oboi', 'plitka')).toEqual(['remont'])
    expect(settled('oboi', 'remont', 'uborka')).toEqual(['remont', 'uborka'])
  })

  it('stay what they are called when a branch has one leaf', () => {
    expect(settled('gruzchiki')).toEqual(['gruzchiki'])
    expect(settled('pereezd')).toEqual(['pereezd'])
    expect(settled('pereezd', 'uborka')).toEqual(['gruzchiki', 'uborka'])
  })

  it('are left out where there are none like that, and counted', () => {
    const filters = { ...taskList.defaults, categories: ['nikto', 'uborka', 'tozhe-nikto'] }
    expect(settleCategories(filters, index).categories).toEqual(['uborka'])
    expect(countUnknown(filters, index)).toBe(2)
    expect(countUnknown(taskList.defaults, index)).toBe(0)
  })
})

describe('leaves of the tree', () => {
  it('are named by the fewest slugs, and found back by them', () => {
    expect(slugsOfLeaves(index, [21, 11, 12])).toEqual(['remont', 'gruzchiki'])
    expect(leavesOfSlugs(index, ['remont', 'plitka', 'nikto'])).toEqual([11, 12])
  })
})
