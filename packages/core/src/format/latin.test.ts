import { describe, expect, it } from 'vitest'
import { inLatin, inRussian } from './latin.ts'

describe('Russian out of Latin letters', () => {
  it.each([
    ['plitochnik', 'плиточник'],
    ['Stoly', 'столы'],
    ['kley', 'клей'],
    ['krovat’', 'кроват’'],
    ["krovat'", 'кровать'],
    ['santehnik', 'сантехник'],
    ['elektrik', 'электрик'],
    ['mytye okon', 'мытье окон'],
    ['shchetka, yashchik 2', 'щетка, ящик 2'],
    ['обои', 'обои'],
  ])('makes of «%s» «%s»', (latin, russian) => {
    expect(inRussian(latin)).toBe(russian)
  })

  it.each(['плиточник', 'чехол', 'шкафы', 'юный химик', 'жучок'])('takes «%s» back from an address', (word) => {
    expect(inRussian(inLatin(word))).toBe(word)
  })
})
