import * as z from 'zod'
import { questionRules } from '../validators/index.ts'
import { cards } from './card.ts'
import { FAQ_LIMITS } from './content-terms.ts'
import { faqItem, faqSection, foundFaqItem, ownQuestion } from './faq.ts'
import { data, numericIdParams, searchText, slug, textBy } from './primitives.ts'
import { email } from './registration.ts'
import { aFaqItem, aFaqSection } from './samples/content.ts'

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
    summary: 'Поиск по помощи, от двух символов: с учётом форм слов и опечаток, не больше двадцати ответов.',
    policy: 'Вся помощь.',
    query: z.object({
      q: searchText(200).trim().min(FAQ_LIMITS.searchFrom, 'Введите хотя бы два символа.'),
    }),
    response: data(z.array(foundFaqItem)),
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
            questionHighlights: [[13, 19]],
          },
        ],
      },
    },
  },
  rateFaqItem: {
    method: 'PATCH',
    path: '/faq/helpful/{id}',
    access: 'anyone',
    summary: 'Помог ли ответ; считается последнее слово каждого человека или устройства.',
    policy: 'Любой вопрос помощи; от своего имени.',
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
      name: textBy(questionRules.name).nullable().default(null),
      email: email.nullable().default(null),
      text: textBy(questionRules.text),
      /** A trap for robots: people do not see it. What has it is answered as any other and thrown away. */
      website: z.string().max(500).default(''),
    }),
    response: null,
    errors: ['RATE_LIMITED'],
    example: { body: { name: 'Ирина', email: 'irina.kotova@example.ru', text: 'Как поменять город в профиле?' } },
  },
  listMyQuestions: {
    method: 'GET',
    path: '/questions/my',
    access: 'signed-in',
    summary: 'Свои вопросы команде с ответами, новые первыми, не больше пятидесяти.',
    policy: 'Только свои вопросы.',
    response: data(z.array(ownQuestion)),
    example: {
      response: {
        data: [
          {
            id: 851,
            text: 'Как поменять город в профиле?',
            status: 'ANSWERED',
            answer: 'В профиле нажмите «Изменить» рядом с названием города.',
            createdAt: '2026-03-02T07:20:00.000Z',
            decidedAt: '2026-03-02T09:05:00.000Z',
          },
        ],
      },
    },
  },
})
