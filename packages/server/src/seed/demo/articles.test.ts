import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writtenArticles } from './articles.ts'
import { DAY } from './demo.types.ts'
import { everybody, generateDemo } from './generate.ts'
import { assetPath } from './store-pictures.ts'

const NOW = Date.parse('2026-11-01T09:00:00Z')

describe('the blog of the demo', () => {
  const articles = writtenArticles(everybody(generateDemo(NOW).people), NOW)

  it('has for each article an author who was there by then, and pictures that are there', () => {
    for (const { author, publishedAt, pictures, title } of articles) {
      expect(author.createdAt, title).toBeLessThan(publishedAt)
      expect(pictures.filter(({ asset }) => !existsSync(assetPath(asset))).map(({ asset }) => asset)).toEqual([])
    }
  })

  it('comes the oldest first, over some months', () => {
    const days = articles.map(({ publishedAt }) => (NOW - publishedAt) / DAY)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(Math.max(...days)).toBeGreaterThan(60)
  })
})
