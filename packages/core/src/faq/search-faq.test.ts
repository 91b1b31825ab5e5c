import { describe, expect, it } from 'vitest'
import { aFaqItem } from '../testing/index.ts'
import { searchFaq } from './index.ts'

const items = [
  aFaqItem({ id: 1, question: 'Как отозвать отклик?', answer: 'Откройте задание.' }),
  aFaqItem({ id: 2, question: 'Сколько стоит тариф?', answer: 'Цены — на [странице](/x) тарифов. Отклики тратятся.' }),
  aFaqItem({ id: 3, question: 'Забыл пароль', answer: `${'Слова. '.repeat(60)}Ссылка работает час.` }),
]
const found = (typed: string) => searchFaq(items, typed).map(({ id }) => id)
const marked = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([from, to]) => [...text].slice(from, to).join(''))

describe('the search of the help', () => {
  it('finds words in any form, in the question first', () => {
    expect(found('отклики')).toEqual([1, 2])
    expect(found('ТАРИФАХ')).toEqual([2])
    expect(found('как отозвать отклик')).toEqual([1])
  })

  it.each([
    ['a slip of the keys', 'отазвать', [1]],
    ['a letter that is missing', 'пароь', [3]],
    ['the wrong layout', 'gfhjkm', [3]],
    ['the beginning of a word', 'па', [3]],
  ])('bears %s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  it('falls back on most of the words, and on nothing', () => {
    expect(found('отозвать отклик трактор')).toEqual([1])
    expect(found('аквариум')).toEqual([])
    expect(found('?!')).toEqual([])
  })

  it('marks what matches, and shows the piece of the answer where it is, without its marks', () => {
    const [hit] = searchFaq(items, 'тариф')
    expect(marked(hit?.question ?? '', hit?.questionHighlights ?? [])).toEqual(['тариф'])
    expect(hit?.snippet).toBe('Цены — на странице тарифов. Отклики тратятся.')
    expect(marked(hit?.snippet ?? '', hit?.highlights ?? [])).toEqual(['тарифов'])

    const [far] = searchFaq(items, 'ссылка')
    expect(far?.snippet).toMatch(/^… .*Ссылка работает час\.$/)
    expect(marked(far?.snippet ?? '', far?.highlights ?? [])).toEqual(['Ссылка'])
  })

  it('takes nothing for markup, and bears whatever is typed', () => {
    const hostile = aFaqItem({ id: 9, question: '<script>alert(1)</script>', answer: '<b>жирно</b>' })
    expect(searchFaq([hostile], 'script')[0]).toMatchObject({
      question: '<script>alert(1)</script>',
      snippet: '<b>жирно</b>',
    })
    for (const typed of ['а'.repeat(200), 'а '.repeat(100), '('.repeat(200), '😀'.repeat(100)]) {
      expect(found(typed)).toEqual([])
    }
  })
})
