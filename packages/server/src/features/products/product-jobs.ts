import { tariffLimit } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, sweep } from '../../platform/jobs/jobs.ts'
import * as queries from './products.queries.ts'
import type { FitGoods } from './tariff-room.ts'

export interface ProductJobDeps {
  readonly db: Kysely<Schema>
  readonly fitGoods: FitGoods
}

const TEN_MINUTES_MS = 600_000
/** Places that everybody has: who takes no more is never too large. */
const PLACES_OF_ALL = tariffLimit('FREE', 'PRODUCTS') ?? Number.POSITIVE_INFINITY

/** Follows what happens to tariffs by itself, as their time passes; a purchase is followed where it is paid. */
export const productJobs = ({ db, fitGoods }: ProductJobDeps): Job[] => [
  sweep({
    name: 'products.hideSurplus',
    everyMs: TEN_MINUTES_MS,
    async run(ctx) {
      for (const sellerId of await queries.selectSellersToFit(db, PLACES_OF_ALL)) {
        ctx.signal.throwIfAborted()
        ctx.handled(await ctx.unit((unit) => fitGoods(unit, sellerId)))
      }
    },
  }),
]
