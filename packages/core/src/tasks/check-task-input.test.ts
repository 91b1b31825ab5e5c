import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import { type TaskInput, taskInput } from '../contract/index.ts'
import { aCategory, aCategoryProperty, aCategoryTree, TEST_NOW } from '../testing/index.ts'
import { checkTaskInput, type TaskDraft } from './check-task-input.ts'

const now = Date.parse(TEST_NOW)
const DAY = 86_400_000
const inDays = (days: number) => new Date(now + days * DAY).toISOString()
const categories = indexCategories(aCategoryTree())

const aDraft = (overrides: Partial<TaskDraft> = {}): TaskDraft => ({
  title: 'Заменить смеситель на кухне',
  categoryId: 11,
  properties: { fixture: 'Заменить' },
  description: 'Старый течёт у основания, новый уже куплен. Нужно снять и поставить.',
  placeMode: 'CLIENT',
  cityId: 551487,
  point: null,
  addressDetail: null,
  dateMode: 'ASAP',
  startPeriod: null,
  endPeriod: null,
  budgetType: 'FIXED',
  budgetFrom: null,
  budgetTo: 3_000_00,
  contactMode: 'CHAT',
  verifiedOnly: false,
  ...overrides,
})

const check = (overrides: Partial<TaskDraft> = {}, index = categories) =>
  checkTaskInput(aDraft(overrides), { categories: index, now })
const fieldsOf = (overrides: Partial<TaskDraft>, index = categories) => {
  const result = check(overrides, index)
  return result.ok ? {} : result.fields
}
const checked = (overrides: Partial<TaskDraft>, index = categories) => {
  const result = check(overrides, index)
  if (!result.ok) throw new Error(JSON.stringify(result.fields))
  return result.value
}

describe('texts and category', () => {
  it('trims what is right', () => {
    const { title, description } = checked({ title: '  Собрать шкаф ', description: `\n${'а'.repeat(30)} ` })
    expect([title, description]).toEqual(['Собрать шкаф', 'а'.repeat(30)])
  })

  it('names the limit that is broken', () => {
    expect(fieldsOf({ title: 'Кран', description: 'Коротко' })).toEqual({
      title: 'Что нужно сделать: не меньше 5 символов.',
      description: 'Описание: не меньше 30 символов.',
    })
  })

  it('wants a leaf of the tree', () => {
    expect(fieldsOf({ categoryId: null })).toEqual({ categoryId: 'Выберите категорию.' })
    expect(fieldsOf({ categoryId: 99 })).toEqual({ categoryId: 'Выберите категорию.' })
    expect(fieldsOf({ categoryId: 1 })).toEqual({ categoryId: 'Уточните категорию: выберите одну из вложенных.' })
  })
})

