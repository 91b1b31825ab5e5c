import { adminKeys } from '@artel/core/admin'
import { errorMessage, isApiError } from '@artel/core/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { ru } from './ru.ts'

/** Saves one order after the other, and shows what is stored where one was refused. */
export function useOrderSaved(): (send: () => Promise<unknown>) => void {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['admin', 'order-faq'],
    scope: { id: 'admin-order-faq' },
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['faq'] })
      void queries.invalidateQueries({ queryKey: adminKeys.log })
    },
    onError(error) {
      void queries.invalidateQueries({ queryKey: adminKeys.faq })
      const text = isApiError(error, 'VERSION_CONFLICT', 'NOT_FOUND') ? ru.orderFailed : errorMessage(error)
      toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() })
    },
  })
  return mutate
}
