import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import type { CompanyInput } from '../contract/registration.ts'
import { aCategoryTree, anOwnCompany } from '../testing/index.ts'
import { UNKNOWN_CATEGORY } from '../validators/index.ts'
import { changeCompany, checkCompany } from './index.ts'

const categories = indexCategories(aCategoryTree())

const soleTrader: CompanyInput = {
  businessType: 'SP',
  inn: '165009442444',
  ogrn: '304165036200015',
  shortName: null,
  companyPhoneNumber: '+78432001020',
  categoryIds: [11],
  districts: ['Вахитовский'],
  visitClient: true,
}
const ltd: CompanyInput = {
  ...soleTrader,
  businessType: 'LLC',
  inn: '7707083893',
  ogrn: '1027700132195',
  shortName: 'Светлый дом',
}

const problemsOf = (change: Partial<CompanyInput>, path: 'company' | '' = '') => {
  const checked = checkCompany({ ...soleTrader, ...change }, categories, path)
  return checked.ok ? {} : checked.fields
}

describe('a whole company', () => {
  it('is let through without a name of its own unless it is an ООО', () => {
    expect(checkCompany({ ...soleTrader, shortName: 'Дом' }, categories)).toEqual({ ok: true, company: soleTrader })
    expect(checkCompany(ltd, categories)).toEqual({ ok: true, company: ltd })
  })

  it('is told what is wrong by the field, inner ones by their place', () => {
    expect(problemsOf({ inn: '', districts: ['Вахитовский', ''] })).toEqual({
      inn: 'Укажите ИНН.',
      'districts.1': 'Район: заполните поле.',
    })
  })

  it('is told so where the company stands in a registration', () => {
    expect(problemsOf({ inn: '', categoryIds: [1] }, 'company')).toEqual({
      'company.inn': 'Укажите ИНН.',
      'company.categoryIds.0': UNKNOWN_CATEGORY,
    })
  })

  it('takes categories that are leaves, each of them once', () => {
    expect(problemsOf({ categoryIds: [11, 12, 2] })).toEqual({})
    expect(problemsOf({ categoryIds: [11, 1, 999] })).toEqual({
      'categoryIds.1': UNKNOWN_CATEGORY,
      'categoryIds.2': UNKNOWN_CATEGORY,
    })
    expect(problemsOf({ categoryIds: [11, 12, 11] })).toEqual({ categoryIds: 'Категории повторяются.' })
  })

  it('is told one thing of a field, that of the contract first', () => {
    expect(problemsOf({ categoryIds: Array(11).fill(11) })).toEqual({ categoryIds: 'Не больше 10 категорий.' })
    const noNumber = problemsOf({ categoryIds: [-1] })
    expect(Object.keys(noNumber)).toEqual(['categoryIds.0'])
    expect(noNumber['categoryIds.0']).not.toBe(UNKNOWN_CATEGORY)
  })
})

describe('a change of a company', () => {
  const before = anOwnCompany({ version: 4 })

  it('keeps what is left out, and makes the next version', () => {
    const change = changeCompany(before, { about: 'Чиним быстро.', visitClient: undefined }, categories)
    expect(change).toEqual({ ok: true, company: { ...before, about: 'Чиним быстро.', version: 5 } })
  })

  it('lets go of the numbers that the new type does not have', () => {
    const change = changeCompany(before, { businessType: 'SE' }, categories)
    expect(change).toEqual({ ok: true, company: { ...before, businessType: 'SE', ogrn: null, version: 5 } })
  })

  it('asks for what the company never told', () => {
    const old = anOwnCompany({ inn: null, companyPhoneNumber: null })
    expect(changeCompany(old, { about: 'Чиним быстро.' }, categories)).toEqual({
      ok: false,
      fields: { inn: 'Укажите ИНН.', companyPhoneNumber: 'Укажите телефон.' },
    })
  })

  it('lets a period end in the year it began, or not at all, and not before', () => {
    const until = (to: number | null) => ({ title: 'Стройка', from: 2020, to })
    expect(changeCompany(before, { experience: [until(2020), until(null)] }, categories).ok).toBe(true)
    expect(
      changeCompany(before, { experience: [until(2021), until(2019)], education: [until(2018)] }, categories),
    ).toEqual({
      ok: false,
      fields: { 'experience.1.to': 'Конец раньше начала.', 'education.0.to': 'Конец раньше начала.' },
    })
  })

  it('tells everything that is wrong at once', () => {
    const experience = [{ title: 'Стройка', from: 2020, to: 2019 }]
    expect(changeCompany(before, { inn: '1', experience }, categories)).toEqual({
      ok: false,
      fields: { inn: 'ИНН: 12 цифр.', 'experience.0.to': 'Конец раньше начала.' },
    })
  })
})
