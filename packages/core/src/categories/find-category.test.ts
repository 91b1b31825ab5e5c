import { describe, expect, it } from 'vitest'
import { aCategory, aCategoryTree } from '../testing/index.ts'
import { indexCategories, indexTree } from './category-index.ts'
import { searchCategories } from './search-categories.ts'
import { suggestCategories, suggestCategory } from './suggest-category.ts'

const index = indexCategories(aCategoryTree())
/** A tree of leaves alone, with just these words. */
const leavesOf = (...leaves: { name: string; description?: string; keywords?: string[] }[]) =>
  indexCategories(
    leaves.map(({ name, description = '', keywords }, at) =>
      aCategory({
        id: at + 1,
        slug: `leaf-${at}`,
        parentId: null,
        name,
        meta: { description, ...(keywords && { keywords }) },
      }),
    ),
  )
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

  it('knows a word by the beginning that a keyword gives', () => {
    const [kitchen] = suggestCategories(leavesOf({ name: 'Кухни', keywords: ['гарнитур'] }), 'Два гарнитура')
    expect(kitchen?.name).toBe('Кухни')
  })

  it('trusts a name twice as much as a description', () => {
    const twins = leavesOf({ name: 'Мебель', description: 'Шкафы и столы.' }, { name: 'Шкафы' })
    expect(names(suggestCategories(twins, 'Шкаф в прихожую'))).toEqual(['Шкафы', 'Мебель'])
  })

  it('names three at most unless it is asked for more or fewer', () => {
    const many = leavesOf({ name: 'Шкафы' }, { name: 'Шкаф' }, { name: 'Шкафу' }, { name: 'Шкафа' })
    expect([suggestCategories(many, 'Шкаф'), suggestCategories(many, 'Шкаф', 1)].map(({ length }) => length)).toEqual([
      3, 1,
    ])
  })

  it('lets the parent decide between leaves that fit alike, and only between them', () => {
    const under = (root: string, id: number, ...leaves: string[]) =>
      aCategory({
        id,
        slug: `root-${id}`,
        parentId: null,
        name: root,
        meta: { description: '' },
        childCategories: leaves.map((name, at) =>
          aCategory({ id: id + at + 1, slug: `leaf-${id + at}`, parentId: id, name, meta: { description: '' } }),
        ),
      })
    const tree = indexCategories([
      under('Дача', 10, 'Сборка', 'Парники и теплицы'),
      under('Мебель', 20, 'Сборка', 'Ремонт'),
    ])
    expect(suggestCategory(tree, 'Сборка мебели')?.id).toBe(21)
    expect(names(suggestCategories(tree, 'Мебель'))).toEqual([])
    expect(names(suggestCategories(tree, 'Парник, теплица, ремонт мебели'))).toEqual(['Парники и теплицы', 'Ремонт'])
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

  it('finds what has every word of the query, in its own name or around it', () => {
    expect(names(searchCategories(index, 'отделка плитка'))).toEqual(['Укладка плитки'])
    expect(searchCategories(index, 'плитка астрология')).toEqual([])
  })

  it('shows first what is called so itself', () => {
    const [remont, moving] = aCategoryTree()
    const repair = aCategory({ id: 3, slug: 'melkiy-remont', parentId: null, name: 'Мелкий ремонт' })
    const tree = indexCategories([remont, moving, repair].filter((root) => root !== undefined))
    expect(names(searchCategories(tree, 'ремонт'))).toEqual(['Мелкий ремонт', 'Сантехника', 'Укладка плитки'])
    expect(names(searchCategories(tree, 'ремонт сантехники'))).toEqual(['Сантехника'])
  })

  it.each(['обои', 'обоев', 'Обоями', 'поклеить обои', 'j,jb', 'J,JTD'])('finds «Поклейка обоев» for «%s»', (query) => {
    const tree = leavesOf(
      { name: 'Оборудование' },
      { name: 'Поклейка обоев', keywords: ['поклеить'] },
      { name: 'Покраска стен' },
    )
    expect(names(searchCategories(tree, query))).toEqual(['Поклейка обоев'])
  })

  it.each([
    ['окна', 'Мытьё окон'],
    ['окон', 'Окна и двери'],
    ['плиток', 'Укладка плитки'],
    ['перевозка', 'Виды перевозок'],
  ])('finds for «%s» «%s», though a vowel comes and goes', (query, name) => {
    expect(names(searchCategories(leavesOf({ name }), query))).toEqual([name])
  })

  it('shows the name itself first, then what begins so, then what has such a word', () => {
    const tree = leavesOf({ name: 'Мелкий ремонт' }, { name: 'Ремонт окон' }, { name: 'Ремонт' })
    expect(names(searchCategories(tree, 'ремонт'))).toEqual(['Ремонт', 'Ремонт окон', 'Мелкий ремонт'])
  })

  it('takes Latin letters as typed where they stand in a name', () => {
    expect(names(searchCategories(leavesOf({ name: 'SEO' }, { name: 'Ыущ' }), 'seo'))).toEqual(['SEO'])
  })

  it('searches an outline of the tree too, which has no keywords', () => {
    const outline = indexTree([{ id: 1, slug: 'a', name: 'Поклейка обоев', childCategories: [] }])
    expect(names(searchCategories(outline, 'обои'))).toEqual(['Поклейка обоев'])
  })

  it('shows everything until something is typed, and nothing for what does not exist', () => {
    expect(searchCategories(index, ' ')).toHaveLength(3)
    expect(searchCategories(index, 'астрология')).toEqual([])
  })
})
