import type { CategoryIndex } from '@artel/core/categories'
import { type HandlerArgs, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import { misspelt } from '../../platform/db/search-words.ts'
import { createKeptBriefly } from '../../platform/kept/kept-briefly.ts'
import {
  countShelf,
  SHELF_STEP,
  type ShelfFilter,
  type ShelfMap,
  type ShelfOrder,
  selectShelfIds,
  selectShelfMap,
} from './shelf.queries.ts'

/** The query of GET /products/list, parsed. */
export type ShelfQuery = HandlerArgs<'listProducts'>['query']

/** The catalogue in pages. */
export interface Shelf {
  /** Numbers of the products of a page, and how many there are in all. */
  page(query: ShelfQuery, categories: CategoryIndex): Promise<{ ids: number[]; totalItems: number }>
}

/** The catalogue changes without telling this process. */
const KEPT = { freshMs: 5_000, most: 100 }

/**
 * Pages cost the same wherever they are: the first ones are read straight from an index, deep ones from the nearest anchor of a
 * map that is kept for some seconds. A total is counted only when the page does not show it, and never beyond the cap.
 */
export function createShelf(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Shelf {
  const maps = createKeptBriefly<ShelfMap>({ clock, ...KEPT })
  const totals = createKeptBriefly<number>({ clock, ...KEPT })

  const mapOf = (filter: ShelfFilter, order: ShelfOrder): Promise<ShelfMap> =>
    maps.read(JSON.stringify([filter, order]), () => selectShelfMap(db, filter, order))

  const slice = async (filter: ShelfFilter, order: ShelfOrder, offset: number, limit: number) => {
    const steps = Math.floor(offset / SHELF_STEP)
    const after = steps === 0 ? null : (await mapOf(filter, order)).anchors[steps - 1]
    // The list ends before the nearest anchor.
    if (after === undefined) return []
    return selectShelfIds(db, filter, order, { after, skip: offset - steps * SHELF_STEP, limit })
  }

  const page = async (filter: ShelfFilter, order: ShelfOrder, offset: number, limit: number) => {
    const wanted = Math.min(limit, TOTAL_ITEMS_CAP - offset)
    // One more than asked for tells whether the list goes on.
    const found = wanted > 0 ? await slice(filter, order, offset, wanted + 1) : []
    const ids = found.slice(0, Math.max(0, wanted))
    const end = offset + ids.length
    if (found.length <= wanted && (ids.length > 0 || offset === 0)) return { ids, totalItems: end }
    const total = await totals.read(JSON.stringify(filter), () => countShelf(db, filter))
    // The total may be some seconds older than the page; what the page shows counts more.
    const totalItems = ids.length > 0 ? Math.min(Math.max(total, end + 1), TOTAL_ITEMS_CAP) : Math.min(total, offset)
    return { ids, totalItems }
  }

  return {
    async page(query, categories) {
      const filter = shelfFilterOf(query, categories)
      const order = shelfOrderOf(query)
      const offset = (query.page - 1) * query.limit
      const found = await page(filter, order, offset, query.limit)
      if (found.totalItems > 0) return found
      for await (const meant of misspelt(db, filter, 'product_words')) {
        const other = await page(meant, order, offset, query.limit)
        if (other.totalItems > 0) return other
      }
      return found
    },
  }
}

/** Cheap ones first, but new and well rated ones, unless the query says otherwise. */
const shelfOrderOf = ({ sortBy, sortDirection }: ShelfQuery): ShelfOrder => ({
  by: sortBy,
  direction: sortDirection ?? (sortBy === 'price' ? 'asc' : 'desc'),
})

/** What the catalogue is narrowed to, with categories as their leaves. An empty list of categories narrows nothing. */
function shelfFilterOf(query: ShelfQuery, categories: CategoryIndex): ShelfFilter {
  const text = searchText(query.q ?? '')
  const { categoryIds: chosen = [], sellerId, cityId, priceFrom, priceTo, availability, delivery } = query
  const leaves = chosen.flatMap((id) => categories.leaves(id)).map(({ id }) => id)
  return {
    ...(text && { words: { text } }),
    ...(chosen.length > 0 && { categoryIds: [...new Set(leaves)].sort((a, b) => a - b) }),
    ...(sellerId !== undefined && { sellerId }),
    ...(cityId !== undefined && { cityId }),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    ...(availability && { availability }),
    ...(query.soldOut && { soldOut: true as const }),
    ...(delivery && { delivery }),
    ...(query.verified && { verified: true as const }),
  }
}
