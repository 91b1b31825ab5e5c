import { errorMessage } from '@artel/core/api'
import type { Service } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useServices } from '../../services/index.ts'
import { ru } from './ru.ts'

/** Puts one's price list in another order: shown at once, sent one after the other, taken back where the server refuses. */
export function usePriceOrder(viewerId: string): (moved: (lines: readonly Service[]) => readonly Service[]) => void {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const { queryKey } = executorQueries(api).services(viewerId)
  const mutationKey = ['price-order', viewerId]
  /** The list as the server has it. */
  const kept = useRef<readonly Service[]>(undefined)
  const order = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (lines: readonly Service[]) =>
      (await api.orderServices({ body: { ids: lines.map(({ id }) => id) } })).data,
    onSuccess(data) {
      kept.current = data
    },
    onError(error) {
      queries.setQueryData(queryKey, kept.current)
      const text = `${ru.orderFailed}. ${errorMessage(error)}`
      toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() })
    },
    onSettled() {
      // Other moves are still to be sent: what the server has now is not what is wanted.
      if (queries.isMutating({ mutationKey }) <= 1) void queries.invalidateQueries({ queryKey })
    },
  })
  return (moved) => {
    // Not what was rendered: a second move may come before the first is seen.
    const shown = queries.getQueryData<readonly Service[]>(queryKey) ?? []
    if (queries.isMutating({ mutationKey }) === 0) kept.current = shown
    void queries.cancelQueries({ queryKey })
    const lines = moved(shown)
    queries.setQueryData(queryKey, lines)
    order.mutate(lines)
  }
}