describe('answers to the category’s questions', () => {
  const questions = indexCategories([
    aCategory({
      id: 5,
      parentId: null,
      properties: [
        aCategoryProperty({ id: 'what', type: 'choice', required: true, options: ['А', 'Б'] }),
        aCategoryProperty({ id: 'items', type: 'choices', required: false, options: ['Стол', 'Стул'] }),
        aCategoryProperty({ id: 'area', type: 'number', required: false, options: [] }),
        aCategoryProperty({ id: 'lift', type: 'boolean', required: false, options: [] }),
        aCategoryProperty({ id: 'note', type: 'string', required: false, options: [] }),
      ],
    }),
  ])
  const answered = (properties: TaskInput['properties']) => ({ categoryId: 5, properties })

  it('keeps known answers in the order of the options and drops empty and unknown ones', () => {
    const properties = {
      what: 'А',
      items: ['Стул', 'Стол'],
      area: 0,
      lift: false,
      note: '  ',
      other: 'x',
      toString: 'y',
    }
    expect(checked(answered(properties), questions).properties).toEqual({
      what: 'А',
      items: ['Стол', 'Стул'],
      area: 0,
      lift: false,
    })
  })

  it('asks for a required answer that is missing or empty', () => {
    expect(fieldsOf(answered({}), questions)).toEqual({ 'properties.what': 'Ответьте на этот вопрос.' })
    expect(fieldsOf(answered({ what: '' }), questions)).toEqual({ 'properties.what': 'Ответьте на этот вопрос.' })
  })

  it('says what kind of answer each question takes', () => {
    const wrong = { what: 'В', items: ['Шкаф'], area: -1, lift: 'да', note: 5 }
    expect(fieldsOf(answered(wrong), questions)).toEqual({
      'properties.what': 'Выберите один из вариантов.',
      'properties.items': 'Выберите из предложенных вариантов.',
      'properties.area': 'Введите число.',
      'properties.lift': 'Ответьте «да» или «нет».',
      'properties.note': 'Введите текст.',
    })
    expect(fieldsOf(answered({ what: 'А', note: 'а'.repeat(501) }), questions)).toEqual({
      'properties.note': 'Не больше 500 символов.',
    })
  })

  it('takes answers up to their limits, and no others', () => {
    const note = 'а'.repeat(500)
    expect(checked(answered({ what: 'А', area: 1e9, note }), questions).properties).toEqual({
      what: 'А',
      area: 1e9,
      note,
    })
    for (const area of [1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY, '5']) {
      expect(fieldsOf(answered({ what: 'А', area }), questions)).toEqual({ 'properties.area': 'Введите число.' })
    }
    expect(fieldsOf(answered({ what: 'А', note: 'а\u0000' }), questions)).toEqual({
      'properties.note': 'Введите текст.',
    })
    expect(fieldsOf(answered({ what: 'А', items: 'Стол' }), questions)).toEqual({
      'properties.items': 'Выберите из предложенных вариантов.',
    })
    expect(fieldsOf(answered({ what: ['А'] }), questions)).toEqual({ 'properties.what': 'Выберите один из вариантов.' })
  })

  it('trims free answers, and takes an empty choice of several for none', () => {
    expect(checked(answered({ what: 'А', items: [], note: ' лифт есть ' }), questions).properties).toEqual({
      what: 'А',
      note: 'лифт есть',
    })
    expect(checked(answered({ what: 'А', items: ['Стул'] }), questions).properties).toEqual({
      what: 'А',
      items: ['Стул'],
    })
    const needed = indexCategories([
      aCategory({
        id: 5,
        parentId: null,
        properties: [aCategoryProperty({ id: 'items', type: 'choices', required: true, options: ['Стол'] })],
      }),
    ])
    expect(fieldsOf(answered({ items: [] }), needed)).toEqual({ 'properties.items': 'Ответьте на этот вопрос.' })
  })

  it('inherits the questions of the parent', () => {
    expect(fieldsOf({ categoryId: 12, properties: {} })).toEqual({ 'properties.area': 'Ответьте на этот вопрос.' })
  })
})

describe('place', () => {
  it('needs a city unless the work is remote', () => {
    expect(fieldsOf({ placeMode: null })).toEqual({ placeMode: 'Выберите, где нужна работа.' })
    expect(fieldsOf({ cityId: null })).toEqual({ cityId: 'Выберите город.' })
    expect(fieldsOf({ placeMode: null, cityId: null })).toEqual({ placeMode: 'Выберите, где нужна работа.' })
    expect(fieldsOf({ placeMode: 'EXECUTOR', cityId: null })).toEqual({ cityId: 'Выберите город.' })
  })

  it('forgets the place of remote work', () => {
    const { cityId, addressDetail } = checked({ placeMode: 'REMOTE', addressDetail: 'дом 5' })
    expect([cityId, addressDetail]).toEqual([null, null])
  })

  it('keeps an address that says something', () => {
    expect(checked({ addressDetail: '  дом 5, кв. 12 ' }).addressDetail).toBe('дом 5, кв. 12')
    expect(checked({ addressDetail: '   ' }).addressDetail).toBeNull()
    expect(fieldsOf({ addressDetail: 'а'.repeat(201) })).toEqual({ addressDetail: 'Адрес: не больше 200 символов.' })
  })
})

