import * as z from 'zod'
import { ADMIN } from './access.ts'
import { article, articleCard, articleChanges } from './articles.ts'
import { CONFLICT, cards } from './card.ts'
import { ARTICLE_CATEGORIES } from './content-terms.ts'
import { data, numericIdParams, page, pageQuery, searchText, uuid, versionBody } from './primitives.ts'
import { publicationStatus } from './products.ts'
import { anArticle, anArticleCard } from './samples/content.ts'
import { wholePage } from './samples/sample-values.ts'

const HOUSE = 'Статьи сотрудников; чужую снимают с указанием правила.'
const waiting = anArticleCard({ status: 'PENDING', publishedAt: null })

/** Everybody's articles as administrators keep them (product §24.5). */
export const adminArticleOperations = cards({
  listAdminArticles: {
    method: 'GET',
    path: '/admin/articles/list',
    access: ADMIN,
    summary: 'Статьи всех рубрик и состояний, новые сверху. q ищет в словах статьи и в имени автора.',
    policy: 'Все статьи.',
    query: z.object({
      ...pageQuery,
      q: searchText(200).optional(),
      category: z.enum(ARTICLE_CATEGORIES).optional(),
      status: publicationStatus.optional(),
      authorId: uuid.optional(),
    }),
    response: data(page(articleCard)),
    example: {
      query: {
        page: 1,
        limit: 10,
        q: 'смеситель',
        category: waiting.category,
        status: 'PENDING',
        authorId: waiting.author.id,
      },
      response: { data: wholePage(waiting) },
    },
  },
  mendArticle: {
    method: 'PATCH',
    path: '/admin/articles/change/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Исправляет статью: она остаётся там, где была, прежний текст остаётся в истории.',
    policy: 'Все статьи, кроме черновиков и отклонённых.',
    params: numericIdParams,
    body: articleChanges,
    response: data(article),
    errors: CONFLICT,
    example: {
      params: { id: 481 },
      body: { title: 'Как выбрать смеситель для кухни', version: 1 },
      response: { data: anArticle({ title: 'Как выбрать смеситель для кухни', version: 2 }) },
    },
  },
  hideHouseArticle: {
    method: 'PATCH',
    path: '/admin/articles/hide/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Убирает статью редакции с сайта.',
    policy: HOUSE,
    params: numericIdParams,
    body: versionBody,
    response: data(article),
    errors: CONFLICT,
    example: {
      params: { id: 481 },
      body: { version: 1 },
      response: { data: anArticle({ status: 'HIDDEN', version: 2 }) },
    },
  },
  showHouseArticle: {
    method: 'PATCH',
    path: '/admin/articles/show/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Возвращает статью редакции на сайт.',
    policy: HOUSE,
    params: numericIdParams,
    body: versionBody,
    response: data(article),
    errors: CONFLICT,
    example: { params: { id: 481 }, body: { version: 1 }, response: { data: anArticle({ version: 2 }) } },
  },
})
