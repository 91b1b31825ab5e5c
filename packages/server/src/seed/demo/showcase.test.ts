import { readdirSync } from 'node:fs'
import { CASE_LIMITS, SERVICE_LIMITS } from '@artel/core/contract'
import { tariffOffer } from '@artel/core/tariffs/billing'
import { findContacts } from '@artel/core/tasks'
import { describe, expect, it } from 'vitest'
import { categoryRecords } from '../categories/category-tree.ts'
import { homePrices } from '../content/home-prices.ts'
import { otherPrices } from '../content/other-prices.ts'
import { works } from '../content/works.ts'
import { isAnnounced } from './demo-accounts.ts'
import { generateDemo } from './generate.ts'
import { demoCases, demoServices } from './showcase.ts'
import { assetPath } from './store-pictures.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const { executors } = generateDemo(NOW).people
const services = demoServices(executors)
const cases = demoCases(executors, NOW)
const leaves = categoryRecords.filter(({ parentId }) => parentId !== null)
const templates = Object.values(works).flat()
const isWithin = (text: string, [min, max]: readonly [number, number]) => text.length >= min && text.length <= max

describe('price lists of the demo', () => {
  it('know what each thing costs that can be asked for', () => {
    const known = [...Object.keys(homePrices), ...Object.keys(otherPrices)]
    expect(known.toSorted()).toEqual(leaves.map(({ slug }) => slug).toSorted())
  })

  it('belong to every executor, with lines that could have been typed', () => {
    expect(new Set(services.map(({ owner }) => owner.id)).size).toBe(executors.length)
    for (const { name, unit, price, priceType } of services) {
      expect([isWithin(name, SERVICE_LIMITS.name), unit === null || isWithin(unit, SERVICE_LIMITS.unit)]).toEqual([
        true,
        true,
      ])
      expect(price === null).toBe(priceType === 'NEGOTIABLE')
      expect((price ?? 0) % 500).toBe(0)
    }
  })

  it('begin at some price, not the same for all', () => {
    const cheapest = executors.map(({ id }) =>
      Math.min(...services.flatMap(({ owner, price }) => (owner.id === id && price !== null ? [price] : []))),
    )
    expect(cheapest.every(Number.isFinite)).toBe(true)
    expect(new Set(cheapest).size).toBeGreaterThan(20)
  })
})

describe('portfolios of the demo', () => {
  it('show up to as many works as the free tariff has room for, two at least of executors who do a lot', () => {
    const counts = executors.map((owner) => ({ owner, count: cases.filter((work) => work.owner === owner).length }))
    const told = counts.filter(({ owner }) => !owner.leaves).map(({ count }) => count)
    expect([Math.min(...told), Math.max(...told)]).toEqual([2, tariffOffer('FREE').limits.CASES])
    expect(counts.filter(({ count }) => count > (tariffOffer('FREE').limits.CASES ?? 0))).toEqual([])
    expect(cases.length).toBeGreaterThan(250)
  })

  it('have at least one work of every executor, whatever they do', () => {
    const owners = new Set(cases.map(({ owner }) => owner))
    expect(executors.filter((one) => !owners.has(one)).map(({ email }) => email)).toEqual([])
    expect(leaves.filter(({ slug }) => (works[slug] ?? []).length === 0).map(({ slug }) => slug)).toEqual([])
  })

  it('leave whoever can be signed in as room for one more work', () => {
    const places = tariffOffer('FREE').limits.CASES ?? 0
    const counts = executors.filter(isAnnounced).map((one) => cases.filter(({ owner }) => owner === one).length)
    expect(counts).toHaveLength(2)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan(places)
  })

  it('differ: a work is told by some of the hundreds', () => {
    const told = new Map<string, number>()
    for (const { title } of cases) told.set(title, (told.get(title) ?? 0) + 1)
    expect(Math.max(...told.values())).toBeLessThan(12)
  })

  it('hold photographs that are there, each under an id of its own', () => {
    const pictures = cases.flatMap((work) => work.pictures)
    const files = new Set(readdirSync(assetPath('scenes')).map((name) => `scenes/${name}`))
    expect(pictures.filter(({ asset }) => !files.has(asset))).toEqual([])
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
    for (const work of cases) {
      expect(work.pictures.length).toBeGreaterThanOrEqual(2)
      expect(new Set(work.pictures.map(({ asset }) => asset)).size).toBe(work.pictures.length)
    }
  })

  it('happened while their owner was here, the first one first', () => {
    for (const { id, createdAt } of executors) {
      const moments = cases.filter(({ owner }) => owner.id === id).map((work) => work.createdAt)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(moments.every((at) => at > createdAt && at < NOW)).toBe(true)
    }
  })

  it('are told in words that could have been typed, of categories that exist', () => {
    const slugs = new Set(leaves.map(({ slug }) => slug))
    expect(Object.keys(works).filter((slug) => !slugs.has(slug))).toEqual([])
    for (const { title, text } of templates) {
      expect([title, isWithin(title, CASE_LIMITS.title)]).toEqual([title, true])
      expect([findContacts(`${title} ${text}`), /[«»"]$|\s$|\.\./.test(text)]).toEqual([[], false])
    }
  })
})
