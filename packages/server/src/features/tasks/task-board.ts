import type { CategoryIndex } from '@artel/core/categories'
import { type HandlerArgs, type TaskOrder, TOTAL_ITEMS_CAP, taskOrderOf } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { misspelt } from '../../platform/db/search-words.ts'
import { createKeptBriefly } from '../../platform/kept/kept-briefly.ts'
import { boardFilterOf } from './board-filter.ts'
import {
  ANCHOR_STEP,
  type BoardFilter,
  type BoardMap,
  boardIds,
  countBoard,
  selectBoardMap,
  type TimedOrder,
} from './task-board.queries.ts'
import { selectTaskCards, type TaskCardRow } from './tasks.queries.ts'

/** The query of GET /tasks/list, parsed. */
export type BoardPageQuery = HandlerArgs<'listTasks'>['query']

/** The tasks open for replies, in pages. */
export interface TaskBoard {
  /** A page and how many tasks there are in all; both of the same moment, as far as anybody can tell. */
  page(query: BoardPageQuery, categories: CategoryIndex): Promise<{ tasks: TaskCardRow[]; totalItems: number }>
  /** A task came to the board, left it or changed in what the filters ask for. */
  invalidate(): void
}

/** Other processes change the board too, without telling this one. */
const MAP_FRESH_MS = 5_000
const MAPS_KEPT = 300

/**
 * Pages cost the same wherever they are: the first ones are read straight from an index, deep ones from the nearest anchor
 * of a map that is kept for some seconds. A total is counted only when the page does not show it, and never
 * beyond the cap.
 */
export function createTaskBoard(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): TaskBoard {
  const maps = createKeptBriefly<BoardMap>({ clock, freshMs: MAP_FRESH_MS, most: MAPS_KEPT })

  /** The board in an order of time; without one its total alone. */
  const mapOf = (filter: BoardFilter, order: TimedOrder | null): Promise<BoardMap> =>
    maps.read(JSON.stringify([filter, order]), () =>
      order ? selectBoardMap(db, filter, order) : countBoard(db, filter),
    )

  const slice = async (filter: BoardFilter, order: TaskOrder, offset: number, limit: number) => {
    const steps = order.by === 'distance' ? 0 : Math.floor(offset / ANCHOR_STEP)
    const anchor = order.by === 'distance' || steps === 0 ? null : (await mapOf(filter, order)).anchors[steps - 1]
    // The list ends before the nearest anchor.
    if (anchor === undefined) return []
    const after = anchor === null ? null : { id: anchor }
    const ids = boardIds(filter, order, { after, skip: offset - steps * ANCHOR_STEP, limit })
    return selectTaskCards(db, ids)
  }

  const page = async (filter: BoardFilter, order: TaskOrder, offset: number, limit: number) => {
    const wanted = Math.min(limit, TOTAL_ITEMS_CAP - offset)
    // One more than asked for tells whether the list goes on.
    const found = wanted > 0 ? await slice(filter, order, offset, wanted + 1) : []
    const tasks = found.slice(0, Math.max(0, wanted))
    const end = offset + tasks.length
    if (found.length <= wanted && (tasks.length > 0 || offset === 0)) return { tasks, totalItems: end }
    // Deep pages have come by a map of their order; for the others a count will do, which is read in any order.
    const isDeep = order.by !== 'distance' && offset >= ANCHOR_STEP
    const { total } = await mapOf(filter, isDeep ? order : null)
    // The map may be some seconds older than the page; what the page shows counts more.
    const totalItems = tasks.length > 0 ? Math.min(Math.max(total, end + 1), TOTAL_ITEMS_CAP) : Math.min(total, offset)
    return { tasks, totalItems }
  }

  return {
    async page(query, categories) {
      const filter = boardFilterOf(query, categories)
      const order = taskOrderOf(query)
      const offset = (query.page - 1) * query.limit
      const found = await page(filter, order, offset, query.limit)
      if (found.totalItems > 0) return found
      for await (const meant of misspelt(db, filter, 'task_words')) {
        const other = await page(meant, order, offset, query.limit)
        if (other.totalItems > 0) return other
      }
      return found
    },
    invalidate: () => maps.clear(),
  }
}
