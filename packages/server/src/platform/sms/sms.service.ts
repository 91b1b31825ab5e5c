import type { Clock } from '@artel/core/ports'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../db/schema.ts'
import { type JobQueue, jobKind } from '../jobs/jobs.ts'
import type { Logger } from '../logging/logger.ts'
import { countTexts, insertText } from './texts.queries.ts'

/** An SMS. */
export interface Text {
  /** `+7` and ten digits. */
  readonly recipient: string
  readonly text: string
  readonly usefulUntil: Date
}

/** Why an SMS is not sent: this number has had enough today, or the installation. */
export type NotSent = 'NUMBER' | 'BUDGET'

/** Sends SMS. */
export interface Sms {
  /**
   * Posts an SMS with the change it follows from: a rollback takes it back, a commit sends it soon afterwards.
   * Answers `null`, or why it does not.
   */
  send(trx: Transaction<Schema>, text: Text): Promise<NotSent | null>
}

/** Carries one stored SMS. */
export const textJob = jobKind('sms.deliver', z.object({ textId: z.int() }))

export interface SmsDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly jobs: JobQueue
  readonly logger: Pick<Logger, 'error'>
  /** So many the installation pays for in a day. */
  readonly aDay: number
  /** So many one number gets in a day, whoever asks. */
  readonly aDayToOne: number
}

const DAY_MS = 24 * 3_600_000

export const createSms = ({ clock, jobs, logger, aDay, aDayToOne }: SmsDeps): Sms => ({
  async send(trx, text) {
    const now = clock.now()
    const { all, toRecipient } = await countTexts(trx, text.recipient, new Date(now - DAY_MS))
    if (toRecipient >= aDayToOne) return 'NUMBER'
    if (all >= aDay) {
      logger.error({ aDay }, 'No more SMS today: SMS_A_DAY is spent')
      return 'BUDGET'
    }
    const textId = await insertText(trx, text, new Date(now))
    await jobs.enqueue(trx, textJob, { textId })
    return null
  },
})
