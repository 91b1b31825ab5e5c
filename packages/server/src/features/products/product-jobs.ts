import type { Clock } from '@artel/core/ports'
import { decidePublication } from '@artel/core/products'
import { tariffOffer } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { type Job, sweep } from '../../platform/jobs/jobs.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { selectLeastLimit } from '../tariffs/prices.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import { readLimit } from '../tariffs/usage.ts'
import { productFacts, transitionProduct } from './product-lifecycle.ts'
import { surplusNotice } from './product-notices.ts'
import { PLACED } from './product-places.ts'
import * as queries from './products.queries.ts'

export interface ProductJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
  /** What guests are shown: goods are on it. */
  readonly pages: { invalidate(): void }
}

const TEN_MINUTES_MS = 600_000
/** Places that everybody had on the first day. */
const PLACES_OF_ALL = tariffOffer('FREE').limits.PRODUCTS ?? 0

/** Hides what a smaller tariff has no room for (product §15.1): what was published first goes first, and nothing is deleted. */
export function productJobs({ db, clock, notifier, pages }: ProductJobDeps): Job[] {
  const hideSurplus = async (unit: UnitOfWork, sellerId: string): Promise<number> => {
    const { trx } = unit
    await lockExecutor(trx, sellerId)
    const now = clock.now()
    const limit = await readLimit(trx, sellerId, 'PRODUCTS', now)
    const surplus = limit === null ? 0 : (await queries.countProducts(trx, sellerId, PLACED)) - limit
    const ids = surplus > 0 ? await queries.selectOldestPublished(trx, sellerId, surplus) : []
    let hidden = 0
    for (const id of ids) {
      const product = await queries.lockProduct(trx, id)
      // A moderator may have turned it down meanwhile.
      if (!product || !decidePublication({ publication: productFacts(product), event: HIDE, actor: 'system' }).ok)
        continue
      await transitionProduct(trx, product, { event: HIDE, actor: 'system', now })
      hidden += 1
    }
    if (hidden > 0) {
      await notifier.notify(trx, surplusNotice(sellerId, hidden))
      unit.afterCommit(() => pages.invalidate())
    }
    return hidden
  }

  return [
    sweep({
      name: 'products.hideSurplus',
      everyMs: TEN_MINUTES_MS,
      async run(ctx) {
        // Who takes no more is never too large.
        const least = await selectLeastLimit(db, 'PRODUCTS', PLACES_OF_ALL)
        for (const { seller_id } of await queries.selectLargeSellers(db, least)) {
          ctx.signal.throwIfAborted()
          ctx.handled(await ctx.unit((unit) => hideSurplus(unit, seller_id)))
        }
      },
    }),
  ]
}

const HIDE = { type: 'HIDE' } as const
