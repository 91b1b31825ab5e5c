import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Slice, Stretch } from '../db/stretch.ts'
import { createKeptBriefly } from './kept-briefly.ts'

/** What a visitor has opened of a list. */
export interface OpenedPage {
  readonly offset: number
  readonly limit: number
}

/** A list as it is read. */
export interface PagedList<Row> {
  read(slice: Slice): Promise<Stretch<Row>>
  /** How many there are, no more than the cap of lists. */
  count(): Promise<number>
}

/** Pages of lists, each in one statement. */
export interface Pages {
  /** @param key what the list is narrowed to: pages of the same list have the same total */
  read<Row>(key: string, page: OpenedPage, list: PagedList<Row>): Promise<{ rows: Row[]; totalItems: number }>
}

/** Totals that are kept. */
const MOST = 1_000

/** Lists change without telling this process. The longer one is, the less a row matters, and the more counting it costs. */
const freshMs = (total: number | null) => Math.max(5_000, 5 * (total ?? 0))

/**
 * A total does not depend on the page: the statement of the first page that does not show it counts it along, once for all who ask
 * meanwhile, and for some seconds nobody counts again. A statement that only counts is left for pages beyond the cap of lists, and
 * for whoever waited for the count of a page that turned out to be the last one.
 */
export function createPages(clock: Pick<Clock, 'now'>): Pages {
  const totals = createKeptBriefly<number | null>({ clock, freshMs, most: MOST })

  return {
    async read<Row>(key: string, { offset, limit }: OpenedPage, { read, count }: PagedList<Row>) {
      const wanted = Math.min(limit, TOTAL_ITEMS_CAP - offset)
      const counted = async () => (await totals.read(key, count)) ?? 0
      if (wanted <= 0) return { rows: [], totalItems: await counted() }

      const slice = { skip: offset, limit: wanted + 1 }
      let own: Promise<Stretch<Row>> | undefined
      const kept = totals.read(key, () => {
        own = read({ ...slice, counts: true })
        return own.then(({ total }) => total)
      })
      const found = await (own ?? read({ ...slice, counts: false }))
      const rows = found.rows.slice(0, wanted)
      const end = offset + rows.length
      if (found.rows.length <= wanted && (rows.length > 0 || offset === 0)) return { rows, totalItems: end }
      const total = (await kept) ?? (await counted())
      // The total may be some seconds older than the page; what the page shows counts more.
      const totalItems = rows.length > 0 ? Math.min(Math.max(total, end + 1), TOTAL_ITEMS_CAP) : Math.min(total, offset)
      return { rows, totalItems }
    },
  }
}
