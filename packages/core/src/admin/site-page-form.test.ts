import { describe, expect, it } from 'vitest'
import { shippedPages } from '../site-pages/index.ts'
import { sitePageForm, sitePageOfVersion, sitePageValues } from './index.ts'

const values = sitePageValues(shippedPages['become-executor'])

describe('the words of a page that stands for itself', () => {
  it.each(Object.entries(shippedPages))('may be those that came with the site: %s', (_, words) => {
    expect(sitePageForm.validate(sitePageValues(words))).toEqual({})
  })

  it('are told what is wrong, of the first step that is', () => {
    const [one = { title: '', text: '' }] = values.points
    const said = (points: typeof values.points) => sitePageForm.validate({ ...values, points }).points
    expect(said([one, { ...one, title: '  ' }])).toBe('Назовите шаг.')
    expect(said([{ ...one, text: '' }])).toBe('Напишите, что делают на этом шаге.')
    expect(said(Array.from({ length: 7 }, () => one))).toBe('Шагов на странице не больше 6.')
    expect(sitePageForm.validate({ ...values, pointsTitle: '', questionsTitle: '' })).toEqual({
      pointsTitle: 'Напишите заголовок шагов.',
      questionsTitle: 'Напишите заголовок вопросов.',
    })
  })

  it('are read from a former version, whatever it holds', () => {
    expect(sitePageOfVersion({ ...values })).toEqual(values)
    expect(sitePageOfVersion({ title: 1, points: [{ title: 'Шаг' }], questions: null })).toEqual({
      title: '',
      lead: '',
      pointsTitle: '',
      points: [{ title: 'Шаг', text: '' }],
      questionsTitle: '',
      questions: [],
    })
  })
})
