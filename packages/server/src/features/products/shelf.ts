import type { CategoryIndex } from '@artel/core/categories'
import type { HandlerArgs } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { searchText } from '../../platform/db/search-text.ts'
import { misspelt } from '../../platform/db/search-words.ts'
import { type Slice, type Stretch, selectTotal } from '../../platform/db/stretch.ts'
import { createKeptBriefly } from '../../platform/kept/kept-briefly.ts'
import { createPages } from '../../platform/kept/pages.ts'
import { type ProductCardRow, productCards } from './product-cards.queries.ts'
import {
  SHELF_STEP,
  type ShelfFilter,
  type ShelfMap,
  type ShelfOrder,
  selectShelfMap,
  shelfIds,
  shelfTotal,
} from './shelf.queries.ts'

/** The query of GET /products/list, parsed. */
export type ShelfQuery = HandlerArgs<'listProducts'>['query']

/** The catalogue in pages. */
export interface Shelf {
  /** The products of a page, and how many there are in all. */
  page(query: ShelfQuery, categories: CategoryIndex): Promise<{ rows: ProductCardRow[]; totalItems: number }>
}

/** The catalogue changes without telling this process. */
const KEPT = { freshMs: 5_000, most: 100 }

/**
 * Pages cost the same wherever they are: the first ones are read straight from an index, deep ones from the nearest anchor of a
 * map, which takes another statement and is kept for some seconds. A total is counted only when the page does not show it, and
 * never beyond the cap.
 */
export function createShelf(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Shelf {
  const maps = createKeptBriefly<ShelfMap>({ clock, ...KEPT })
  const pages = createPages(clock)
  const cards = productCards(db)

  const mapOf = (filter: ShelfFilter, order: ShelfOrder): Promise<ShelfMap> =>
    maps.read(JSON.stringify([filter, order]), () => selectShelfMap(db, filter, order))

  const stretch = async (filter: ShelfFilter, order: ShelfOrder, slice: Slice): Promise<Stretch<ProductCardRow>> => {
    const steps = Math.floor(slice.skip / SHELF_STEP)
    const total = shelfTotal(filter)
    const first = { after: null, skip: slice.skip, limit: slice.limit }
    if (steps === 0) return cards.slice(slice, { ids: shelfIds(filter, order, first), total })
    const map = await mapOf(filter, order)
    const after = map.anchors[steps - 1]
    // The list ends before the nearest anchor.
    if (after === undefined) return { rows: [], total: map.total }
    const ids = shelfIds(filter, order, { ...first, after, skip: slice.skip - steps * SHELF_STEP })
    const { rows } = await cards.slice({ ...slice, counts: false }, { ids, total })
    return { rows, total: map.total }
  }

  const page = (filter: ShelfFilter, order: ShelfOrder, offset: number, limit: number) =>
    pages.read(
      JSON.stringify(filter),
      { offset, limit },
      {
        read: (slice) => stretch(filter, order, slice),
        count: () => selectTotal(db, shelfTotal(filter)),
      },
    )

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
