import { tariffOffer } from '@artel/core/tariffs/billing'
import { categoryRecords } from '../categories/category-tree.ts'
import { homePrices } from '../content/home-prices.ts'
import { otherPrices } from '../content/other-prices.ts'
import type { WorkTemplate } from '../content/work-template.ts'
import { works } from '../content/works.ts'
import { type Random, random } from '../random/random.ts'
import { DAY, type DemoUser } from './demo.types.ts'
import { isAnnounced } from './demo-accounts.ts'
import { leavesOf } from './insert-company-categories.ts'
import { type DemoPicture, SIDES } from './pictures.ts'

/** A row of `services`; kopecks. */
export interface DemoService {
  readonly owner: DemoUser
  readonly categoryId: number
  readonly name: string
  readonly priceType: 'FIXED' | 'FROM' | 'NEGOTIABLE'
  readonly price: number | null
  readonly unit: string | null
  readonly position: number
}

/** A row of `cases` with its photographs; kopecks, milliseconds. */
export interface DemoCase {
  readonly owner: DemoUser
  readonly categoryId: number
  readonly title: string
  readonly text: string
  readonly price: number
  readonly termDays: number
  readonly createdAt: number
  readonly pictures: readonly DemoPicture[]
}

const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))
const prices = { ...homePrices, ...otherPrices }

/** As people name prices: the larger, the rounder. */
export const rounded = (roubles: number): number => {
  const step = roubles < 100 ? 5 : roubles < 1000 ? 10 : roubles < 10_000 ? 100 : 500
  return Math.max(step, Math.round(roubles / step) * step)
}

/** Price lists: a line or more of each thing that an executor does, dearer or cheaper than others throughout. */
export const demoServices = (executors: readonly DemoUser[]): readonly DemoService[] =>
  executors.flatMap((owner) => {
    const draw = random(`${owner.code}:prices`)
    const level = draw.real(0.85, 1.3)
    const lines = leavesOf(owner).flatMap((categoryId) => {
      const known = prices[slugOf.get(categoryId) ?? ''] ?? []
      return known.slice(0, draw.int(1, known.length)).map((line) => ({ categoryId, line, isFrom: draw.chance(0.6) }))
    })
    return lines.map(({ categoryId, line: [name, roubles, unit], isFrom }, position): DemoService => {
      if (roubles === 0) return { owner, categoryId, name, priceType: 'NEGOTIABLE', price: null, unit, position }
      const price = rounded(roubles * level) * 100
      return { owner, categoryId, name, priceType: isFrom ? 'FROM' : 'FIXED', price, unit, position }
    })
  })

/** What an executor may have done: works of what they offer. */
const candidates = (owner: DemoUser): readonly (readonly [categoryId: number, template: WorkTemplate])[] =>
  leavesOf(owner).flatMap((id) => (works[slugOf.get(id) ?? ''] ?? []).map((template) => [id, template] as const))

/** Works that nobody pays a tariff for. */
const FREE_PLACES = tariffOffer('FREE').limits.CASES ?? 0

/** Whoever can be signed in as has room for one more, and of the others specialists have done the least. */
const countOf = (owner: DemoUser, draw: Random): number => {
  if (isAnnounced(owner)) return FREE_PLACES - 1
  return owner.leaves ? draw.int(1, 2) : draw.int(2, FREE_PLACES)
}

/** Portfolios of everybody, of works of what they offer; a work is told by as few as can be. Each person's from the first to the last. */
export function demoCases(executors: readonly DemoUser[], now: number): readonly DemoCase[] {
  const told = new Map<WorkTemplate, number>()
  const timesTold = (template: WorkTemplate) => told.get(template) ?? 0
  return executors.flatMap((owner) => {
    const draw = random(`${owner.code}:works`)
    const chosen = draw
      .shuffle(candidates(owner))
      .sort(([, one], [, other]) => timesTold(one) - timesTold(other))
      .slice(0, countOf(owner, draw))
    for (const [, template] of chosen) told.set(template, timesTold(template) + 1)
    const moments = chosen.map(() => draw.int(owner.createdAt + 3 * DAY, now - DAY)).sort((a, b) => a - b)
    return chosen.map(([categoryId, template], index) => {
      const createdAt = moments[index] as number
      const { title, text, roubles, days } = template
      const price = rounded(roubles * draw.real(0.9, 1.15)) * 100
      const pictures = photographs(template, draw).map((picture) => ({ ...picture, owner, createdAt }))
      return { owner, categoryId, title, text, price, termDays: days, createdAt, pictures }
    })
  })
}

/** Every scene of a work from one side, and a lonely one from the other side too. */
function photographs({ scenes }: WorkTemplate, draw: Random): readonly Pick<DemoPicture, 'id' | 'name' | 'asset'>[] {
  const side = draw.int(0, SIDES - 1)
  const seen = scenes.length > 1 ? scenes : scenes.flatMap((scene) => [scene, scene])
  return seen.map((scene, index) => {
    const turn = scenes.length > 1 ? side : (side + index) % SIDES
    return { id: draw.uuid(), name: `Работа ${index + 1}.webp`, asset: `scenes/${scene}-${turn + 1}.webp` }
  })
}
