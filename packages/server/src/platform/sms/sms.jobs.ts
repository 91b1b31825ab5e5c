import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type Job, purge, queuedJob } from '../jobs/jobs.ts'
import { type Gateway, GatewayRefusal } from './gateway.ts'
import { textJob } from './sms.service.ts'
import { deleteTextsBefore, findText, markTextDelivered } from './texts.queries.ts'

/** As long as letters. */
const KEPT_MS = 7 * 24 * 3_600_000

export interface SmsJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  /** `null` leaves SMS in the outbox. */
  readonly gateway: Gateway | null
}

/** Carries SMS and clears the outbox. A gateway that is away is asked for as long as the SMS is of use. */
export const smsJobs = ({ db, clock, gateway }: SmsJobDeps): Job[] => [
  queuedJob(textJob, {
    retry: { tries: 8, firstDelayMs: 3_000 },
    async run({ textId }, ctx) {
      const text = await findText(db, textId)
      if (!text) return
      if (gateway && text.useful_until.getTime() > clock.now()) {
        await gateway.carry(text).catch((error) => {
          if (!(error instanceof GatewayRefusal)) throw error
          ctx.logger.warn({ textId, reason: error.message }, 'An SMS was not taken')
        })
      }
      await ctx.finish(({ trx }) => markTextDelivered(trx, textId, new Date(clock.now()), { keep: gateway === null }))
    },
  }),
  purge('sms.purge', () => deleteTextsBefore(db, new Date(clock.now() - KEPT_MS))),
]
