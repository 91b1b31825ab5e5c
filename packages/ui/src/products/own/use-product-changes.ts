import { productKeys } from '@artel/core/products'
import { tariffKeys } from '@artel/core/tariffs'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'

/** Says that one's goods are others now, and asks anew for all that shows or counts them. */
export function useProductChanges(): (text: string) => void {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  return (text) => {
    for (const queryKey of [['executors'], productKeys.all, tariffKeys.all]) {
      void queries.invalidateQueries({ queryKey })
    }
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
}
