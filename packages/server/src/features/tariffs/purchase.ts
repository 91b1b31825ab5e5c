import type { Calculation, HandlerArgs } from '@artel/core/contract'
import { formatPeriod, serviceLabels } from '@artel/core/tariffs'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { MOST_MONTHS, SERVICE_PRICES, tariffOffer } from './price-list.ts'

/** What is bought, as the contract parsed it. */
export type PurchaseOrder = HandlerArgs<'calculateServices'>['body']
export type PurchasedService = PurchaseOrder['services'][number]

/**
 * What an order costs by the price list, line by line in kopecks (product §15.2).
 * @throws Refusal PURCHASE_REFUSED for what is not on sale
 */
export function calculate({ tariff, services }: PurchaseOrder): Calculation {
  const lines = [...(tariff ? [tariffLine(tariff)] : []), ...services.map(serviceLine)]
  return { lines, total: lines.reduce((sum, { price }) => sum + price, 0) }
}

/** @throws Refusal PURCHASE_REFUSED when the place to stand at the top in is not there */
export async function checkPlaces(db: Kysely<Schema>, { services }: PurchaseOrder): Promise<void> {
  for (const { type, categoryId, cityId } of services) {
    if (type !== 'TOP_EXECUTORS') continue
    const category = await db.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst()
    const city = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
    if (!category || !city) throw new Refusal('PURCHASE_REFUSED')
  }
}

function tariffLine({ type, months }: NonNullable<PurchaseOrder['tariff']>) {
  const { name, price } = tariffOffer(type)
  if (price === 0) throw new Refusal('PURCHASE_REFUSED')
  return { title: `Тариф «${name}», ${formatPeriod(months, 'month')}`, price: price * months }
}

function serviceLine({ type, unit, amount }: PurchasedService) {
  const title = `${serviceLabels[type]}, ${formatPeriod(amount, unit)}`
  const listed = SERVICE_PRICES.filter((row) => row.type === type && row.unit === unit)
  const exact = listed.find((row) => row.amount === amount)
  if (exact) return { title, price: exact.price }
  const [month] = unit === 'month' ? listed : []
  if (!month || amount > MOST_MONTHS) throw new Refusal('PURCHASE_REFUSED')
  return { title, price: month.price * amount }
}
