import { errorMessage } from '@artel/core/api'
import type { OwnProductCard } from '@artel/core/contract'
import { productKeys } from '@artel/core/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import type { OwnProductMove } from './own.types.ts'
import { ru } from './ru.ts'
import { useProductChanges } from './use-product-changes.ts'

interface Moved {
  readonly product: OwnProductCard
  readonly move: OwnProductMove
}

/** Sends, hides and shows one's own goods from their list, and says whether they can be had; a stale list is asked for anew. */
export function useOwnMoves(): (product: OwnProductCard, move: OwnProductMove) => void {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const changed = useProductChanges()
  const { mutate } = useMutation({
    mutationKey: ['products', 'own', 'move'],
    mutationFn: ({ product: { id, version, orderDays }, move }: Moved) => {
      const call = { params: { id }, body: { version } }
      if (move === 'SELL_OUT') return api.updateProduct({ ...call, body: { version, availability: 'SOLD_OUT' } })
      if (move === 'RESTOCK') {
        const availability = orderDays === null ? 'IN_STOCK' : 'TO_ORDER'
        return api.updateProduct({ ...call, body: { version, availability } })
      }
      if (move === 'SUBMIT') return api.submitProduct(call)
      return move === 'HIDE' ? api.hideProduct(call) : api.showProduct(call)
    },
    onSuccess: (_, { move }) => changed(ru.moved[move]),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: productKeys.all })
      toasts.send({ type: 'toast.show', kind: 'warning', text: errorMessage(error), at: clock.now() })
    },
  })
  return (product, move) => mutate({ product, move })
}
