import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { COUNTED, type Job, queuedJob, sweep } from '../../platform/jobs/jobs.ts'
import { selectWaiting } from './payments.queries.ts'
import { type PaymentService, returnMoneyJob } from './payments.service.ts'
import { reconciliationJob } from './reconciliation.ts'

export interface PaymentJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly payments: PaymentService
}

const SWEEP_MS = 30_000
/** So many are looked at in one sweep. */
const BATCH = 200
/** Who has not paid in an hour is not going to. */
export const PAY_WITHIN_MS = 3_600_000

/** Learns what providers did not tell, gives up what nobody paid, and sends late money back; at night compares all with the books. */
export const paymentJobs = ({ db, clock, payments }: PaymentJobDeps): Job[] => [
  sweep({
    name: 'payments.settle',
    everyMs: SWEEP_MS,
    waiting: async () => (await selectWaiting(db, COUNTED)).length,
    async run({ signal, logger, handled }) {
      for (const { id, created_at } of await selectWaiting(db, BATCH)) {
        if (signal.aborted) return
        const isLate = clock.now() - created_at.getTime() >= PAY_WITHIN_MS
        try {
          await payments.settle(id)
          if (isLate) await payments.expire(id)
          handled(1)
        } catch (error) {
          // The others must not wait for a provider that is away.
          logger.warn({ err: error, paymentId: id }, 'A payment could not be settled')
        }
      }
    },
  }),
  reconciliationJob({ db, clock, payments }),
  queuedJob(returnMoneyJob, {
    retry: { tries: 30, firstDelayMs: 10_000 },
    run: ({ paymentId }) => payments.returnMoney(paymentId),
  }),
]
