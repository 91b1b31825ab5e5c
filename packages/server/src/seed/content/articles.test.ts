import { articleGaps } from '@artel/core/articles'
import { ARTICLE_CATEGORIES, type ArticleBlock, articleInput, EXECUTOR_ARTICLE_CATEGORIES } from '@artel/core/contract'
import { describe, expect, it } from 'vitest'
import { STAFF } from './article.types.ts'
import { demoArticles } from './articles.ts'

const FILE = '00000000-0000-4000-8000-000000000001'
const contacts = /\+7|@|\b8[ -]?\d{3}/

describe('the articles of the demo', () => {
  it.each(demoArticles)('«$title» is one that the product would take', ({ body: told, ...article }) => {
    const body = told.map(
      (block): ArticleBlock => (block.type === 'scene' ? { type: 'image', fileId: FILE, alt: block.alt } : block),
    )
    const { title, lead, category, tags } = article
    const parsed = articleInput.safeParse({ title, lead, category, tags, body })
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(articleGaps({ lead, body })).toEqual({})
    expect(JSON.stringify(told)).not.toMatch(contacts)
  })

  it('cover every category, and are no two of a day', () => {
    expect(new Set(demoArticles.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES))
    expect(demoArticles.length).toBeGreaterThanOrEqual(15)
    expect(new Set(demoArticles.map(({ age }) => age)).size).toBe(demoArticles.length)
  })

  it('are written by those who may write there', () => {
    const ofExecutors: readonly string[] = EXECUTOR_ARTICLE_CATEGORIES
    const foreign = demoArticles.filter(({ author, category }) => author !== STAFF && !ofExecutors.includes(category))
    expect(foreign.map(({ title }) => title)).toEqual([])
  })
})
