import { executorsCountQuery } from '@artel/core/categories'
import type { WizardValues } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ExecutorsCount } from './ExecutorsCount.tsx'

/** How many could do the work, once it is known what and where it is. A count that does not come is not missed. */
export function MatchingExecutors({ categoryId, placeMode, city }: WizardValues) {
  const { api } = useServices()
  const isRemote = placeMode === 'REMOTE'
  const isKnown = categoryId !== null && placeMode !== null && (isRemote || city !== null)
  const { data } = useQuery({
    ...executorsCountQuery(api, categoryId ?? 0, isRemote ? null : (city?.id ?? null)),
    enabled: isKnown,
  })
  return isKnown && <ExecutorsCount count={data} city={isRemote ? null : (city?.name ?? null)} />
}
