import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, sweep } from '../../platform/jobs/jobs.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import type { Resizer } from '../images/resizer.ts'
import { deleteDead, killLoose, selectDead } from './files.queries.ts'

export interface FileJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly storage: FileStorage
  readonly resizer: Resizer
}

const HOUR_MS = 3_600_000
/** A file that was not attached to anything in this time is nobody's. */
const LOOSE_MS = 24 * HOUR_MS
/** An upload is dead until it is stored, and must not be swept before. */
const DEAD_MS = HOUR_MS
const BATCH = 500

/** Removes files that belong to nothing, and variants of pictures that nobody has asked for lately. */
export const fileJobs = ({ db, clock, storage, resizer }: FileJobDeps): Job[] => [
  sweep({
    name: 'files.sweep',
    everyMs: HOUR_MS,
    async run({ signal }) {
      const now = clock.now()
      await killLoose(db, new Date(now - LOOSE_MS), new Date(now))
      for (const { id } of await selectDead(db, new Date(now - DEAD_MS), BATCH)) {
        if (signal.aborted) return
        // In this order: a crash in between leaves a row that is swept again.
        await storage.remove(id)
        await deleteDead(db, id)
      }
    },
  }),
  sweep({ name: 'images.trim', everyMs: HOUR_MS, run: () => resizer.trim() }),
]
