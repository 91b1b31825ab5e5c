import { describe, expect, it } from 'vitest'
import { anAdminLanding } from '../testing/index.ts'
import { landingForm, landingOfVersion, landingValues } from './index.ts'

const values = landingValues(anAdminLanding())

describe('the words of a landing page', () => {
  it('may be what is stored', () => {
    expect(landingForm.validate(values)).toEqual({})
  })

  it('are told what is wrong, of the first question that is', () => {
    expect(Object.keys(landingForm.validate({ title: '', lead: '', questions: [] }))).toEqual(['title', 'lead'])
    const [one = { question: '', answer: '' }] = values.questions
    const said = (questions: typeof values.questions) => landingForm.validate({ ...values, questions }).questions
    expect(said([one, { question: '  ', answer: 'Да.' }])).toBe('Напишите, о чём спрашивают.')
    expect(said([{ ...one, answer: '' }])).toBe('Напишите, что ответить.')
    expect(said(Array.from({ length: 13 }, () => one))).toContain('не больше 12')
  })

  it('are read from a former version, whatever it holds', () => {
    expect(landingOfVersion({ ...values })).toEqual(values)
    expect(landingOfVersion({ title: 1, questions: [{ question: 'Где?' }] })).toEqual({
      title: '',
      lead: '',
      questions: [{ question: 'Где?', answer: '' }],
    })
  })
})
