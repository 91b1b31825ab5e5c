import type { TariffChange } from '@artel/core/tariffs'
import { useState } from 'react'
import { TariffChangeDialog } from './TariffChangeDialog.tsx'
import { usePurchase } from './use-purchase.ts'

export interface ChangeOfTariffProps {
  change: TariffChange
  onClose: () => void
}

/** The window of another tariff; a paid one is bought in it. */
export function ChangeOfTariff({ change, onClose }: ChangeOfTariffProps) {
  return change.to.price === 0 ? (
    <TariffChangeDialog
      change={change}
      purchase={null}
      months={1}
      onMonths={() => {}}
      onPay={onClose}
      onRetry={onClose}
      onCancel={onClose}
      onLeave={onClose}
      onClose={onClose}
    />
  ) : (
    <Buying change={change} onClose={onClose} />
  )
}

function Buying({ change, onClose }: ChangeOfTariffProps) {
  const [months, setMonths] = useState(1)
  const { view, moves } = usePurchase({ order: { tariff: { type: change.to.type, months } } })
  return (
    <TariffChangeDialog
      change={change}
      purchase={view}
      months={months}
      onMonths={setMonths}
      {...moves}
      onClose={onClose}
    />
  )
}
