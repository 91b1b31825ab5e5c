import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { COUNTED, type Job, purge, sweep } from '../../platform/jobs/jobs.ts'
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
export const fileJobs = ({ db, clock, storage, resizer }: FileJobDeps): Job[] => {
  const dead = (limit: number) => selectDead(db, new Date(clock.now() - DEAD_MS), limit)
  return [
    sweep({
      name: 'files.sweep',
      makesRoom: true,
      everyMs: HOUR_MS,
      waiting: async () => (await dead(COUNTED)).length,
      async run({ signal, handled }) {
        const now = clock.now()
        await killLoose(db, new Date(now - LOOSE_MS), new Date(now))
        let batch: readonly { readonly id: string }[]
        do {
          batch = await dead(BATCH)
          for (const { id } of batch) {
            if (signal.aborted) return
            // In this order: a crash in between leaves a row that is swept again.
            await storage.remove(id)
            await deleteDead(db, id)
            handled(1)
          }
        } while (batch.length === BATCH)
      },
    }),
    { ...purge('images.trim', () => resizer.trim()), makesRoom: true },
  ]
}
