import { ARTICLE_CATEGORIES, ARTICLE_LIMITS, articleInput } from '@artel/core/contract'
import { describe, expect, it } from 'vitest'
import { demoArticles } from './articles.ts'

const lengthOf = (text: string) => [...text].length

describe('the articles of the demo', () => {
  it.each(demoArticles)('«$title» is one that the product would take', ({ title, lead, category, body }) => {
    const parsed = articleInput.safeParse({ title, lead, category, body })
    expect(parsed.error?.issues ?? []).toEqual([])
    const text = body.flatMap((block) =>
      block.type === 'image' ? [] : block.type === 'list' ? block.items.flat() : block.runs,
    )
    expect(text.reduce((sum, run) => sum + lengthOf(run.text), 0)).toBeGreaterThanOrEqual(ARTICLE_LIMITS.body[0])
    expect(lengthOf(lead)).toBeGreaterThanOrEqual(ARTICLE_LIMITS.lead[0])
  })

  it('cover every category', () => {
    expect(new Set(demoArticles.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES))
  })
})
