import * as z from 'zod'
import { cards } from './card.ts'
import { FAQ_LIMITS, QUESTION_TEXT } from './content-terms.ts'
import { faqItem, faqSection } from './faq.ts'
import { data, numericId, numericIdParams, searchText, slug, text } from './primitives.ts'
import { email } from './registration.ts'
import { aFaqItem, aFaqSection } from './samples/content.ts'

/** A found question; `highlights` are [from, to) of the matches in the snippet, in characters. */
const found = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  snippet: z.string(),
  highlights: z.array(z.tuple([z.int(), z.int()])),
})

const { id, slug: itemSlug, sectionSlug, question } = aFaqItem()

/** Help, and questions to the team. */
export const faqOperations = cards({
  listFaqSections: {
    method: 'GET',
    path: '/faq/list',
    access: 'anyone',
    summary: 'Разделы помощи по порядку.',
    policy: 'Вся помощь.',
    response: data(z.array(faqSection)),
    example: { response: { data: [aFaqSection()] } },
  },
  getFaqSection: {
    method: 'GET',
    path: '/faq/section',
    access: 'anyone',
    summary: 'Раздел помощи с вопросами.',
    policy: 'Любой раздел помощи.',
    query: z.object({ slug }),
    response: data(z.object({ ...faqSection.shape, items: z.array(faqItem) })),
    errors: ['NOT_FOUND'],
    example: {
      query: { slug: sectionSlug },
      response: { data: { ...aFaqSection({ itemsCount: 1 }), items: [aFaqItem()] } },
    },
  },
  searchFaq: {
    method: 'GET',
    path: '/faq/search',
    access: 'anyone',
    summary: 'Поиск по помощи, от двух символов.',
    policy: 'Вся помощь.',
    query: z.object({
      q: searchText(200).trim().min(FAQ_LIMITS.searchFrom, 'Введите хотя бы два символа.'),
    }),
    response: data(z.array(found)),
    example: {
      query: { q: 'отклик' },
      response: {
        data: [
          {
            id,
            slug: itemSlug,
            sectionSlug,
            question,
            snippet: 'Откройте задание и нажмите «Отозвать отклик».',
            highlights: [[36, 42]],
          },
        ],
      },
    },
  },
  rateFaqItem: {
    method: 'PATCH',
    path: '/faq/helpful/{id}',
    access: 'anyone',
    summary: 'Помог ли ответ.',
    policy: 'Любой вопрос помощи.',
    params: numericIdParams,
    body: z.object({ isHelpful: z.boolean() }),
    response: null,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    example: { params: { id }, body: { isHelpful: true } },
  },
  askQuestion: {
    method: 'POST',
    path: '/questions',
    access: 'anyone',
    summary: 'Вопрос команде; вошедшему почта не нужна.',
    policy: 'Вопрос от своего имени.',
    body: z.object({
      name: text('Имя', 2, 50).nullable().default(null),
      email: email.nullable().default(null),
      text: text('Вопрос', ...QUESTION_TEXT),
    }),
    response: null,
    errors: ['RATE_LIMITED'],
    example: { body: { name: 'Ирина', email: 'irina.kotova@example.ru', text: 'Как поменять город в профиле?' } },
  },
})
