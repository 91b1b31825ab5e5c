import { describe, expect, it } from 'vitest'
import { aCategory, aCategoryTree } from '../testing/index.ts'
import { indexCategories } from './category-index.ts'

const index = indexCategories(aCategoryTree())
const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name)

describe('indexCategories', () => {
  it('finds a category by id, by its slug and by the slugs of the address', () => {
    expect(index.byId.get(12)?.name).toBe('Укладка плитки')
    expect(index.bySlug.get('ukladka-plitki')?.id).toBe(12)
    expect(index.byUrlSlug.get('remont/ukladka-plitki')?.id).toBe(12)
    expect(index.byUrlSlug.get('ukladka-plitki')).toBeUndefined()
  })

  it('lists parents before their children', () => {
    expect(names(index.all)).toEqual(['Ремонт и отделка', 'Сантехника', 'Укладка плитки', 'Грузоперевозки'])
  })

  it('leads from the root to the category in breadcrumbs', () => {
    expect(index.breadcrumbs('ukladka-plitki')).toEqual([
      { name: 'Ремонт и отделка', slug: 'remont', urlSlug: 'remont' },
      { name: 'Укладка плитки', slug: 'ukladka-plitki', urlSlug: 'remont/ukladka-plitki' },
    ])
    expect(index.breadcrumbs('nope')).toEqual([])
  })

  it('tells where a task can be put', () => {
    expect([1, 11, 2, 99].map(index.isLeaf)).toEqual([false, true, true, false])
    expect(names(index.leaves(1))).toEqual(['Сантехника', 'Укладка плитки'])
    expect(names(index.leaves(2))).toEqual(['Грузоперевозки'])
    expect(index.leaves(99)).toEqual([])
  })

  it('inherits the properties of the nearest parent when a category has none', () => {
    const ids = (id: number) => index.properties(id).map((property) => property.id)
    expect(ids(11)).toEqual(['fixture'])
    expect(ids(12)).toEqual(['area'])
    expect(ids(99)).toEqual([])
  })

  it('inherits over a level that has none either', () => {
    const [root] = aCategoryTree()
    const grandchild = aCategory({ id: 3, parentId: 13, slug: 'mozaika', properties: [] })
    const child = aCategory({ id: 13, slug: 'plitka', properties: [], childCategories: [grandchild] })
    const deep = indexCategories(root ? [{ ...root, childCategories: [child] }] : [])

    expect(deep.properties(3).map(({ id }) => id)).toEqual(['area'])
    expect(deep.path(3).map(({ id }) => id)).toEqual([1, 13, 3])
  })
})
