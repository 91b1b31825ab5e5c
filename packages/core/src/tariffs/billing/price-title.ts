import { formatPeriod, serviceLabels } from '../index.ts'
import type { SetableTerm } from './price-list.ts'

const MONTHLY: ReadonlySet<string> = new Set(['REPLIES', 'ARTICLES'])

/** What a price is for, as a line of a purchase says it, or what a limit is of. */
export const priceTitle = ({
  tariff,
  service,
  counted,
}: Pick<SetableTerm, 'tariff' | 'service' | 'counted'>): string => {
  if (service) return `${serviceLabels[service.type]}, ${formatPeriod(service.amount, service.unit)}`
  if (!counted) return `Тариф «${tariff}», ${formatPeriod(1, 'month')}`
  const label = serviceLabels[counted]
  if (tariff === null) return `${label}: сколько добавляет купленный месяц`
  return `Тариф «${tariff}»: ${label.toLowerCase()}${MONTHLY.has(counted) ? ' в месяц' : ''}`
}
