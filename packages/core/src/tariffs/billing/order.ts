import type { HandlerArgs } from '../../contract/contract.ts'
import type { Calculation } from '../../contract/tariffs.ts'
import { formatPeriod, serviceLabels } from '../index.ts'
import {
  type AddedByMonth,
  addedByMonth,
  countedLimits,
  type KeptLimits,
  MOST_MONTHS,
  pricedServices,
  pricedTariff,
  type SetTerms,
} from './price-list.ts'

/** What is bought, as the contract parsed it. */
export type PurchaseOrder = HandlerArgs<'calculateServices'>['body']
export type OrderedService = PurchaseOrder['services'][number]

type Line = Calculation['lines'][number]

const tariffLine = ({ type, months }: NonNullable<PurchaseOrder['tariff']>, terms: SetTerms): Line | null => {
  const { name, price } = pricedTariff(type, terms)
  return price === 0 ? null : { title: `Тариф «${name}», ${formatPeriod(months, 'month')}`, price: price * months }
}

const serviceLine = ({ type, unit, amount }: OrderedService, terms: SetTerms): Line | null => {
  const title = `${serviceLabels[type]}, ${formatPeriod(amount, unit)}`
  const listed = pricedServices(terms).filter((row) => row.type === type && row.unit === unit)
  const exact = listed.find((row) => row.amount === amount)
  if (exact) return { title, price: exact.price }
  const [month] = unit === 'month' ? listed : []
  return month && amount <= MOST_MONTHS ? { title, price: month.price * amount } : null
}

/**
 * What an order costs by the price list, line by line in kopecks (product §15.2); `null` when something in it is not on
 * sale, which is refused with PURCHASE_REFUSED.
 */
export const priceOf = ({ tariff, services }: PurchaseOrder, terms: SetTerms): Calculation | null => {
  const lines: Line[] = []
  const asked = services.map((service) => serviceLine(service, terms))
  for (const line of [...(tariff ? [tariffLine(tariff, terms)] : []), ...asked]) {
    if (line === null) return null
    lines.push(line)
  }
  return { lines, total: lines.reduce((sum, { price }) => sum + price, 0) }
}

/** What a purchase gives, as it was offered when it began: what changes later does not touch it. */
export interface OrderTerms {
  /** Of the tariff; `null` without one. */
  readonly limits: KeptLimits | null
  /** What a month of a service adds to a limit. */
  readonly added: AddedByMonth
}

/** What an order gives by the price list. */
export const orderTerms = ({ tariff }: PurchaseOrder, terms: SetTerms): OrderTerms => ({
  limits: tariff && countedLimits(tariff.type, terms),
  added: addedByMonth(terms),
})

/** Where somebody stands at the top: executors of a category in a city. */
export interface TopPlace {
  readonly categoryId: number | null
  readonly cityId: number | null
}

const NOWHERE: TopPlace = { categoryId: null, cityId: null }

/** The place that a service is for; what was named with any other service means nothing. */
export const topPlaceOf = ({ type, categoryId, cityId }: OrderedService): TopPlace =>
  type === 'TOP_EXECUTORS' ? { categoryId, cityId } : NOWHERE

/** The places that an order asks for; one that is not there is refused with PURCHASE_REFUSED. */
export const topPlacesOf = ({ services }: PurchaseOrder): readonly TopPlace[] =>
  services.filter(({ type }) => type === 'TOP_EXECUTORS').map(topPlaceOf)
