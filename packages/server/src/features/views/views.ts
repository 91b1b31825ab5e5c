import { createHmac } from 'node:crypto'
import { isCountedViewer, isRobot, moscowDay } from '@artel/core/analytics'
import type { HandlerArgs } from '@artel/core/contract'
import type { Clock, Timer } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { CallOrigin } from '../../domain/call.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, purge } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import { deleteCountsBefore, deleteMarksBefore, type SeenView, writeViews } from './views.queries.ts'

/** Counts who has looked at what executors show: each visitor once a day and page (docs/adr/0027). */
export interface Views {
  /** Notes a view; nothing is written before the next batch. */
  seen(view: HandlerArgs<'countView'>['body'], viewer: Viewer, origin: CallOrigin): void
  /** Writes what waits, for whoever is about to read. */
  flush(): Promise<void>
  /** Forgets who was counted, once the day is over, and counts that nobody can ask for. */
  readonly jobs: readonly Job[]
  /** Writes what waits and stops. */
  close(): Promise<void>
}

export interface ViewsDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly logger: Logger
  /** Key of the marks. */
  readonly secret: string
}

const WRITTEN_EVERY_MS = 10_000
const DAY_MS = 86_400_000
/** Longer than any period that is asked for; a year lets one compare with the last one. */
const COUNTS_KEPT_DAYS = 400
/** Beyond this the database has to tell who was counted, which it does anyway. */
const MOST_REMEMBERED = 100_000
/** A crowd that comes within one batch is counted up to this. */
const MOST_WAITING = 5_000

export function createViews({ db, clock, logger, secret }: ViewsDeps): Views {
  let today = ''
  let known = new Set<string>()
  let waiting: SeenView[] = []
  let timer: Timer | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    clock.clearTimeout(timer)
    timer = undefined
    const views = waiting
    waiting = []
    if (views.length === 0) return
    try {
      await writeViews(db, views)
    } catch (error) {
      logger.warn({ err: error }, 'Could not write the views of pages')
    }
  }
  /** One batch after the other. */
  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  /** Tells visitors apart within a day and says nothing of them afterwards. */
  const markOf = (day: string, viewer: Viewer, { ip, userAgent }: CallOrigin) => {
    const who = viewer.kind === 'user' ? viewer.id : `${networkKey(ip)} ${userAgent}`
    return createHmac('sha256', secret).update(`view ${day} ${who}`).digest('base64url').slice(0, 22)
  }

  return {
    seen({ kind, executorId, productId }, viewer, origin) {
      if (isRobot(origin.userAgent) || !isCountedViewer(viewer.kind === 'user' ? viewer : null)) return
      const day = moscowDay(clock.now())
      if (day !== today || known.size >= MOST_REMEMBERED) known = new Set()
      today = day
      const mark = markOf(day, viewer, origin)
      const of = kind === 'PRODUCT' ? { executorId: null, productId: productId ?? 0 } : { executorId, productId: 0 }
      const key = `${mark} ${kind} ${of.executorId ?? of.productId}`
      if (known.has(key) || waiting.length >= MOST_WAITING) return
      known.add(key)
      waiting.push({ day, kind, mark, viewerId: viewer.kind === 'user' ? viewer.id : null, ...of })
      timer ??= clock.setTimeout(() => void flush(), WRITTEN_EVERY_MS)
    },
    flush,
    jobs: [
      purge('views.purge-marks', () => deleteMarksBefore(db, moscowDay(clock.now()))),
      purge('views.purge-counts', () => deleteCountsBefore(db, moscowDay(clock.now() - COUNTS_KEPT_DAYS * DAY_MS))),
    ],
    close: flush,
  }
}
