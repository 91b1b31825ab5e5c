import { describe, expect, it } from 'vitest'
import { plainText } from '../search/index.ts'
import { CITY_NICKNAMES } from './city-nicknames.ts'
import { placesCalled, searchPlaces } from './search-places.ts'

/** The largest first. */
const cities = [
  'Москва',
  'Санкт-Петербург',
  'Новосибирск',
  'Екатеринбург',
  'Нижний Новгород',
  'Казань',
  'Ростов-на-Дону',
  'Ярославль',
  'Хабаровск',
  'Тула',
  'Киров',
  'Улан-Удэ',
  'Нижний Тагил',
  'Йошкар-Ола',
  'Великий Новгород',
  'Нижнекамск',
  'Королёв',
  'Ростов',
  'Питкяранта',
  'Вичуга',
  'Кировград',
].map((name) => ({ name }))

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name)
const first = (typed: string) => names(searchPlaces(cities, typed))[0]

describe('a search for places', () => {
  it('finds all for nothing', () => {
    expect(searchPlaces(cities, ' — ')).toBe(cities)
  })

  it('shows the name itself, then names that begin so, then those with such a word, then those with it inside', () => {
    expect(names(searchPlaces(cities, 'ростов'))).toEqual(['Ростов', 'Ростов-на-Дону'])
    expect(names(searchPlaces(cities, 'нов'))).toEqual(['Новосибирск', 'Нижний Новгород', 'Великий Новгород'])
    expect(names(searchPlaces(cities, 'ро'))).toEqual([
      'Ростов-на-Дону',
      'Ростов',
      'Нижний Новгород',
      'Ярославль',
      'Хабаровск',
      'Киров',
      'Великий Новгород',
      'Королёв',
      'Кировград',
    ])
    expect(names(searchPlaces(cities, 'ь'))).toEqual([])
  })

  it.each(['ростов на дону', 'РОСТОВ-НА-ДОНУ', 'ростов–на', 'на дону', 'дону', 'рнд', 'rostov-on-don'])(
    'takes «%s» for Ростов-на-Дону',
    (typed) => {
      expect(first(typed)).toBe('Ростов-на-Дону')
    },
  )

  it.each([
    'Питер',
    'спб',
    'СПб',
    'петербург',
    'с-петербург',
    'spb',
    'piter',
    'sankt-peterburg',
    'Saint Petersburg',
    'cg,',
    'gbnth',
  ])('takes «%s» for Санкт-Петербург', (typed) => {
    expect(first(typed)).toBe('Санкт-Петербург')
  })

  it.each([
    ['Мск', 'Москва'],
    ['moskva', 'Москва'],
    ['Moscow', 'Москва'],
    ['vjcrdf', 'Москва'],
    ['vjc', 'Москва'],
    ['Екб', 'Екатеринбург'],
    ['ekb', 'Екатеринбург'],
    ['Ебург', 'Екатеринбург'],
    ['Yekaterinburg', 'Екатеринбург'],
    ['нн', 'Нижний Новгород'],
    ['Nizhny Novgorod', 'Нижний Новгород'],
    ['nizhniy nov', 'Нижний Новгород'],
    ['Нск', 'Новосибирск'],
    ['kazan', 'Казань'],
    ["kazan'", 'Казань'],
    ['rfpfym', 'Казань'],
    ['khabarovsk', 'Хабаровск'],
    ['habarovsk', 'Хабаровск'],
    ['[f,fh', 'Хабаровск'],
    ['yaroslavl', 'Ярославль'],
    ['jaroslawl', 'Ярославль'],
    ['yoshkar', 'Йошкар-Ола'],
    ['улан удэ', 'Улан-Удэ'],
    ['королев', 'Королёв'],
    ['korolyov', 'Королёв'],
    ['korolev', 'Королёв'],
  ])('takes «%s» for %s', (typed, name) => {
    expect(first(typed)).toBe(name)
  })

  it('puts what begins as meant in the other layout before what has the letters inside', () => {
    expect(names(searchPlaces(cities, 'nek'))).toEqual(['Тула', 'Нижнекамск'])
  })

  it('takes for Latin only what can be spoken', () => {
    expect(names(searchPlaces(cities, 'vjc'))).toEqual(['Москва', 'Вичуга'])
    expect(names(searchPlaces(cities, 'vic'))).toEqual(['Вичуга'])
  })

  it('puts a name that begins so before a nickname that does', () => {
    expect(names(searchPlaces(cities, 'пит'))).toEqual(['Питкяранта', 'Санкт-Петербург'])
    expect(names(searchPlaces(cities, 'пи'))).toEqual(['Питкяранта'])
  })

  it.each([
    ['масква', 'Москва'],
    ['екатиренбург', 'Екатеринбург'],
    ['екатир', 'Екатеринбург'],
    ['питербург', 'Санкт-Петербург'],
    ['moskwo', 'Москва'],
    ['vfcrdf', 'Москва'],
    ['ктула', 'Тула'],
  ])('forgives the slips of «%s» where nothing is called so', (typed, name) => {
    expect(first(typed)).toBe(name)
  })

  it.each(['щщщщ', 'щ', '%', 'к%', '__', 'ttttt', 'а'.repeat(100)])('finds nothing for «%s»', (typed) => {
    expect(searchPlaces(cities, typed)).toEqual([])
  })
})

describe('places that are called so', () => {
  it('have exactly this name or nickname', () => {
    expect(names(placesCalled(cities, 'Киров'))).toEqual(['Киров'])
    expect(names(placesCalled(cities, 'вятка'))).toEqual(['Киров'])
    expect(names(placesCalled(cities, 'rbhjd'))).toEqual(['Киров'])
    expect(placesCalled(cities, 'Киро')).toEqual([])
    expect(placesCalled(cities, ' ')).toEqual([])
  })
})

describe('nicknames', () => {
  it('are written as they are compared, and belong to one city each', () => {
    const all = Object.values(CITY_NICKNAMES).flat()
    expect(all.map(plainText)).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })
})
