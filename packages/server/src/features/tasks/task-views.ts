import type { Clock, Timer } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { addViews } from './tasks.queries.ts'

/** Counts who has looked at a task: each person once a day. */
export interface TaskViews {
  /** `viewerKey` tells people apart: the id of a user, the address of a guest. Answers whether it counts. */
  seen(taskId: number, viewerKey: string): boolean
  /** Views that the database does not know yet. */
  pending(taskId: number): number
  /** Writes what is pending and stops. */
  close(): Promise<void>
}

const WRITTEN_EVERY_MS = 10_000
const DAY_MS = 86_400_000
/** Beyond this somebody may be counted twice, which is better than to run out of memory. */
const MOST_REMEMBERED = 200_000

/** Reading a page writes nothing: views are gathered in memory and written together. */
export function createTaskViews({
  db,
  clock,
  logger,
}: {
  db: Kysely<Schema>
  clock: Clock
  logger: Logger
}): TaskViews {
  let today = 0
  let counted = new Set<string>()
  let pending = new Map<number, number>()
  let timer: Timer | undefined

  const write = async () => {
    timer = undefined
    const views = pending
    pending = new Map()
    if (views.size === 0) return
    try {
      await addViews(db, views)
    } catch (error) {
      logger.warn({ err: error }, 'Could not write the views of tasks')
    }
  }

  return {
    seen(taskId, viewerKey) {
      const day = Math.floor(clock.now() / DAY_MS)
      if (day !== today || counted.size >= MOST_REMEMBERED) counted = new Set()
      today = day
      const key = `${taskId} ${viewerKey}`
      if (counted.has(key)) return false
      counted.add(key)
      pending.set(taskId, (pending.get(taskId) ?? 0) + 1)
      timer ??= clock.setTimeout(() => void write(), WRITTEN_EVERY_MS)
      return true
    },
    pending: (taskId) => pending.get(taskId) ?? 0,
    async close() {
      clock.clearTimeout(timer)
      await write()
    },
  }
}
