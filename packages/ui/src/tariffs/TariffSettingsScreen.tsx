import type { TariffType } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { paidQueries, returnedPayment, type TariffSettingsFilters } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices } from '../services/index.ts'
import { LateManager } from './LateManager.tsx'
import { TariffSettingsView } from './TariffSettingsView.tsx'

const ChangeOfTariff = quietPart(async () => (await import('./ChangeOfTariff.tsx')).ChangeOfTariff)
const ReturnedPurchase = quietPart(async () => (await import('./ReturnedPurchase.tsx')).ReturnedPurchase)

/** One's own tariff over its query; who comes back from the bank reads how it went. */
export function TariffSettingsScreen({ filters }: { filters: TariffSettingsFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery(paidQueries(api).settings())
  const [chosen, choose] = useState<TariffType | null>(null)
  const paymentId = returnedPayment(filters)
  const close = () => choose(null)
  return (
    <PersonalArea>
      <TariffSettingsView
        status={query.status}
        settings={query.data ?? null}
        outcome={
          paymentId && (
            <ReturnedPurchase
              key={paymentId}
              paymentId={paymentId}
              onLeft={() => navigate(paths.tariffSettings(), { replace: true })}
            />
          )
        }
        manager={query.data && <LateManager mine={query.data.mine} />}
        onChoose={choose}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {chosen && query.data && (
        <ChangeOfTariff key={chosen} mine={query.data.mine} chosen={chosen} onClose={close} onFailed={close} />
      )}
    </PersonalArea>
  )
}
