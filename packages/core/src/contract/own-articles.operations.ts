import * as z from 'zod'
import { AUTHORS } from './access.ts'
import { type Article, article, articleCard, articleChanges, articleInput } from './articles.ts'
import { CONFLICT, cards } from './card.ts'
import type { PublicationStatus } from './content-terms.ts'
import { data, numericIdParams, page, pageQuery, versionBody } from './primitives.ts'
import { publicationStatus } from './products.ts'
import { anArticle, anArticleCard } from './samples/content.ts'
import { wholePage } from './samples/sample-values.ts'

const change = { params: numericIdParams, body: versionBody, response: data(article), errors: CONFLICT }

const words: Omit<z.input<typeof articleInput>, 'coverId'> = {
  title: 'Как выбрать смеситель для кухни',
  lead: 'Три вопроса продавцу, которые избавят от замены через год.',
  category: 'PERSONAL_BLOG',
  body: [{ type: 'paragraph', runs: [{ text: 'Смотрите на картридж.' }] }],
  tags: ['сантехника'],
  isPublic: true,
}
const written = (overrides: Partial<Article> = {}) => ({ data: anArticle({ ...words, ...overrides }) })
const became = (id: number, status: PublicationStatus) => ({
  params: { id },
  body: { version: 1 },
  response: { data: anArticle({ id, status, version: 2 }) },
})

/** The desk of an author. */
export const ownArticleOperations = cards({
  listMyArticles: {
    method: 'GET',
    path: '/articles/my-list',
    access: AUTHORS,
    summary: 'Мои статьи по состояниям.',
    policy: 'Свои статьи.',
    query: z.object({ ...pageQuery, status: publicationStatus.optional() }),
    response: data(page(articleCard)),
    example: {
      query: { page: 1, limit: 10, status: 'DRAFT' },
      response: { data: wholePage(anArticleCard({ status: 'DRAFT', publishedAt: null })) },
    },
  },
  createArticle: {
    method: 'POST',
    path: '/articles',
    access: AUTHORS,
    idempotencyKey: true,
    summary: 'Новая статья в черновиках.',
    policy: 'Статья от своего имени; исполнителю — только личный блог и кейсы.',
    body: articleInput,
    response: data(article),
    errors: ['LIMIT_REACHED'],
    example: { body: words, response: written({ status: 'DRAFT', publishedAt: null }) },
  },
  updateArticle: {
    method: 'PATCH',
    path: '/articles/{id}',
    access: AUTHORS,
    idempotencyKey: true,
    summary: 'Меняет свою статью; опубликованная возвращается на проверку.',
    policy: 'Своя статья.',
    params: numericIdParams,
    body: articleChanges,
    response: data(article),
    errors: CONFLICT,
    example: {
      params: { id: 481 },
      body: { ...words, version: 1 },
      response: written({ status: 'PENDING', publishedAt: null, version: 2 }),
    },
  },
  submitArticle: {
    method: 'PATCH',
    path: '/articles/submit/{id}',
    access: AUTHORS,
    idempotencyKey: true,
    summary: 'Отправляет статью на проверку.',
    policy: 'Своя статья.',
    ...change,
    example: became(484, 'PENDING'),
  },
  hideArticle: {
    method: 'PATCH',
    path: '/articles/hide/{id}',
    access: AUTHORS,
    idempotencyKey: true,
    summary: 'Скрывает статью.',
    policy: 'Своя статья.',
    ...change,
    example: became(481, 'HIDDEN'),
  },
  showArticle: {
    method: 'PATCH',
    path: '/articles/show/{id}',
    access: AUTHORS,
    idempotencyKey: true,
    summary: 'Снова показывает статью.',
    policy: 'Своя статья.',
    ...change,
    example: became(481, 'PUBLISHED'),
  },
  deleteArticle: {
    method: 'DELETE',
    path: '/articles/{id}',
    access: AUTHORS,
    summary: 'Удаляет свою статью.',
    policy: 'Своя статья.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: 481 } },
  },
})
