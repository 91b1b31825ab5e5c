import { formatPeriod, serviceLabels } from '../index.ts'
import type { setablePrices } from './price-list.ts'

/** What a price is for, as a line of a purchase says it. */
export const priceTitle = ({
  tariff,
  service,
}: Pick<ReturnType<typeof setablePrices>[number], 'tariff' | 'service'>): string =>
  service === null
    ? `Тариф «${tariff}», ${formatPeriod(1, 'month')}`
    : `${serviceLabels[service.type]}, ${formatPeriod(service.amount, service.unit)}`
