import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import { aCategory, aCategoryProperty } from '../testing/index.ts'
import { quizValues, readQuizAsk } from './quiz-ask.ts'

const properties = [
  aCategoryProperty({ id: 'place', name: 'Где', options: ['Дом', 'Офис'] }),
  aCategoryProperty({ id: 'items', name: 'Что', type: 'choices', options: ['Шкаф', 'Стол'], required: false }),
  aCategoryProperty({ id: 'length', name: 'Длина', type: 'number', options: [] }),
  aCategoryProperty({ id: 'tools', name: 'Инструмент', type: 'boolean', options: [] }),
]
const categories = indexCategories([aCategory({ slug: 'sborka', parentId: null, properties })])

describe('what a quiz has asked', () => {
  it('is read with where the visitor came from, and nothing else', () => {
    const search = {
      category: 'sborka',
      'answer.place': 'Дом',
      'answer.items': ['Шкаф', ' '],
      'answer.': 'Лишнее',
      utm_source: 'yandex',
      utm_campaign: ['весна', 'лето'],
      utm_: 'x',
      step: 'review',
    }
    expect(readQuizAsk(search)).toEqual({
      title: '',
      category: 'sborka',
      answers: { place: ['Дом'], items: ['Шкаф'] },
      utm: { utm_source: 'yandex', utm_campaign: 'весна' },
    })
  })

  it('takes no more of an address than a person answers', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`answer.q${n}`, 'а'.repeat(1000)]))
    const { answers } = readQuizAsk(many)
    expect(Object.keys(answers)).toHaveLength(20)
    expect(answers.q0?.[0]).toHaveLength(300)
  })

  it('answers the questions of the category, and the rest goes into the description', () => {
    const ask = readQuizAsk({
      category: 'sborka',
      'answer.place': 'Дом',
      'answer.items': ['Шкаф', 'Стол'],
      'answer.length': '2,5',
      'answer.tools': 'Да',
      'answer.Когда удобно': 'В субботу',
    })
    expect(quizValues(categories, ask)).toEqual({
      properties: { place: 'Дом', items: ['Шкаф', 'Стол'], length: 2.5, tools: true },
      description: 'Когда удобно: В субботу',
    })
  })

  it('keeps in words what no question takes, and adds nothing where nothing was answered', () => {
    const ask = readQuizAsk({ category: 'sborka', 'answer.place': 'На даче', 'answer.tools': 'Не знаю' })
    expect(quizValues(categories, ask)).toEqual({ description: 'Где: На даче\nИнструмент: Не знаю' })
    expect(quizValues(categories, readQuizAsk({ category: 'net' }))).toEqual({})
    expect(quizValues(categories, readQuizAsk({ 'answer.place': 'Дом' }))).toEqual({ description: 'place: Дом' })
  })
})
