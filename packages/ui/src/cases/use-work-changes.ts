import { caseKeys } from '@artel/core/cases'
import { tariffKeys } from '@artel/core/tariffs'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'

/** Says that the portfolio is another one now, and asks anew for all that shows it or counts it. */
export function useWorkChanges(): (text: string) => void {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  return (text) => {
    for (const queryKey of [['executors'], caseKeys.all, tariffKeys.all]) void queries.invalidateQueries({ queryKey })
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
}
