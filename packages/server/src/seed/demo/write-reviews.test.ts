import { REVIEW_LIMITS, reviewInput } from '@artel/core/contract'
import { aspectProblems, REVIEW_TIME } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import { describe, expect, it } from 'vitest'
import { generateDemo } from './generate.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const { lives } = generateDemo(NOW)
const reviews = lives.flatMap(({ reviews: own, ...life }) =>
  own.map((review) => ({ ...review, life, other: own.find((one) => one !== review) })),
)

describe('reviews of the demo', () => {
  it('are of finished work, by both sides, in every state that needs nobody to decide', () => {
    const sides = new Set(reviews.map(({ author }) => author.role))
    const statuses = new Set(reviews.map(({ status }) => status))
    expect([sides, statuses]).toEqual([new Set(['CLIENT', 'EXECUTOR']), new Set(['PUBLISHED', 'HIDDEN', 'MODERATION'])])
    for (const { life, dealEndedAt, createdAt, publishedAt, repliedAt } of reviews) {
      expect(life.state.status).toBe('FINISHED')
      expect(dealEndedAt).toBe(life.state.endedAt)
      expect(createdAt).toBeGreaterThan(dealEndedAt)
      for (const at of [createdAt, publishedAt ?? createdAt, repliedAt ?? createdAt]) expect(at).toBeLessThan(NOW)
    }
  })

  it('are what the contract takes', () => {
    for (const { author, rating, quality, punctuality, communication, text } of reviews) {
      const opinion = { rating, quality, punctuality, communication, text }
      expect(reviewInput.safeParse({ ...opinion, taskId: 1, photoIds: [] }).error).toBeUndefined()
      expect(aspectProblems(opinion, author.role === 'CLIENT')).toEqual({})
    }
  })

  it('wait for one another or for the end of their time, and for a moderator only with contacts', () => {
    for (const { status, other, dealEndedAt, text } of reviews) {
      expect(status === 'MODERATION').toBe(findContacts(text).length > 0)
      const isOver = dealEndedAt + REVIEW_TIME + 3_600_000 < NOW
      const isMet = other !== undefined && other.status !== 'MODERATION'
      if (status !== 'MODERATION') expect(status).toBe(isOver || isMet ? 'PUBLISHED' : 'HIDDEN')
    }
  })

  it('read as people write, and nobody writes the same twice', () => {
    for (const { text, reply } of reviews) {
      expect(`${text} ${reply ?? ''}`.trim()).not.toMatch(/undefined|NaN|null|\[|\]|[{}|]|\$|`| {2}|\s[,.!?;:]|\.\./)
      if (reply !== null) expect(reply.length).toBeGreaterThanOrEqual(REVIEW_LIMITS.reply[0])
    }
    const texts = reviews.filter(({ text }) => text !== '').map(({ author, text }) => `${author.id} ${text}`)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
