import { describe, expect, it } from 'vitest'
import { anAdminFaqItem, anAdminFaqSection } from '../testing/index.ts'
import { faqItemForm, faqItemValues, faqSectionForm, faqSectionValues } from './index.ts'

describe('the forms of the help', () => {
  it('let through what is stored', () => {
    expect(faqItemForm.validate(faqItemValues(anAdminFaqItem()))).toEqual({})
    expect(faqSectionForm.validate(faqSectionValues(anAdminFaqSection()))).toEqual({})
  })

  it('say what is missing, and what is too much', () => {
    expect(Object.keys(faqItemForm.validate(faqItemForm.initial))).toEqual(['sectionId', 'question', 'answer'])
    const long = { question: 'ы'.repeat(151), answer: 'ы'.repeat(8001), relatedIds: [1, 2, 3, 4, 5, 6] }
    expect(Object.keys(faqItemForm.validate({ ...faqItemValues(anAdminFaqItem()), ...long }))).toEqual([
      'question',
      'answer',
      'relatedIds',
    ])
    expect(Object.keys(faqSectionForm.validate(faqSectionForm.initial))).toEqual(['title', 'about', 'slug', 'audience'])
    expect(faqSectionForm.validate({ ...faqSectionValues(anAdminFaqSection()), slug: 'Отклики' }).slug).toContain(
      'латинские буквы',
    )
  })
})
