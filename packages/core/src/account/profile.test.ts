import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '../api/index.ts'
import type { OwnCompany } from '../contract/profiles.ts'
import { anExecutor, anOwnCompany, aUser, settle } from '../testing/index.ts'
import {
  type CompanySection,
  legalForm,
  legalValues,
  ownPersonForm,
  ownPersonValues,
  periodProblems,
  profileFilling,
  sentPeriods,
  storyForm,
  storyValues,
  typedPeriods,
  workForm,
  workValues,
} from './index.ts'

const company = anOwnCompany()

/** Takes down what is saved. */
const notebook = () => {
  const saved: CompanySection[] = []
  const save = async (section: CompanySection): Promise<OwnCompany> => {
    saved.push(section)
    return company
  }
  return { saved, save }
}

describe('the forms of a profile', () => {
  it('begin with what is stored, and find nothing wrong with it', () => {
    expect([
      ownPersonForm.validate(ownPersonValues(aUser())),
      legalForm.validate(legalValues(company)),
      workForm.validate(workValues(company)),
      storyForm.validate(storyValues(company)),
    ]).toEqual([{}, {}, {}, {}])
  })

  it('send their own part of the company', async () => {
    const { saved, save } = notebook()
    const legal = { ...legalValues(company), 'company.address': ' ', 'company.foundationDate': '2012-03-01' }
    const story = {
      about: ' Плитка. ',
      experience: [{ key: 4, title: 'Отделка', from: '2012', to: '' }],
      education: [],
    }
    createActor(legalForm.provide({ save }), { input: { values: legal } })
      .start()
      .send({ type: 'form.submit' })
    createActor(workForm.provide({ save }), { input: { values: workValues(company) } })
      .start()
      .send({ type: 'form.submit' })
    createActor(storyForm.provide({ save }), { input: { values: story } })
      .start()
      .send({ type: 'form.submit' })
    await settle()
    const { businessType, inn, ogrn, shortName, companyPhoneNumber, categoryIds, districts, visitClient } = company
    expect(saved).toEqual([
      {
        businessType,
        inn,
        ogrn,
        shortName,
        companyPhoneNumber,
        address: null,
        foundationDate: '2012-03-01',
      },
      { categoryIds, districts, visitClient },
      { about: 'Плитка.', experience: [{ title: 'Отделка', from: 2012, to: null }], education: [] },
    ])
  })

  it('show at their fields what the server refuses', async () => {
    const refused = new ApiError('Проверьте поля.', { statusCode: 400, fields: { inn: 'ИНН: ошибка.' } })
    const form = legalForm.provide({ save: () => Promise.reject(refused) })
    const actor = createActor(form, { input: { values: legalValues(company) } }).start()
    actor.send({ type: 'form.submit' })
    await settle()
    const view = legalForm.select(actor.getSnapshot())
    expect(view.status === 'failed' && view.errors).toEqual({ 'company.inn': 'ИНН: ошибка.' })
  })
})

describe('a line of experience', () => {
  const line = { title: 'Отделка квартир', from: '2012', to: '' }

  it('may go on, and ends no earlier than it begins', () => {
    expect([
      periodProblems(line),
      periodProblems({ ...line, to: '2012' }),
      periodProblems({ ...line, to: '2011' }),
      periodProblems({ title: '', from: '12', to: 'x' }),
    ]).toEqual([
      {},
      {},
      { to: 'Конец раньше начала.' },
      { title: 'Название: заполните поле.', from: 'Год: четыре цифры.', to: 'Год: четыре цифры.' },
    ])
  })

  it('comes back from the server as it was sent', () => {
    const { experience } = anOwnCompany({ experience: [{ title: 'Отделка', from: 2012, to: null }] })
    expect(sentPeriods(typedPeriods(experience))).toEqual(experience)
  })

  it('is found by its place among the others', () => {
    const experience = [line, { ...line, from: '' }].map((one, key) => ({ ...one, key }))
    expect(storyForm.validate({ about: '', experience, education: [] })).toEqual({ experience: 'Проверьте строку 2.' })
  })
})

describe('how far a profile is filled', () => {
  it('counts for a client what everybody has', () => {
    expect(profileFilling(aUser({ avatar: null, cityId: 1 }), null)).toEqual({ filled: 1, total: 2, gaps: ['avatar'] })
  })

  it('asks an executor first for what helps most', () => {
    const bare = anOwnCompany({
      about: '',
      experience: [],
      education: [],
      districts: [],
      address: null,
      verificationStatus: 'UNVERIFIED',
    })
    const { filled, total, gaps } = profileFilling(anExecutor({ avatar: null, cityId: 1 }), bare)
    expect([filled, total, gaps]).toEqual([
      1,
      8,
      ['avatar', 'about', 'verification', 'experience', 'districts', 'education', 'address'],
    ])
  })
})
