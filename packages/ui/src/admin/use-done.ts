import { adminKeys } from '@artel/core/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'

/** Says that something is done, and asks for everything anew that administration shows: the journal has changed in any case. */
export function useSaid(): (text: string) => void {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  return (text) => {
    void queries.invalidateQueries({ queryKey: adminKeys.all })
    toasts.send({ type: 'toast.show', kind: 'success', text, at: clock.now() })
  }
}

export { useFormDone as useDone } from '../forms/index.ts'
