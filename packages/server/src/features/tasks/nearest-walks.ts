import type { Point, TaskPosition } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type BoardFilter, type NearTask, selectNearest } from './task-board.queries.ts'

type NearPosition = Extract<TaskPosition, { by: 'distance' }>

/** A page of a walk; `next` is the last of it where more follows. */
interface NearPage {
  readonly near: readonly NearTask[]
  readonly next: NearTask | null
}

/** Walks through the board from the nearest task on. */
export interface NearestWalks {
  /** What comes next on a walk that began at `from` and has come to `after`. */
  page(
    on: Kysely<Schema>,
    filter: BoardFilter,
    walk: { readonly from: Point; readonly after: NearPosition | null; readonly limit: number },
  ): Promise<NearPage>
}

/** What was read ahead of a walk. */
interface Ahead {
  readonly after: NearPosition
  readonly near: readonly NearTask[]
  /** Whether nothing follows. */
  readonly isEnd: boolean
  readonly until: number
}

/** So long a walk may take from one page to the next. */
const KEPT_MS = 60_000
const WALKS_KEPT = 50
/** So many are read ahead behind the first page, and then twice as many each time. */
const FIRST_AHEAD = 100
const MOST_AHEAD = 10_000

/**
 * No index can be entered at a distance from anywhere: it is read from the middle outwards, past everything that is nearer. So
 * what follows is read ahead for many pages at once, the more the longer the walk, and a page costs its share of that. A cursor
 * that comes to a process which has read nothing ahead for it costs as much as all that is nearer.
 */
export function createNearestWalks(clock: Pick<Clock, 'now'>): NearestWalks {
  const walks = new Map<string, Ahead>()

  const keep = (key: string, ahead: Omit<Ahead, 'until'>) => {
    walks.delete(key)
    walks.set(key, { ...ahead, until: clock.now() + KEPT_MS })
    if (walks.size > WALKS_KEPT) walks.delete(walks.keys().next().value as string)
  }

  return {
    async page(on, filter, { from, after, limit }) {
      // Most look at the first page only.
      if (after === null) return cut(await selectNearest(on, filter, from, null, limit + 1), limit)
      const key = JSON.stringify([filter, from])
      const found = walks.get(key)
      const kept = found && clock.now() < found.until ? found : undefined
      const rest = kept && following(kept, after)
      if (kept && rest && (kept.isEnd || rest.length > limit)) {
        keep(key, kept)
        return cut(rest, limit)
      }
      const many = kept && rest ? Math.min(kept.near.length * 2, MOST_AHEAD) : FIRST_AHEAD
      const near = await selectNearest(on, filter, from, after, many)
      keep(key, { after, near, isEnd: near.length < many })
      return cut(near, limit)
    },
  }
}

function cut(near: readonly NearTask[], limit: number): NearPage {
  const page = near.slice(0, limit)
  return { near: page, next: near.length > limit ? (page.at(-1) ?? null) : null }
}

const isAt = (place: NearTask, { id, distance, at }: NearTask) =>
  place.id === id && place.distance === distance && place.at === at

/** What was read ahead behind a position; `undefined` for a position that the walk has not come to. */
function following({ after, near }: Ahead, position: NearPosition): readonly NearTask[] | undefined {
  if (isAt(after, position)) return near
  const index = near.findIndex((one) => isAt(one, position))
  return index < 0 ? undefined : near.slice(index + 1)
}
