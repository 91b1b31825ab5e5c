import { indexTree, searchCategories, suggestCategory, tradesMeant, tradesNamed } from '@artel/core/categories'
import { type Category, category } from '@artel/core/contract'
import { COVERED_TRADES } from '@artel/core/covers/address'
import { materialOf, objectOf } from '@artel/core/covers/looks'
import { describe, expect, it } from 'vitest'
import { categoryIndex, categoryTree } from '../../../test/category-tree.ts'
import { categoryBySlug, categoryRecords, effectiveProperties, trades } from './category-tree.ts'

const roots = categoryRecords.filter(({ parentId }) => parentId === null)
const leaves = categoryRecords.filter(({ parentId }) => parentId !== null)

interface Outline extends Pick<Category, 'id' | 'slug' | 'name'> {
  readonly childCategories: readonly Outline[]
}
/** A category as pages have it that only show names. */
const withNameAlone = ({ id, slug, name, childCategories }: Category): Outline => ({
  id,
  slug,
  name,
  childCategories: childCategories.map(withNameAlone),
})

describe('category tree', () => {
  it('has twelve trades of six to ten categories each', () => {
    expect(roots).toHaveLength(12)
    for (const { children } of trades) {
      expect(children.length).toBeGreaterThanOrEqual(6)
      expect(children.length).toBeLessThanOrEqual(10)
    }
  })

  it('has a material of its own for every trade, which its categories share', () => {
    expect(COVERED_TRADES).toEqual(roots.map(({ slug }) => slug))
    for (const { slug, children } of trades) {
      expect([slug, [...new Set(children.map((child) => materialOf(child.slug)))]]).toEqual([slug, [materialOf(slug)]])
    }
  })

  it('has an object of its own for most categories', () => {
    const closer = leaves.filter(({ slug, parentId }) => {
      const root = roots.find(({ id }) => id === parentId)
      return objectOf(slug) !== objectOf(root?.slug ?? '')
    })
    expect(closer.length).toBeGreaterThan(leaves.length * 0.7)
  })

  it('has addresses of its own for every category', () => {
    const slugs = categoryRecords.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('numbers children by their root', () => {
    expect(new Set(categoryRecords.map(({ id }) => id)).size).toBe(categoryRecords.length)
    expect(leaves.filter(({ id, parentId }) => Math.floor(id / 100) * 100 !== parentId)).toEqual([])
    expect(categoryBySlug('ukladka-plitki').id).toBe(103)
  })

  it('is what the contract calls a tree', () => {
    expect(categoryTree().map((root) => category.safeParse(root).success)).toEqual(roots.map(() => true))
  })

  it('asks something in every category, inherited where a category asks nothing itself', () => {
    expect(leaves.filter((leaf) => effectiveProperties(leaf).length === 0)).toEqual([])
    expect(leaves.some(({ properties }) => properties.length === 0)).toBe(true)
    expect(effectiveProperties(categoryBySlug('generalnaya-uborka'))).toEqual(categoryBySlug('uborka').properties)
  })

  it('asks in a way that can be answered', () => {
    for (const { properties } of categoryRecords) {
      expect(new Set(properties.map(({ id }) => id)).size).toBe(properties.length)
      for (const { type, options } of properties) {
        expect(options.length >= 2).toBe(type === 'choice' || type === 'choices')
        expect(new Set(options).size).toBe(options.length)
      }
    }
  })

  it('describes every category in a sentence', () => {
    expect(categoryRecords.filter(({ meta }) => !/^\p{Lu}.{20,}\.$/u.test(meta.description))).toEqual([])
  })

  it('shows every trade and a few of its categories on the main page', () => {
    expect(roots.filter(({ onMainPage }) => !onMainPage)).toEqual([])
    expect(leaves.filter(({ onMainPage }) => onMainPage)).toHaveLength(48)
  })

  it.each([
    ['Поклеить обои в детской', 'pokleyka-oboev'],
    ['Течёт кран на кухне', 'ustranenie-protechek-i-zasorov'],
    ['Генеральная уборка квартиры', 'generalnaya-uborka'],
    ['Нужны грузчики на два часа', 'gruzchiki'],
    ['Собрать шкаф', 'sborka-mebeli'],
    ['Маникюр на дому', 'manikyur-i-pedikyur'],
    ['Репетитор по математике', 'matematika'],
    ['Починить ноутбук', 'remont-kompyuterov-i-noutbukov'],
    ['Логотип для кофейни', 'logotipy-i-firmennyy-stil'],
    ['Торт на день рождения', 'torty-i-ketering'],
    ['Нужна няня на вечер', 'sidelki'],
    ['Посидеть с ребёнком в субботу', 'sidelki'],
    ['Сиделка для бабушки', 'sidelki'],
    ['Нужен эвакуатор', 'pomoshch-na-doroge'],
    ['Поставить забор из профнастила', 'zabory-i-vorota'],
  ])('lets «%s» suggest %s', (title, slug) => {
    expect(suggestCategory(categoryIndex(), title)?.slug).toBe(slug)
  })

  it.each(['обои', 'обоев', 'поклейка обоями', 'j,jb'])('has «Поклейка обоев» alone for «%s»', (query) => {
    expect(searchCategories(categoryIndex(), query).map(({ name }) => name)).toEqual(['Поклейка обоев'])
  })

  it.each([
    ['няня', 'Няни и сиделки'],
    ['няню', 'Няни и сиделки'],
    ['нянь', 'Няни и сиделки'],
    ['сиделка', 'Няни и сиделки'],
    ['сиделок', 'Няни и сиделки'],
  ])('finds for «%s» %s alone, also where pages have the names alone', (query, name) => {
    const outline = indexTree(categoryTree().map(withNameAlone))
    expect(searchCategories(categoryIndex(), query).map((one) => one.name)).toEqual([name])
    expect(searchCategories(outline, query).map((one) => one.name)).toEqual([name])
  })

  it.each(['репетитор', 'репетитора'])('finds for «%s» all that is taught', (query) => {
    const index = categoryIndex()
    const taught = index.leaves(categoryBySlug('repetitory-i-obuchenie').id)
    expect(searchCategories(index, query)).toEqual(taught)
  })

  it.each([
    ['плиточников', ['Укладка плитки']],
    ['электрика', ['Розетки и освещение', 'Замена проводки']],
    ['фотографа', ['Портретная и семейная съёмка']],
    // What categories are called themselves, and things.
    ['сантехник', []],
    ['плитка', []],
    ['ремонт', []],
    ['видео', []],
  ])('has for the trade «%s» the categories %j', (text, names) => {
    expect(tradesNamed(categoryIndex(), text).map(({ name }) => name)).toEqual(names)
  })

  it.each(['репетиторы', 'уборщица', 'уборщики'])('has for «%s» all that is below one category', (text) => {
    const index = categoryIndex()
    const named = tradesNamed(index, text)
    const root = index.path(named[0]?.id ?? 0)[0]?.id ?? 0
    expect(named).toEqual(index.leaves(root))
  })

  it.each([
    ['фатограф', 'Портретная и семейная съёмка'],
    ['cfynt[ybr', 'Установка сантехники'],
    ['santehnik', 'Установка сантехники'],
    ['парекмахер', 'Парикмахеры'],
    ['няню', 'Няни и сиделки'],
  ])('takes «%s» for %s', (text, name) => {
    expect(tradesMeant(categoryIndex(), text).map((category) => category.name)).toEqual([name])
  })

  it.each(['вертолёт', 'собака', 'нотариус', 'адвокат'])('takes «%s» for nothing', (text) => {
    expect(tradesMeant(categoryIndex(), text)).toEqual([])
  })
})
