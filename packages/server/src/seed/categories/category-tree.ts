import type { CategoryProperty } from '@artel/core/contract'
import { beauty } from './beauty.ts'
import { cars } from './cars.ts'
import { cleaning } from './cleaning.ts'
import type { CategoryDefinition, TradeDefinition } from './define.ts'
import { design } from './design.ts'
import { events } from './events.ts'
import { furniture } from './furniture.ts'
import { garden } from './garden.ts'
import { it } from './it.ts'
import { moving } from './moving.ts'
import { plumbing } from './plumbing.ts'
import { renovation } from './renovation.ts'
import { tutoring } from './tutoring.ts'

/** A row of `categories`. */
export interface CategoryRecord {
  readonly id: number
  readonly parentId: number | null
  readonly slug: string
  readonly name: string
  readonly position: number
  /** Own properties; empty inherits the parent's. */
  readonly properties: readonly CategoryProperty[]
  readonly meta: { readonly description: string; readonly keywords: readonly string[] }
  readonly onMainPage: boolean
}

/** The twelve trades in the order in which they are shown. Append only: ids follow from the place. */
export const trades: readonly TradeDefinition[] = [
  renovation,
  plumbing,
  cleaning,
  moving,
  furniture,
  beauty,
  tutoring,
  it,
  design,
  events,
  cars,
  garden,
]

/** So many children of each root are named on the main page. */
const ON_MAIN_PAGE = 4

/** Every category, parents before children: roots are 100, 200, …; the children of 100 are 101, 102, … */
export const categoryRecords: readonly CategoryRecord[] = trades.flatMap((trade, index) => {
  const rootId = (index + 1) * 100
  return [
    record(trade, rootId, null, index, true),
    ...trade.children.map((child, position) =>
      record(child, rootId + position + 1, rootId, position, position < ON_MAIN_PAGE),
    ),
  ]
})

const bySlug = new Map(categoryRecords.map((category) => [category.slug, category]))
const byId = new Map(categoryRecords.map((category) => [category.id, category]))

/** A category by its slug. */
export function categoryBySlug(slug: string): CategoryRecord {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`No category ${slug}`)
  return found
}

/** The questions a category asks: its own or, when it has none, its parent's (product §3.1). */
export function effectiveProperties(category: CategoryRecord): readonly CategoryProperty[] {
  if (category.properties.length > 0 || category.parentId === null) return category.properties
  return byId.get(category.parentId)?.properties ?? []
}

function record(
  definition: CategoryDefinition,
  id: number,
  parentId: number | null,
  position: number,
  onMainPage: boolean,
): CategoryRecord {
  const { slug, name, description, keywords, properties = [] } = definition
  return { id, parentId, slug, name, position, properties, meta: { description, keywords }, onMainPage }
}
