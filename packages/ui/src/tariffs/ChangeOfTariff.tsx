import type { TariffType, UserTariff } from '@artel/core/contract'
import { paidQueries, type TariffChange, tariffChange } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../services/index.ts'
import { ChangeUnknown } from './ChangeUnknown.tsx'
import { TariffChangeDialog } from './TariffChangeDialog.tsx'
import { usePurchase } from './use-purchase.ts'

export interface ChangeOfTariffProps {
  mine: UserTariff
  /** Which tariff is looked at. */
  chosen: TariffType
  onClose: () => void
}

/** The window of another tariff: what follows, the server says; a paid one is bought in it. */
export function ChangeOfTariff({ mine, chosen, onClose }: ChangeOfTariffProps) {
  const { api } = useServices()
  const query = useQuery(paidQueries(api).preview(chosen))
  // What is told stays while it is bought: the tariff is another one then.
  const [told] = useState(mine)
  const [first, keep] = useState(query.data)
  const preview = first ?? query.data
  if (!first && query.data) keep(query.data)
  if (!preview) {
    return (
      <ChangeUnknown
        isFailed={query.isError}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        onClose={onClose}
      />
    )
  }
  const change = tariffChange(told, preview)
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

function Buying({ change, onClose }: { change: TariffChange; onClose: () => void }) {
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
