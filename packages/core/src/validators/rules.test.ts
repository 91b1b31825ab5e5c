import { describe, expect, it } from 'vitest'
import { REPLY_LIMITS, TASK_LIMITS } from '../contract/task-terms.ts'
import { isCalendarDay } from './calendar-day.ts'
import { companyFieldsOf, companyRules } from './company-rules.ts'
import { personRules } from './person-rules.ts'
import { countRule, neededRule, sumRule, textRule } from './rule.ts'
import { signInRules } from './sign-in-rules.ts'
import { replyRules, taskRules } from './task-rules.ts'

describe('what is needed', () => {
  const city = neededRule('Выберите город.')

  it.each([null, undefined, '', false])('is not %j', (value) => {
    expect(city(value)).toBe('Выберите город.')
  })

  it.each([0, 551487, 'Казань', true, []])('may be %j', (value) => {
    expect(city(value)).toBeNull()
  })
})

describe('a list', () => {
  const list = (length: number) => Array(length).fill('Вахитовский')

  it('has so many things, both limits included', () => {
    const count = countRule([1, 3], { few: 'Мало.', many: 'Много.' })
    expect([0, 1, 3, 4].map((length) => count(list(length)))).toEqual(['Мало.', null, null, 'Много.'])
  })

  it('of districts may be empty, that of categories may not', () => {
    expect([companyRules.districts(list(0)), companyRules.districts(list(30))]).toEqual([null, null])
    expect(companyRules.districts(list(31))).toBe('Не больше 30 районов.')
    expect([0, 1, 10, 11].map((length) => companyRules.categoryIds(list(length)))).toEqual([
      'Выберите хотя бы одну категорию.',
      null,
      null,
      'Не больше 10 категорий.',
    ])
  })
})

describe('a text and a sum', () => {
  it('say their limits', () => {
    const title = textRule('Название', 5, 7)
    expect([title.label, title.max]).toEqual(['Название', 7])
    expect(['Кран', 'Краны', 'Крышкам', 'Крышками'].map(title)).toEqual([
      'Название: не меньше 5 символов.',
      null,
      null,
      'Название: не больше 7 символов.',
    ])
    expect([1, 2, 3, 4].map((kopecks) => sumRule([2_00, 3_00])(kopecks * 100))).toEqual([
      'Не меньше 2\u00a0₽.',
      null,
      null,
      'Не больше 3\u00a0₽.',
    ])
  })

  it('that need not be given may be empty', () => {
    expect([taskRules.addressDetail(''), taskRules.optionalComment('')]).toEqual([null, null])
    expect([taskRules.title(''), taskRules.comment('')]).not.toContain(null)
    expect(taskRules.optionalComment('к'.repeat(TASK_LIMITS.comment[1] + 1))).not.toBeNull()
  })
})

describe('the term of a reply', () => {
  const [least, most] = REPLY_LIMITS.termDays

  it.each([null, 1.5, Number.NaN])('is not %j', (days) => {
    expect(replyRules.termDays(days)).toBe('Укажите срок в днях.')
  })

  it('has both limits in it', () => {
    expect([least, most].map(replyRules.termDays)).toEqual([null, null])
    expect([least - 1, most + 1].map(replyRules.termDays)).toEqual(Array(2).fill(`Срок: от ${least} до ${most} дней.`))
  })
})

describe('who signs in', () => {
  it('gives something that can be an address or a phone', () => {
    expect(['', 'a'.repeat(254), 'a'.repeat(255)].map(signInRules.login)).toEqual([
      'Укажите почту или телефон.',
      null,
      'Слишком длинный адрес.',
    ])
  })

  it('gives a password of any shape that a password ever had', () => {
    expect(['', 'x', 'x'.repeat(64), 'x'.repeat(65)].map(signInRules.password)).toEqual([
      'Введите пароль.',
      null,
      null,
      'Пароль не длиннее 64 символов.',
    ])
  })
})

describe('a person', () => {
  it('says the names of the fields and how long they may be', () => {
    expect([personRules.firstName.label, personRules.lastName.label]).toEqual(['Имя', 'Фамилия'])
    expect([personRules.firstName.max, personRules.lastName.max]).toEqual([50, 50])
    expect([personRules.lastName('К'), personRules.lastName('Кольцова')]).toEqual([
      'Фамилия: не меньше 2 символов.',
      null,
    ])
  })

  it('gives a phone', () => {
    expect(['', '+7912', '+79123456789'].map(personRules.phoneNumber)).toEqual([
      'Укажите телефон.',
      'Некорректный формат номера телефона',
      null,
    ])
  })
})

describe('a company', () => {
  it('has the fields of its type', () => {
    expect((['LLC', 'SP', 'SE', null] as const).map(companyFieldsOf)).toEqual([
      { ogrn: true, shortName: true },
      { ogrn: true, shortName: false },
      { ogrn: false, shortName: false },
      { ogrn: false, shortName: false },
    ])
  })

  it('is asked for the numbers of its type alone', () => {
    expect((['LLC', 'SP', 'SE', null] as const).map((type) => companyRules.ogrn('', type))).toEqual([
      'Укажите ОГРН.',
      'Укажите ОГРНИП.',
      null,
      null,
    ])
    expect((['LLC', 'SE', null] as const).map((type) => companyRules.inn('', type))).toEqual([
      'Укажите ИНН.',
      'Укажите ИНН.',
      null,
    ])
  })
})

describe('a day of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-12-31'])('is %s', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '02026-01-01',
    '+012026-01-01',
    '2026-01-011',
    '2026-1-1',
    '2026-02',
    '2026',
    'нет',
  ])('is not %s', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })
})
