import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type Job, purge, queuedJob } from '../jobs/jobs.ts'
import type { Carrier } from './carrier.ts'
import { deleteLetter, deleteLettersBefore, findLetter, markDelivered } from './letters.queries.ts'
import { letterJob } from './mail.service.ts'

const HOUR_MS = 3_600_000
/** So long the outbox keeps letters, and nobody wants an undeliverable one later either. */
const KEPT_MS = 7 * 24 * HOUR_MS

export interface MailJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  /** `null` leaves the letters in the outbox. */
  readonly carrier: Carrier | null
}

/** Carries letters and clears the outbox. A mail server that is away is asked for about a day. */
export const mailJobs = ({ db, clock, carrier }: MailJobDeps): Job[] => [
  queuedJob(letterJob, {
    retry: { tries: 30, firstDelayMs: 10_000 },
    async run({ letterId }, ctx) {
      const letter = await findLetter(db, letterId)
      if (!letter) return
      await carrier?.carry(letter)
      await ctx.finish(async ({ trx }) => {
        if (carrier) await deleteLetter(trx, letterId)
        else await markDelivered(trx, letterId, new Date(clock.now()))
      })
    },
  }),
  purge('mail.purge', () => deleteLettersBefore(db, new Date(clock.now() - KEPT_MS))),
]
