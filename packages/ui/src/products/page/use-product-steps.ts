import { errorMessage } from '@artel/core/api'
import type { Product } from '@artel/core/contract'
import { productKeys } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices, useViewer } from '../../services/index.ts'
import type { ProductMove, ProductSteps } from './product.types.ts'

/** What can be done on the page of a product: writing to its seller, and the seller's own moves. */
export function useProductSteps({ id, version }: Pick<Product, 'id' | 'version'>): ProductSteps {
  const { api, modals, navigate, toasts, clock } = useServices()
  const viewer = useViewer()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: productKeys.all })

  const ask = useMutation({
    mutationKey: ['products', id, 'ask'],
    mutationFn: async () => (await api.createChat({ body: { kind: 'PRODUCT', productId: id } })).data,
    onSuccess: (chat) => {
      void refresh()
      navigate(paths.chat(chat.id))
    },
  })
  const move = useMutation({
    mutationKey: ['products', id, 'move'],
    mutationFn: (event: ProductMove) => {
      const call = { params: { id }, body: { version } }
      if (event === 'SUBMIT') return api.submitProduct(call)
      return event === 'HIDE' ? api.hideProduct(call) : api.showProduct(call)
    },
    onError: (error) => {
      toasts.send({ type: 'toast.show', kind: 'warning', text: errorMessage(error), at: clock.now() })
    },
    // A stale version means that there is something newer to look at.
    onSettled: refresh,
  })

  return {
    onAsk: () => {
      if (viewer === null) modals.send({ type: 'modal.open', name: 'sign-in' })
      else ask.mutate()
    },
    isAsking: ask.isPending,
    askError: ask.error ? errorMessage(ask.error) : null,
    onMove: (event) => move.mutate(event),
    moving: move.isPending ? move.variables : null,
  }
}
