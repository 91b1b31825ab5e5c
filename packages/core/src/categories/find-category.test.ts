import { describe, expect, it } from 'vitest'
import { aCategory, aCategoryTree } from '../testing/index.ts'
import { indexCategories } from './category-index.ts'
import { searchCategories } from './search-categories.ts'
import { suggestCategories, suggestCategory } from './suggest-category.ts'

const index = indexCategories(aCategoryTree())
const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name)

describe('suggestCategory', () => {
  it.each([
    ['Заменить смеситель, нужен сантехник', 'Сантехника'],
    ['Нужен сантехник на час', 'Сантехника'],
    ['Положить плитку в ванной', 'Укладка плитки'],
  ])('takes «%s» for «%s»', (title, name) => {
    expect(suggestCategory(index, title)?.name).toBe(name)
  })

  it.each(['', 'Помогите', 'Нужен мастер', '!!!'])('does not guess from «%s»', (title) => {
    expect(suggestCategory(index, title)).toBeNull()
  })

  it('names what only a description fits, but does not take it without asking', () => {
    expect(suggestCategory(index, 'Заменить смеситель')).toBeNull()
    expect(names(suggestCategories(index, 'Заменить смеситель'))).toEqual(['Сантехника'])
    expect(names(suggestCategories(index, 'Переезд в другой район'))).toEqual(['Грузоперевозки'])
  })

  it('does not choose between two that fit alike, but names both', () => {
    const twins = indexCategories([
      aCategory({ id: 1, slug: 'a', parentId: null, name: 'Сборка шкафов', meta: { description: '' } }),
      aCategory({ id: 2, slug: 'b', parentId: null, name: 'Ремонт шкафов', meta: { description: '' } }),
    ])
    expect(suggestCategory(twins, 'Шкаф в прихожую')).toBeNull()
    expect(names(suggestCategories(twins, 'Шкаф в прихожую'))).toEqual(['Сборка шкафов', 'Ремонт шкафов'])
  })

  it('trusts a category’s keywords, phrases before single words', () => {
    const withKeywords = indexCategories([
      aCategory({ id: 1, slug: 'a', parentId: null, name: 'Шкафы', meta: { description: '', keywords: ['шкаф'] } }),
      aCategory({
        id: 2,
        slug: 'b',
        parentId: null,
        name: 'Сборка',
        meta: { description: '', keywords: ['собрать шкаф'] },
      }),
    ])
    expect(suggestCategory(withKeywords, 'Собрать шкаф из магазина')?.name).toBe('Сборка')
    expect(suggestCategory(withKeywords, 'Шкаф, который надо собрать')?.name).toBe('Шкафы')
  })

  it('suggests only where a task can be put', () => {
    expect(names(suggestCategories(index, 'Ремонт и отделка квартиры'))).not.toContain('Ремонт и отделка')
  })
})

describe('searchCategories', () => {
  it('finds by the beginnings of words in any form and order', () => {
    expect(names(searchCategories(index, 'плит'))).toEqual(['Укладка плитки'])
    expect(names(searchCategories(index, 'плитку укладка'))).toEqual(['Укладка плитки'])
    expect(names(searchCategories(index, 'ПЛИТКИ'))).toEqual(['Укладка плитки'])
  })

  it('finds all leaves of a parent by the parent’s name', () => {
    expect(names(searchCategories(index, 'отделка'))).toEqual(['Сантехника', 'Укладка плитки'])
  })

  it('shows everything until something is typed, and nothing for what does not exist', () => {
    expect(searchCategories(index, ' ')).toHaveLength(3)
    expect(searchCategories(index, 'астрология')).toEqual([])
  })
})
