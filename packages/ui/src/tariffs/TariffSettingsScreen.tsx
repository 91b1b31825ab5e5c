import type { TariffType } from '@artel/core/contract'
import { paidQueries, tariffChange } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices } from '../services/index.ts'
import { TariffSettingsView } from './TariffSettingsView.tsx'

const ChangeOfTariff = quietPart(async () => (await import('./ChangeOfTariff.tsx')).ChangeOfTariff)

/** One's own tariff over its query. */
export function TariffSettingsScreen() {
  const { api } = useServices()
  const query = useQuery(paidQueries(api).settings())
  const [chosen, choose] = useState<TariffType | null>(null)
  const change = chosen && query.data ? tariffChange(query.data, chosen) : null
  const close = () => choose(null)
  return (
    <PersonalArea>
      <TariffSettingsView
        status={query.status}
        settings={query.data ?? null}
        onChoose={choose}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {change && <ChangeOfTariff key={chosen} change={change} onClose={close} onFailed={close} />}
    </PersonalArea>
  )
}
