import { article, articleCard, articleListQuery } from './articles.ts'
import { cards } from './card.ts'
import { data, numericIdParams, page } from './primitives.ts'
import { anArticle, anArticleCard } from './samples/content.ts'
import { wholePage } from './samples/sample-values.ts'

const advice = anArticleCard()

/** The blog as everybody reads it. */
export const articleOperations = cards({
  listArticles: {
    method: 'GET',
    path: '/articles/list',
    access: 'anyone',
    summary: 'Опубликованные статьи. isPublic=false видят только вошедшие.',
    policy: 'Опубликованные статьи; не для всех — только вошедшим.',
    query: articleListQuery,
    response: data(page(articleCard)),
    example: {
      query: {
        page: 1,
        limit: 3,
        q: 'задание',
        category: 'ADVICES',
        tag: 'задание',
        authorId: advice.author.id,
        sortBy: 'publishedAt',
        sortDirection: 'desc',
        isPublic: true,
      },
      response: { data: wholePage(advice) },
    },
  },
  getArticle: {
    method: 'GET',
    path: '/articles/{id}',
    access: 'anyone',
    summary: 'Статья; черновик и статью на проверке видят автор и модераторы.',
    policy: 'Любая опубликованная статья; в остальных состояниях — автору и модераторам.',
    params: numericIdParams,
    response: data(article),
    errors: ['NOT_FOUND'],
    example: { params: { id: advice.id }, response: { data: anArticle() } },
  },
})
