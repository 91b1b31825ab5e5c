import { adminQueries } from '@artel/core/admin'
import type { ListPrice } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { useServices } from '../services/index.ts'
import { PricesView } from './PricesView.tsx'

const PriceChange = quietPart(async () => (await import('./PriceChange.tsx')).PriceChange)

/** Prices over their query, with the window in which one is changed. */
export function PricesScreen() {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).prices())
  const [edited, edit] = useState<ListPrice | null>(null)
  const close = () => edit(null)
  return (
    <>
      <PricesView
        status={query.status}
        prices={query.data ?? []}
        onEdit={edit}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {edited && <PriceChange key={edited.key} price={edited} onClose={close} onFailed={close} />}
    </>
  )
}
