import type { ShownEditions } from '@artel/core/auth'
import type { ConsentEditions } from '@artel/core/contract'
import { legalKeys, legalQueries } from '@artel/core/legal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../services/index.ts'

/** What was asked for so long ago at the most is what a form begins with. */
const FRESH_MS = 30_000

/** The editions that a form shows beside its ticks, and the port by which it sends just these. */
export function useShownEditions(): { readonly editions: ConsentEditions | undefined; readonly ports: ShownEditions } {
  const { api } = useServices()
  const queries = useQueryClient()
  // They change under nobody's eyes but after a refusal that tells of it.
  const { data } = useQuery({
    ...legalQueries(api).consents(),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
  })
  const [ports] = useState<ShownEditions>(() => ({
    read: () => queries.fetchQuery({ ...legalQueries(api).consents(), staleTime: Number.POSITIVE_INFINITY }),
    renew: () => void queries.invalidateQueries({ queryKey: legalKeys.consents }),
  }))
  return { editions: data, ports }
}
