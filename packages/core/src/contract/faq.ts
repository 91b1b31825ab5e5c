import * as z from 'zod'
import { FAQ_AUDIENCES, FAQ_LIMITS, QUESTION_TEXT } from './content-terms.ts'
import { shapes } from './endpoint.ts'
import { data, numericId, numericIdParams, searchText, slug, text } from './primitives.ts'
import { email } from './registration.ts'

const section = z.object({
  slug: z.string(),
  title: z.string(),
  audience: z.enum(FAQ_AUDIENCES),
  itemsCount: z.int().min(0),
})
/** A section of the help. */
export const faqSection = section
export type FaqSection = z.output<typeof faqSection>

/** A question with its answer in blocks separated by blank lines. */
export const faqItem = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  answer: z.string(),
  related: z.array(z.object({ id: numericId, slug: z.string(), sectionSlug: z.string(), question: z.string() })),
})
export type FaqItem = z.output<typeof faqItem>

/** A found question; `highlights` are [from, to) of the matches in the snippet, in characters. */
const found = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  snippet: z.string(),
  highlights: z.array(z.tuple([z.int(), z.int()])),
})

export const faqShapes = shapes({
  listFaqSections: { summary: 'Разделы помощи по порядку.', response: data(z.array(faqSection)) },
  getFaqSection: {
    summary: 'Раздел помощи с вопросами.',
    query: z.object({ slug }),
    response: data(z.object({ ...section.shape, items: z.array(faqItem) })),
    errors: ['NOT_FOUND'],
  },
  searchFaq: {
    summary: 'Поиск по помощи, от двух символов.',
    query: z.object({
      q: searchText(200).trim().min(FAQ_LIMITS.searchFrom, 'Введите хотя бы два символа.'),
    }),
    response: data(z.array(found)),
  },
  rateFaqItem: {
    summary: 'Помог ли ответ.',
    params: numericIdParams,
    body: z.object({ isHelpful: z.boolean() }),
    response: null,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  askQuestion: {
    summary: 'Вопрос команде; вошедшему почта не нужна.',
    body: z.object({
      name: text('Имя', 2, 50).nullable().default(null),
      email: email.nullable().default(null),
      text: text('Вопрос', ...QUESTION_TEXT),
    }),
    response: null,
    errors: ['RATE_LIMITED'],
  },
})
