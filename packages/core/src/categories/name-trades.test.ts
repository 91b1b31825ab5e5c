import { describe, expect, it } from 'vitest'
import { aCategory } from '../testing/index.ts'
import { indexCategories } from './category-index.ts'
import { tradesMeant, tradesNamed } from './name-trades.ts'

interface Branch {
  readonly name: string
  readonly keywords?: string[]
  readonly below?: readonly Branch[]
}

let lastId = 0
const grown = ({ name, keywords = [], below = [] }: Branch, parentId: number | null = null) => {
  lastId += 1
  const id = lastId
  return aCategory({
    id,
    parentId,
    slug: `slug-${id}`,
    name,
    meta: { description: '', keywords },
    childCategories: below.map((child): ReturnType<typeof aCategory> => grown(child, id)),
  })
}

const index = indexCategories(
  [
    {
      name: 'Ремонт и отделка',
      keywords: ['отделк', 'отделочник'],
      below: [
        { name: 'Поклейка обоев', keywords: ['обои', 'обоев', 'поклейк'] },
        { name: 'Укладка плитки', keywords: ['плитк', 'плиточник', 'фартук'] },
        { name: 'Малярные работы', keywords: ['маляр', 'покрас'] },
        { name: 'Мелкий ремонт', keywords: ['мастер на час', 'ремонт мелоч'] },
      ],
    },
    {
      name: 'Сантехника и электрика',
      keywords: ['сантехник', 'электрик'],
      below: [
        { name: 'Установка сантехники', keywords: ['унитаз'] },
        { name: 'Замена проводки', keywords: ['щиток', 'электрик'] },
      ],
    },
    { name: 'Уборка', keywords: ['уборк', 'уборщиц'], below: [{ name: 'Мытьё окон', keywords: ['витрин'] }] },
    {
      name: 'Репетиторы и обучение',
      keywords: ['репетитор', 'ведущ мастер'],
      below: [{ name: 'Математика' }, { name: 'Музыка', keywords: ['пианино', 'настройщик'] }],
    },
    { name: 'Перевозки', keywords: ['пианино', 'настройщик'] },
  ].map((branch) => grown(branch)),
)
const named = (text: string) => tradesNamed(index, text).map(({ name }) => name)
const meant = (text: string) => tradesMeant(index, text).map(({ name }) => name)

describe('the trade that a text names', () => {
  it.each(['плиточник', 'Плиточника', 'ПЛИТОЧНИКОВ', 'плиточники', 'плиточнику'])('is known by «%s»', (text) => {
    expect(named(text)).toEqual(['Укладка плитки'])
  })

  it.each(['репетитор', 'репетиторы', 'репетиторов', 'репетиторы и обучение'])(
    'is all that is below the category of «%s»',
    (text) => {
      expect(named(text)).toEqual(['Математика', 'Музыка'])
    },
  )

  it.each([
    ['маляр', ['Малярные работы']],
    ['уборщицу', ['Мытьё окон']],
    ['мастера на час', ['Мелкий ремонт']],
  ])('of «%s» is %j', (text, names) => {
    expect(named(text)).toEqual(names)
  })

  it('is the one below where a category and one below it are called so', () => {
    expect(named('электрик')).toEqual(['Замена проводки'])
  })

  it.each([
    ['in the name of what it would find', 'сантехник'],
    ['a thing', 'фартук'],
    ['a thing in a name', 'плитка'],
    ['a part of a keyword', 'мастер'],
    ['a keyword among other words', 'плиточник в ванную'],
    ['a trade of different roots', 'настройщик'],
    ['misspelt', 'плиточнк'],
    ['not wanted', '-плиточник'],
    ['quoted', '"плиточник"'],
    ['no word', ' — '],
  ])('is none where the text is %s', (_, text) => {
    expect(named(text)).toEqual([])
  })
})

describe('the trade that a text may mean', () => {
  it.each([
    ['плиточнк', ['Укладка плитки']],
    ['плиточнков', ['Укладка плитки']],
    ['репититор', ['Математика', 'Музыка']],
    ['обоб', []],
    ['j,jb', ['Поклейка обоев']],
    ['cfynt[ybr', ['Установка сантехники']],
    ['gkbnjxyr', ['Укладка плитки']],
    ['plitochnik', ['Укладка плитки']],
    ['Santehnika', ['Установка сантехники']],
    ['витрины', ['Мытьё окон']],
    ['пианино', ['Музыка', 'Перевозки']],
    ['мастер на чс', []],
    ['мастир на час', ['Мелкий ремонт']],
    ['вертолёт', []],
    ['плиточнк в ванную', []],
    ['', []],
  ])('by «%s» is %j', (text, names) => {
    expect(meant(text)).toEqual(names)
  })

  it('is the nearest of those that the text could be a slip of', () => {
    const leaf = (id: number, keyword: string) =>
      aCategory({ id, slug: keyword, parentId: null, name: keyword, meta: { description: '', keywords: [keyword] } })
    const two = indexCategories([leaf(1, 'фотограф'), leaf(2, 'типограф')])
    expect(tradesMeant(two, 'фтограф').map(({ id }) => id)).toEqual([1])
  })
})
