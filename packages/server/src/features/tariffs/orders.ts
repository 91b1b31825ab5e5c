import type { Calculation } from '@artel/core/contract'
import { type OrderTerms, orderTerms, type PurchaseOrder, priceOf, topPlacesOf } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { readTerms } from './prices.ts'

/** What an order costs, and what it gives. */
export interface OfferedOrder extends Calculation {
  readonly terms: OrderTerms
}

/**
 * What an order costs and gives by the price list of `now` (milliseconds).
 * @throws Refusal PURCHASE_REFUSED for what is not on sale, or a place at the top that is not there
 */
export async function calculate(db: Kysely<Schema>, order: PurchaseOrder, now: number): Promise<OfferedOrder> {
  for (const { categoryId, cityId } of topPlacesOf(order)) {
    const category = await db.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst()
    const city = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
    if (!category || !city) throw new Refusal('PURCHASE_REFUSED')
  }
  const terms = await readTerms(db, now)
  const calculation = priceOf(order, terms)
  if (!calculation) throw new Refusal('PURCHASE_REFUSED')
  return { ...calculation, terms: orderTerms(order, terms) }
}
