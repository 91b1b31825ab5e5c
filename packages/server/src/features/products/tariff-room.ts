import type { Clock } from '@artel/core/ports'
import { decidePublication } from '@artel/core/publication'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import { readLimit } from '../tariffs/usage.ts'
import { productFacts, transitionProduct } from './product-lifecycle.ts'
import { returnedNotice, surplusNotice } from './product-notices.ts'
import { PLACED } from './product-places.ts'
import * as queries from './products.queries.ts'

export interface TariffRoomDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
  /** What guests are shown: goods are on it. */
  readonly pages: { invalidate(): void }
}

/** Makes the goods of a seller as many as their tariff has places for; returns how many were hidden or shown. */
export type FitGoods = (unit: UnitOfWork, sellerId: string) => Promise<number>

const HIDE = { type: 'HIDE' } as const

/**
 * Goods by the places of the tariff (product §15.1): what was published first is hidden first and comes back last. What its
 * owner has hidden stays so, and nothing is deleted.
 */
export const createFitGoods = ({ clock, notifier, pages }: TariffRoomDeps): FitGoods => {
  const move = async (trx: UnitOfWork['trx'], ids: readonly number[], how: 'HIDE' | 'SHOW'): Promise<number> => {
    const now = clock.now()
    let moved = 0
    for (const id of ids) {
      const product = await queries.lockProduct(trx, id)
      if (!product || (how === 'SHOW' && !product.tariff_hidden)) continue
      const event = how === 'HIDE' ? HIDE : { type: how, quotaLeft: ids.length - moved }
      // A moderator may have turned it down meanwhile.
      if (!decidePublication({ publication: productFacts(product), event, actor: 'system' }).ok) continue
      await transitionProduct(trx, product, { event, actor: 'system', now })
      moved += 1
    }
    return moved
  }

  return async (unit, sellerId) => {
    const { trx } = unit
    await lockExecutor(trx, sellerId)
    const limit = await readLimit(trx, sellerId, 'PRODUCTS', clock.now())
    const placed = await queries.countProducts(trx, sellerId, PLACED)
    const room = limit === null ? Number.MAX_SAFE_INTEGER : limit - placed
    if (room === 0) return 0
    const how = room < 0 ? 'HIDE' : 'SHOW'
    const ids =
      how === 'HIDE'
        ? await queries.selectOldestPublished(trx, sellerId, -room)
        : await queries.selectHiddenByTariff(trx, sellerId, room)
    const moved = await move(trx, ids, how)
    if (moved > 0) {
      await notifier.notify(trx, how === 'HIDE' ? surplusNotice(sellerId, moved) : returnedNotice(sellerId, moved))
      unit.afterCommit(() => pages.invalidate())
    }
    return moved
  }
}