describe('dates', () => {
  it.each(['ASAP', 'FLEXIBLE'] as const)('leaves %s open for 30 days, whatever was picked before', (dateMode) => {
    const { startPeriod, endPeriod } = checked({ dateMode, startPeriod: inDays(1), endPeriod: inDays(2) })
    expect([startPeriod, endPeriod]).toEqual([null, inDays(30)])
  })

  it('starts and ends an exact day on that day', () => {
    const { startPeriod, endPeriod } = checked({ dateMode: 'EXACT', startPeriod: inDays(4), endPeriod: inDays(9) })
    expect([startPeriod, endPeriod]).toEqual([inDays(4), inDays(4)])
    expect(checked({ dateMode: 'EXACT', endPeriod: inDays(4) }).startPeriod).toBe(inDays(4))
    expect(fieldsOf({ dateMode: 'EXACT' })).toEqual({ startPeriod: 'Выберите дату.' })
  })

  it('lets a period be one day', () => {
    expect(fieldsOf({ dateMode: 'PERIOD', startPeriod: inDays(3), endPeriod: inDays(3) })).toEqual({})
  })

  it('lets today be chosen until the day is over', () => {
    expect(checked({ dateMode: 'EXACT', startPeriod: inDays(-0.5) }).endPeriod).toBe(inDays(-0.5))
    expect(fieldsOf({ dateMode: 'EXACT', startPeriod: inDays(-0.51) })).toEqual({ startPeriod: 'Эта дата уже прошла.' })
  })

  it('keeps within 90 days', () => {
    expect(checked({ dateMode: 'PERIOD', startPeriod: inDays(1), endPeriod: inDays(90) }).endPeriod).toBe(inDays(90))
    expect(fieldsOf({ dateMode: 'PERIOD', startPeriod: inDays(1), endPeriod: inDays(90.01) })).toEqual({
      endPeriod: 'Выберите дату в пределах 90 дней.',
    })
  })

  it('wants both days of a period, in their order', () => {
    expect(fieldsOf({ dateMode: 'PERIOD' })).toEqual({ startPeriod: 'Выберите дату.', endPeriod: 'Выберите дату.' })
    expect(fieldsOf({ dateMode: 'PERIOD', startPeriod: inDays(3), endPeriod: inDays(2) })).toEqual({
      endPeriod: 'Конец не может быть раньше начала.',
    })
    expect(fieldsOf({ dateMode: null })).toEqual({ dateMode: 'Выберите, когда нужна работа.' })
  })
})

describe('budget', () => {
  it('gives a fixed sum both edges and a negotiable one none', () => {
    const edges = (overrides: Partial<TaskDraft>) => {
      const { budgetFrom, budgetTo } = checked(overrides)
      return [budgetFrom, budgetTo]
    }
    expect(edges({ budgetType: 'FIXED', budgetTo: 500_00 })).toEqual([500_00, 500_00])
    expect(edges({ budgetType: 'FIXED', budgetTo: null, budgetFrom: 500_00 })).toEqual([500_00, 500_00])
    expect(edges({ budgetType: 'NEGOTIABLE', budgetTo: 1 })).toEqual([null, null])
    expect(edges({ budgetType: 'RANGE', budgetFrom: 100_00, budgetTo: 200_00 })).toEqual([100_00, 200_00])
  })

  it('names the edge that is wrong', () => {
    expect(fieldsOf({ budgetType: null })).toEqual({ budgetType: 'Выберите, как указать бюджет.' })
    expect(fieldsOf({ budgetTo: null })).toEqual({ budgetTo: 'Укажите сумму.' })
    expect(fieldsOf({ budgetType: 'RANGE', budgetFrom: 99_99, budgetTo: null })).toEqual({
      budgetFrom: 'Не меньше 100\u00a0₽.',
      budgetTo: 'Укажите сумму.',
    })
    expect(fieldsOf({ budgetType: 'RANGE', budgetFrom: 300_00, budgetTo: 200_00 })).toEqual({
      budgetTo: 'Не меньше, чем начало диапазона.',
    })
    expect(fieldsOf({ budgetType: 'RANGE', budgetFrom: 300_00, budgetTo: 300_00 })).toEqual({})
    expect(fieldsOf({ budgetType: 'RANGE', budgetFrom: 300_00, budgetTo: 50_00 })).toEqual({
      budgetTo: 'Не меньше 100\u00a0₽.',
    })
    expect(fieldsOf({ budgetType: 'RANGE', budgetFrom: null, budgetTo: 300_00 })).toEqual({
      budgetFrom: 'Укажите сумму.',
    })
  })
})

describe('the whole', () => {
  it('is something the contract takes, and checking it again changes nothing', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 89 }).map(inDays))
    const sum = fc.option(fc.integer({ min: 100_00, max: 1_000_000_00 }))
    const drafts = fc.record({
      placeMode: fc.constantFrom('CLIENT', 'EXECUTOR', 'REMOTE'),
      dateMode: fc.constantFrom('ASAP', 'EXACT', 'PERIOD', 'FLEXIBLE'),
      startPeriod: moment,
      endPeriod: moment,
      budgetType: fc.constantFrom('FIXED', 'RANGE', 'NEGOTIABLE'),
      budgetFrom: sum,
      budgetTo: sum,
      addressDetail: fc.option(fc.string({ maxLength: 20 })),
    })
    fc.assert(
      fc.property(drafts, (overrides) => {
        const result = check(overrides as Partial<TaskDraft>)
        if (!result.ok) return
        expect(taskInput.parse(result.value)).toEqual(result.value)
        expect(checkTaskInput(result.value, { categories, now })).toEqual(result)
      }),
    )
  })
})
