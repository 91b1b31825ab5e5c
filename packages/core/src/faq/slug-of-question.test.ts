import { describe, expect, it } from 'vitest'
import { slugOfQuestion } from './slug-of-question.ts'

const free = () => false

describe('the address of a question', () => {
  it('is its words in Latin letters', () => {
    expect(slugOfQuestion('Как вернуть отклик: «щётку» или ящик?', free)).toBe('kak-vernut-otklik-schetku-ili-yaschik')
  })

  it('ends with a whole word, and is cut where there is only one', () => {
    expect(slugOfQuestion('Что делать, если исполнитель не пришёл и не отвечает в переписке', free)).toBe(
      'chto-delat-esli-ispolnitel-ne-prishel-i-ne-otvechaet-v',
    )
    expect(slugOfQuestion('ы'.repeat(150), free)).toBe('y'.repeat(60))
  })

  it('is nobody else’s', () => {
    const taken = new Set(['gde-ya', 'gde-ya-2'])
    expect(slugOfQuestion('Где я?', (slug) => taken.has(slug))).toBe('gde-ya-3')
  })

  it('is there for a question without a letter', () => {
    expect(slugOfQuestion('?????', free)).toBe('vopros')
  })
})
