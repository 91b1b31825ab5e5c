import { readdirSync } from 'node:fs'
import { PRODUCT_LIMITS, PUBLICATION_STATUSES } from '@artel/core/contract'
import { tariffOffer } from '@artel/core/tariffs/billing'
import { findContacts } from '@artel/core/tasks'
import { reviewRules } from '@artel/core/validators'
import { describe, expect, it } from 'vitest'
import { categoryRecords } from '../categories/category-tree.ts'
import { composedGoods } from '../content/good-kinds.ts'
import { goods as content } from '../content/goods.ts'
import { generateDemo } from './generate.ts'
import { demoGoods } from './goods.ts'
import { leavesOf } from './insert-company-categories.ts'
import { assetPath } from './store-pictures.ts'
import { opinionsOf } from './write-good-review.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const { executors, clients } = generateDemo(NOW).people
const goods = demoGoods(executors, clients, NOW)
const leaves = new Set(categoryRecords.filter(({ parentId }) => parentId !== null).map(({ slug }) => slug))
const isWithin = (text: string, [min, max]: readonly [number, number]) => text.length >= min && text.length <= max

describe('goods of the demo', () => {
  it('fill a catalogue, of categories that exist', () => {
    expect(goods.length).toBeGreaterThan(600)
    expect(goods.length).toBeLessThan(700)
    expect(Object.keys({ ...content, ...composedGoods }).filter((slug) => !leaves.has(slug))).toEqual([])
  })

  it('are things of what their seller offers', () => {
    const strange = goods.filter(({ owner, categoryId }) => !leavesOf(owner).includes(categoryId))
    expect(strange.map(({ owner, title }) => `${owner.email} ${title}`)).toEqual([])
  })

  it.each(['executor@artel.test', 'company@artel.test'])('are there in every state for %s', (email) => {
    const states = new Set(goods.filter(({ owner }) => owner.email === email).map(({ status }) => status))
    expect([...states].toSorted()).toEqual([...PUBLICATION_STATUSES].toSorted())
  })

  it('take no more places than the free tariff has', () => {
    for (const { id } of executors) {
      const placed = goods.filter(({ owner, status }) => owner.id === id && ['PENDING', 'PUBLISHED'].includes(status))
      expect(placed.length).toBeLessThanOrEqual(tariffOffer('FREE').limits.PRODUCTS ?? 0)
    }
  })

  it('hardly bear a name twice', () => {
    expect(new Set(goods.map(({ title }) => title)).size).toBeGreaterThan(goods.length * 0.5)
    for (const { id } of executors) {
      const own = goods.filter(({ owner }) => owner.id === id).map(({ title }) => title)
      expect(own.filter((title, index) => own.indexOf(title) !== index)).toEqual([])
    }
  })

  it('are told in words that could have been typed', () => {
    for (const { title, text, attributes } of [...Object.values(content), ...Object.values(composedGoods)].flat()) {
      const fits = [
        isWithin(title, PRODUCT_LIMITS.title),
        isWithin(text, PRODUCT_LIMITS.description),
        attributes.length <= PRODUCT_LIMITS.attributes,
        attributes.every(([name, value]) => name.length <= PRODUCT_LIMITS.attributeName && value.length > 0),
      ]
      expect([title, ...fits]).toEqual([title, true, true, true, true])
      expect([title, findContacts(`${title} ${text}`)]).toEqual([title, []])
    }
  })

  it('hold photographs that are there, each under an id of its own; only a draft has none', () => {
    const files = new Set(readdirSync(assetPath('scenes')).map((name) => `scenes/${name}`))
    const pictures = goods.flatMap((one) => [one, ...one.reviews]).flatMap((one) => one.pictures)
    expect(pictures.filter(({ asset }) => !files.has(asset))).toEqual([])
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
    expect(goods.filter(({ status, pictures: own }) => (own.length === 0) !== (status === 'DRAFT'))).toEqual([])
  })

  it('are sold out here and there, and shown by some of their buyers', () => {
    const soldOut = goods.filter(({ isSoldOut }) => isSoldOut)
    expect(soldOut.length).toBeGreaterThan(5)
    expect(soldOut.length).toBeLessThan(60)
    const reviews = goods.flatMap((one) => one.reviews)
    const shown = reviews.filter(({ pictures }) => pictures.length > 0)
    expect(shown.length).toBeGreaterThan(reviews.length * 0.08)
    expect(shown.length).toBeLessThan(reviews.length * 0.25)
    expect(shown.flatMap(({ author, pictures }) => pictures.filter(({ owner }) => owner !== author))).toEqual([])
  })

  it('happened in their order: written, published, asked about, spoken of', () => {
    for (const { owner, createdAt, publishedAt, talks, reviews } of goods) {
      expect(createdAt).toBeGreaterThan(owner.createdAt)
      const from = publishedAt ?? createdAt
      const moments = [
        ...talks.flatMap(({ messages }) => messages.map(({ at }) => at)),
        ...reviews.map((one) => one.createdAt),
      ]
      expect(moments.every((at) => at > from && at < NOW)).toBe(true)
    }
  })

  it('have no two reviews of the same words, nor an empty one', () => {
    const reviews = goods.flatMap((one) => one.reviews)
    expect(reviews.filter(({ text }) => text === '')).toEqual([])
    for (const { title, reviews: own } of goods) {
      const texts = own.map(({ text }) => text)
      expect([title, new Set(texts).size]).toEqual([title, texts.length])
    }
  })

  it('have neighbouring reviews of a category in other words', () => {
    for (const categoryId of new Set(goods.map((one) => one.categoryId))) {
      const texts = goods
        .filter((one) => one.categoryId === categoryId)
        .flatMap((one) => one.reviews)
        .toSorted((one, other) => one.createdAt - other.createdAt)
        .map(({ text }) => text)
      expect(texts.filter((text, index) => text === texts[index + 1])).toEqual([])
    }
  })

  it('have something to be said of each kind, that reads as if people had written it', () => {
    for (const template of [...Object.values(content), ...Object.values(composedGoods)].flat()) {
      expect([template.title, opinionsOf(template).length >= 4]).toEqual([template.title, true])
    }
    const texts = goods.flatMap((one) => one.reviews.map(({ text }) => text))
    expect(
      texts.filter((text) => /undefined|[[\]{}|]| {2}|\s[,.!?]|\.\./.test(text) || !/^\p{Lu}.*[.!?]$/u.test(text)),
    ).toEqual([])
  })

  it('are spoken of in words that a review may have, by buyers who are confirmed when they have talked', () => {
    for (const { talks, reviews } of goods) {
      for (const { author, rating, text, isConfirmed } of reviews) {
        expect([text, reviewRules.text(text, rating)]).toEqual([text, null])
        expect(isConfirmed).toBe(talks.some(({ buyer }) => buyer === author))
      }
    }
  })
})
