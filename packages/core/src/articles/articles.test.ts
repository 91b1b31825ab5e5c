import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../api/index.ts'
import { ARTICLE_CATEGORIES } from '../contract/content-terms.ts'
import { ARTICLE_CATEGORY_NAMES, articleList, articleQueries, isArticleCategory } from './index.ts'

const anApi = (listArticles: ApiClient['listArticles']) => ({
  listArticles,
  getArticle: () => Promise.reject(new Error('not asked')),
})
const nothing = { data: { items: [], pagination: { totalItems: 0 } } }

describe('the articles of the home page', () => {
  it('are the three newest public ones', async () => {
    const asked: unknown[] = []
    const api = anApi(async (args) => {
      asked.push(args?.query)
      return nothing
    })

    await articleQueries(api, () => {})
      .newest()
      .queryFn()

    expect(asked).toEqual([{ limit: 3, page: 1, sortBy: 'publishedAt', sortDirection: 'desc', isPublic: true }])
  })

  it('are an empty list when they cannot be had, and the reason is told', async () => {
    const problem = new Error('down')
    const told: unknown[] = []

    const articles = await articleQueries(
      anApi(() => Promise.reject(problem)),
      (reason) => told.push(reason),
    )
      .newest()
      .queryFn()

    expect([articles, told]).toEqual([[], [String(problem)]])
  })
})

describe('a list of the blog', () => {
  it('lets a failure through, because the page has to say it', async () => {
    const api = anApi(() => Promise.reject(new Error('down')))

    await expect(
      articleQueries(api, () => {})
        .list(articleList.parse({ page: '2' }), 'NEWS')
        .queryFn(),
    ).rejects.toThrow('down')
  })
})

describe('the categories of the blog', () => {
  it('are known by name, and no other is', () => {
    expect(ARTICLE_CATEGORIES.map((category) => ARTICLE_CATEGORY_NAMES[category])).toEqual([
      'Личный блог',
      'Кейсы',
      'Советы',
      'Интервью',
      'Новости',
    ])
    expect(['NEWS', 'news', 'toString', ''].map(isArticleCategory)).toEqual([true, false, false, false])
  })
})
