import { tariffOffer } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, sweep } from '../../platform/jobs/jobs.ts'
import { selectLeastLimit } from '../tariffs/prices.ts'
import * as queries from './products.queries.ts'
import type { FitGoods } from './tariff-room.ts'

export interface ProductJobDeps {
  readonly db: Kysely<Schema>
  readonly fitGoods: FitGoods
}

const TEN_MINUTES_MS = 600_000
/** Places that everybody had on the first day. */
const PLACES_OF_ALL = tariffOffer('FREE').limits.PRODUCTS ?? 0

/** Follows what happens to tariffs by itself, as their time passes; a purchase is followed where it is paid. */
export const productJobs = ({ db, fitGoods }: ProductJobDeps): Job[] => [
  sweep({
    name: 'products.hideSurplus',
    everyMs: TEN_MINUTES_MS,
    async run(ctx) {
      // Who takes no more is never too large.
      const least = await selectLeastLimit(db, 'PRODUCTS', PLACES_OF_ALL)
      for (const sellerId of await queries.selectSellersToFit(db, least)) {
        ctx.signal.throwIfAborted()
        ctx.handled(await ctx.unit((unit) => fitGoods(unit, sellerId)))
      }
    },
  }),
]
