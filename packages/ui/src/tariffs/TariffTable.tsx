import type { TariffType } from '@artel/core/contract'
import { formatMoney, formatNumber } from '@artel/core/format'
import {
  comparedServices,
  type OfferedAmount,
  plannedPrice,
  serviceLabels,
  type TariffSettings,
} from '@artel/core/tariffs'
import { Check } from 'lucide-react'
import { ComparisonTable } from '../kit/comparison-table/index.ts'
import { Badge, Button, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import { MONTHLY } from './TariffMeters.tsx'

const cellOf = (amount: OfferedAmount): string | boolean => (typeof amount === 'number' ? formatNumber(amount) : amount)

interface TariffTableProps extends Pick<TariffSettings, 'mine' | 'tariffs'> {
  onChoose: (type: TariffType) => void
}

/** All tariffs side by side, one's own marked; each but the free one that one has leads to what it would change. */
export function TariffTable({ mine, tariffs, onChoose }: TariffTableProps) {
  const reading = usePageTime()
  const words = ({ type, name, price }: TariffTableProps['tariffs'][number]) => {
    if (type === mine.tariff.type) return [ru.extend, ru.extendOf(name)]
    return price === 0 ? [ru.ahead, ru.aheadOf(name)] : [ru.change, ru.changeTo(name)]
  }
  const rows = comparedServices(tariffs).map(({ type, amounts }) => ({
    id: type,
    label: MONTHLY.has(type) ? ru.perMonth(serviceLabels[type]) : serviceLabels[type],
    cells: Object.fromEntries(tariffs.map((tariff, index) => [tariff.type, cellOf(amounts[index] ?? false)])),
  }))
  return (
    <ComparisonTable
      caption={ru.compare}
      captionHidden
      columns={tariffs.map((tariff) => {
        const isMine = tariff.type === mine.tariff.type
        const [label, whole] = words(tariff)
        return {
          id: tariff.type,
          title: tariff.name,
          price: formatMoney(tariff.price),
          note: [ru.monthly, plannedPrice(tariff.price, tariff.planned, reading)].filter(Boolean).join(', '),
          ...(isMine && {
            current: true,
            badge: (
              <Badge tone="action" icon={Check}>
                {ru.mine}
              </Badge>
            ),
          }),
          ...(!(isMine && tariff.price === 0) && {
            action: (
              <Button variant="secondary" wide aria-label={whole} onClick={() => onChoose(tariff.type)}>
                {label}
              </Button>
            ),
          }),
        }
      })}
      rows={rows}
    />
  )
}
