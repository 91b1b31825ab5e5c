import type { Clock } from '@artel/core/ports'
import { type MoneyMismatch, mismatchesOf } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, type JobContext, sweep } from '../../platform/jobs/jobs.ts'
import type { ProviderView } from '../../platform/payments/payment-provider.ts'
import { countDifferences, selectBooked, writeDifferences } from './money.queries.ts'
import { lockPayment, type PaymentRow, selectToReconcile } from './payments.queries.ts'
import type { PaymentService } from './payments.service.ts'

export interface ReconciliationDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly payments: Pick<PaymentService, 'settle' | 'viewAtProvider'>
}

const DAY_MS = 86_400_000
/** So long a payment is looked at after something has happened to it. */
const LOOKED_AT_MS = 30 * DAY_MS
/** So long money may be on its way before it is missed. */
export const AT_REST_MS = 3_600_000
/** So many are read at once. */
const BATCH = 100

/**
 * Compares every night each payment of the last month with its entries and with its provider, and writes down what does not
 * fit together (docs/adr/0021). Money that came after the end of a purchase unnoticed is sent back by the way.
 */
export const reconciliationJob = ({ db, clock, payments }: ReconciliationDeps): Job => {
  const compare = async (id: string, view: ProviderView | null, ctx: JobContext): Promise<readonly MoneyMismatch[]> =>
    ctx.unit(async ({ trx }) => {
      const row = await lockPayment(trx, id)
      const at = new Date(clock.now())
      if (!row || isMoving(row, at)) return []
      const book = (await selectBooked(trx, [id])).get(id) ?? { atProvider: 0, revenue: 0, owed: 0 }
      const standing = { status: row.status, total: row.total, isReturned: row.returned_at !== null }
      const taken = view && { taken: view.state === 'succeeded' ? view.amount : 0, returned: view.refunded }
      const mismatches = mismatchesOf(standing, book, taken)
      await writeDifferences(trx, id, mismatches, at)
      return mismatches
    })

  const reconcile = async (row: PaymentRow, ctx: JobContext) => {
    await payments.settle(row.id)
    for (const mismatch of await compare(row.id, await payments.viewAtProvider(row), ctx)) {
      ctx.logger.error({ paymentId: row.id, ...mismatch }, 'The money of a payment does not fit together')
    }
  }

  return sweep({
    name: 'payments.reconcile',
    everyMs: DAY_MS,
    // What waits is what people have to clear up.
    waiting: () => countDifferences(db),
    async run(ctx) {
      const now = clock.now()
      const span = { since: new Date(now - LOOKED_AT_MS), before: new Date(now - AT_REST_MS) }
      let afterId: string | null = null
      for (;;) {
        const rows: PaymentRow[] = await selectToReconcile(db, { ...span, afterId }, BATCH)
        for (const row of rows) {
          if (ctx.signal.aborted) return
          try {
            await reconcile(row, ctx)
            ctx.handled(1)
          } catch (error) {
            // A provider that is away is asked the next night; the others must not wait for it.
            if (!(error instanceof Refusal)) throw error
            ctx.logger.warn({ err: error, paymentId: row.id }, 'A payment could not be compared with its provider')
          }
        }
        const last = rows.at(-1)
        if (!last || rows.length < BATCH) return
        afterId = last.id
      }
    },
  })
}

/** Something has just happened to it: money may be on its way. */
const isMoving = ({ created_at, paid_at, ended_at, returned_at }: PaymentRow, at: Date): boolean =>
  [created_at, paid_at, ended_at, returned_at].some(
    (moment) => moment !== null && at.getTime() - moment.getTime() < AT_REST_MS,
  )
