import { describe, expect, it } from 'vitest'
import type { ArticleBlock } from '../contract/articles.ts'
import type { PublicationStatus } from '../contract/content-terms.ts'
import type { Role } from '../contract/operations.ts'
import { anArticleCard, recordingApi } from '../testing/index.ts'
import { articleList, articleQueries, isArticleVisible, readingTime } from './index.ts'

describe('the queries of the blog', () => {
  it('have one address for search engines, whatever the page', () => {
    expect(articleList.write(articleList.canonical(articleList.parse({ page: '2' })))).toEqual({})
  })

  it('ask for a page of a category, the newest first, and for one article', async () => {
    const { api, calls } = recordingApi()
    const signal = new AbortController().signal
    const queries = articleQueries(api, () => {})
    const list = queries.list(articleList.parse({ page: '2' }), 'NEWS')
    const one = queries.one(7)
    const answers = [await list.queryFn({ signal }), await one.queryFn({ signal })]
    await queries.newest().queryFn({ signal })

    expect(calls.map(([operation, args]) => [operation, args]).slice(0, 2)).toEqual([
      [
        'listArticles',
        { query: { page: 2, category: 'NEWS', sortBy: 'publishedAt', sortDirection: 'desc', isPublic: true } },
      ],
      ['getArticle', { params: { id: 7 } }],
    ])
    expect(calls.map(([, , options]) => options)).toEqual(Array(3).fill({ signal }))
    expect(answers).toEqual(['listArticles', 'getArticle'])
    expect([list.queryKey, one.queryKey, queries.newest().queryKey]).toEqual([
      ['articles', 'list', { page: 2, category: 'NEWS' }],
      ['articles', 'one', 7],
      ['articles', 'newest'],
    ])
  })

  it('give the home page the articles that came', async () => {
    const items = [anArticleCard()]
    const listArticles = async () => ({ data: { items, pagination: { totalItems: 1 } } })
    const queries = articleQueries({ listArticles, getArticle: recordingApi().api.getArticle }, () => {})
    expect(await queries.newest().queryFn()).toEqual(items)
  })
})

describe('an article', () => {
  const seen = (status: PublicationStatus, isPublic: boolean, viewer: { id: string; role: Role } | null) =>
    isArticleVisible({ status, isPublic, author: { id: 'author' } }, viewer)
  const stranger = { id: 'stranger', role: 'CLIENT' } as const
  const author = { id: 'author', role: 'EXECUTOR' } as const
  const moderator = { id: 'moderator', role: 'MODERATOR' } as const

  it('that is published is for everybody, or for whoever has signed in', () => {
    expect([seen('PUBLISHED', true, null), seen('PUBLISHED', false, stranger)]).toEqual([true, true])
    expect(seen('PUBLISHED', false, null)).toBe(false)
  })

  it('that is not is for its author and for staff', () => {
    expect([author, moderator, stranger, null].map((viewer) => seen('DRAFT', true, viewer))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the time to read an article', () => {
  const text = (length: number) => [{ text: 'я'.repeat(length) }]

  it('is that of its texts, a minute for 1200 characters', () => {
    const body: ArticleBlock[] = [
      { type: 'heading', level: 2, runs: text(300) },
      { type: 'paragraph', runs: [...text(900), ...text(600)] },
      { type: 'list', ordered: true, items: [text(300), text(300)] },
      { type: 'image', fileId: 'file', alt: 'я'.repeat(1200) },
    ]
    expect(readingTime(body)).toBe(2)
  })

  it('is a minute at least', () => {
    expect(readingTime([])).toBe(1)
  })
})
