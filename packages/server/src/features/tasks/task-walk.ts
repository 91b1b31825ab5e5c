import type { CategoryIndex } from '@artel/core/categories'
import { type HandlerArgs, type TaskPosition, taskOrderOf } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { misspelt } from '../../platform/db/search-words.ts'
import { boardFilterOf } from './board-filter.ts'
import { createNearestWalks } from './nearest-walks.ts'
import { type BoardFilter, boardIds, stillOpen, timeOf } from './task-board.queries.ts'
import { selectTaskCards, type TaskCardRow } from './tasks.queries.ts'

/** The query of GET /v2/tasks/list, parsed. */
export type WalkQuery = HandlerArgs<'walkTasks'>['query']

/** Some tasks of the board, and where it goes on. */
export interface TaskStretch {
  readonly tasks: TaskCardRow[]
  /** `null` when nothing follows. */
  readonly next: TaskPosition | null
}

/** The tasks open for replies, as far as anybody cares to go. */
export interface TaskWalk {
  stretch(query: WalkQuery, categories: CategoryIndex): Promise<TaskStretch>
}

/**
 * A stretch costs the same wherever it begins: orders of time have indexes that are entered at the position, the order of
 * distances has its own way (see {@link createNearestWalks}).
 */
export function createTaskWalk(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): TaskWalk {
  const nearest = createNearestWalks(clock)

  const stretch = async (filter: BoardFilter, query: WalkQuery): Promise<TaskStretch> => {
    const { cursor = null, limit } = query
    const order = taskOrderOf(query)
    if (order.by === 'distance') {
      const after = cursor?.by === 'distance' ? cursor : null
      const { near, next } = await nearest.page(db, filter, { from: order.from, after, limit })
      const tasks = await selectTaskCards(db, stillOpen(near.map(({ id }) => id)))
      return { tasks, next: next && { ...order, ...next } }
    }
    const after = cursor?.by === 'distance' ? null : cursor
    // One more than asked for tells whether the list goes on.
    const ids = boardIds(filter, order, { after, skip: 0, limit: limit + 1 })
    const found = await selectTaskCards<{ at: number }>(db, ids, timeOf(order))
    const tasks = found.slice(0, limit)
    const last = tasks.at(-1)
    return { tasks, next: found.length > limit && last ? { ...order, at: last.at, id: last.id } : null }
  }

  /** At a cursor nothing may follow of what the words have found; or they have found nothing, and it is of what they may mean. */
  const findAnything = async (filter: BoardFilter, { cursor }: WalkQuery) => {
    if (cursor === undefined) return false
    const anything = boardIds(filter, { by: 'createdAt', direction: 'desc' }, { after: null, skip: 0, limit: 1 })
    return (await selectTaskCards(db, anything)).length > 0
  }

  return {
    async stretch(query, categories) {
      const filter = boardFilterOf(query, categories)
      const found = await stretch(filter, query)
      if (!filter.words || found.tasks.length > 0 || (await findAnything(filter, query))) return found
      for await (const meant of misspelt(db, filter, 'task_words')) {
        const other = await stretch(meant, query)
        if (other.tasks.length > 0 || (await findAnything(meant, query))) return other
      }
      return found
    },
  }
}
