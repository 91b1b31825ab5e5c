import type { Clock } from '@artel/core/ports'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../db/schema.ts'
import { type JobQueue, jobKind } from '../jobs/jobs.ts'
import { type Letter, renderLetter } from './letter.ts'
import { insertLetter } from './letters.queries.ts'

/** Sends what was written. */
export interface Mail {
  /** Posts a letter with the change it follows from: a rollback takes it back, a commit sends it soon afterwards. */
  send(trx: Transaction<Schema>, letter: Letter): Promise<void>
}

/** Carries one stored letter. */
export const letterJob = jobKind('mail.deliver', z.object({ letterId: z.int() }))

export const createMail = ({ clock, jobs }: { readonly clock: Pick<Clock, 'now'>; readonly jobs: JobQueue }): Mail => ({
  async send(trx, letter) {
    const letterId = await insertLetter(trx, renderLetter(letter), new Date(clock.now()))
    await jobs.enqueue(trx, letterJob, { letterId })
  },
})
