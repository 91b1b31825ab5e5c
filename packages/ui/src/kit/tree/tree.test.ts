import { describe, expect, it } from 'vitest'
import { leadingTo, leavesOf, markOf, pressed, type TreePickerNode } from './tree.ts'

const leaf = (id: number, name: string): TreePickerNode => ({ id, name, childCategories: [] })
const repair: TreePickerNode = { id: 1, name: 'Ремонт', childCategories: [leaf(2, 'Плитка'), leaf(3, 'Тёплый пол')] }
const moving: TreePickerNode = { id: 4, name: 'Переезд', childCategories: [leaf(5, 'Грузчики')] }

describe('a branch', () => {
  it('stands for its leaves', () => {
    expect(leavesOf(repair)).toEqual([2, 3])
  })

  it('is marked by how many of them are chosen', () => {
    const marks = [[], [2], [2, 3]].map((chosen) => markOf(repair, new Set(chosen)))
    expect(marks).toEqual(['none', 'some', 'all'])
  })

  it('takes all that are missing, and lets go of all when none is', () => {
    expect(pressed(repair, new Set([5, 2]))).toEqual([5, 2, 3])
    expect(pressed(repair, new Set([5, 2, 3]))).toEqual([5])
  })
})

describe('a search in the tree', () => {
  it('keeps the way to what is found, and nothing beside it', () => {
    expect(leadingTo([repair, moving], new Set([3]))).toEqual([{ ...repair, childCategories: [leaf(3, 'Тёплый пол')] }])
    expect(leadingTo([repair, moving], new Set([2, 3, 5]))).toEqual([repair, moving])
    expect(leadingTo([repair, moving], new Set())).toEqual([])
  })
})
