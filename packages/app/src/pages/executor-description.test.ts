import { aCase, anExecutorProfile, aService } from '@artel/core/testing'
import { describe, expect, it } from 'vitest'
import { describeExecutor, type ExecutorContent, isEmptyContent } from './executor-description.ts'

const works = (total: number, names: readonly string[] = []): ExecutorContent => ({
  tab: 'works',
  total,
  names,
  opened: null,
})
const goods = (total: number, names: readonly string[] = []): ExecutorContent => ({ tab: 'goods', total, names })
const blog = (total: number, names: readonly string[] = []): ExecutorContent => ({ tab: 'blog', total, names })
const prices = (count: number): ExecutorContent => ({
  tab: 'prices',
  services: Array.from({ length: count }, () => aService()),
})
/** With plain spaces. */
const told = (content: ExecutorContent, changes: Parameters<typeof anExecutorProfile>[0] = {}) =>
  describeExecutor(anExecutorProfile(changes), content).replaceAll('\u00a0', ' ')

describe('what is said of the pages of an executor', () => {
  it('is of each page its own, and begins with who it is', () => {
    const all = [{ tab: 'about' }, { tab: 'papers' }, prices(2), works(2), goods(2), blog(2)] as const
    const texts = all.map((content) => told(content))

    expect(new Set(texts).size).toBe(all.length)
    for (const text of texts) expect(text).toMatch(/^Сергей М., Казань: /)
  })

  it('tells of the person what they do, what is thought of them and what they cost', () => {
    expect(told({ tab: 'about' })).toBe('Сергей М., Казань: сантехника. 37 отзывов, 41 задание, цены от 1 500 ₽.')
  })

  it('tells of papers whether they were checked, and where one has worked and learnt', () => {
    expect(told({ tab: 'papers' })).toBe(
      'Сергей М., Казань: документы, опыт и образование исполнителя. Документы проверены. ' +
        'Опыт: Сантехник в управляющей компании. Образование: Казанский строительный колледж.',
    )
    expect(told({ tab: 'papers' }, { verificationStatus: 'UNVERIFIED', experience: [], education: [] })).toBe(
      'Сергей М., Казань: документы, опыт и образование исполнителя.',
    )
  })

  it.each([
    [1, '1 услуга'],
    [2, '2 услуги'],
    [5, '5 услуг'],
    [21, '21 услуга'],
  ])('counts the price list of %i in right Russian, with the lowest price', (count, words) => {
    expect(told(prices(count))).toContain(`${words} в прайсе, цены от 1 500 ₽. Замена смесителя — от 1 500 ₽`)
  })

  it('names no price that is to be agreed upon', () => {
    const services = [aService({ priceType: 'NEGOTIABLE', price: null })]
    expect(told({ tab: 'prices', services }, { priceFrom: null })).toBe(
      'Сергей М., Казань: 1 услуга в прайсе. Замена смесителя.',
    )
  })

  it.each([
    [works(3, ['Санузел', 'Кухня']), '3 работы с фотографиями. Санузел; Кухня.'],
    [works(11, []), '11 работ с фотографиями.'],
    [goods(1, ['Стол']), '1 товар в каталоге Артели. Стол.'],
    [goods(24, ['Стол', 'Скамья', 'Полка', 'Стул']), '24 товара в каталоге Артели. Стол, Скамья, Полка.'],
    [blog(1, ['Как выбрать плитку']), '1 статья в блоге Артели. Как выбрать плитку.'],
    [blog(2, ['Сколько стоит плитка?']), '2 статьи в блоге Артели. Сколько стоит плитка?'],
    [blog(25, []), '25 статей в блоге Артели.'],
  ])('counts what a list has and names the first of it: %#', (content, words) => {
    expect(told(content)).toBe(`Сергей М., Казань: ${words}`)
  })

  it.each([
    [prices(0), 'Цен в прайсе пока нет.'],
    [works(0), 'Работ пока нет.'],
    [goods(0), 'Товаров пока нет.'],
    [blog(0), 'Статей пока нет.'],
  ])('says that there is nothing yet instead of counting it: %#', (content, words) => {
    expect(told(content)).toBe(`Сергей М., Казань — исполнитель на Артели. ${words}`)
  })

  it('is about the work that is opened', () => {
    const opened = aCase({ title: 'Санузел под ключ', text: 'Разводка и плитка.' })
    expect(told({ tab: 'works', total: 3, names: [], opened })).toBe(
      'Санузел под ключ — работа исполнителя: Сергей М., Казань. Разводка и плитка.',
    )
  })

  it('is no longer than search engines show, however long the names are', () => {
    const long = 'Облицовка '.repeat(12).trim()
    const text = told(works(3, [long, long, long]))

    expect(text.length).toBeLessThanOrEqual(300)
    expect(text).toMatch(/…$/)
  })
})

it('a list of nothing is empty, and what is no list never is', () => {
  expect([prices(0), works(0), goods(0), blog(0)].map(isEmptyContent)).toEqual([true, true, true, true])
  expect([prices(1), works(1), goods(1), blog(1)].map(isEmptyContent)).toEqual([false, false, false, false])
  expect(isEmptyContent({ tab: 'papers' })).toBe(false)
})
