import type { Purchase } from '@artel/core/contract'
import { providePurchase, selectPurchase, tariffKeys } from '@artel/core/tariffs'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useScreenMachine, useServices } from '../services/index.ts'

/** What is bought, or which purchase its buyer comes back from. */
interface Bought {
  readonly order: Purchase
  readonly paymentId?: string
  readonly onPaid?: () => void
}

/** Buys over the machine of a purchase; once it is over, what the pages know of tariffs is asked for anew. */
export function usePurchase({ order, paymentId, onPaid }: Bought) {
  const { api, ids, leave, session } = useServices()
  const queries = useQueryClient()
  const [machine] = useState(() => providePurchase(api))
  const actor = useScreenMachine(machine, { input: { ids, purchase: order, ...(paymentId && { paymentId }) } })
  const view = useSelector(actor, selectPurchase)

  const written = JSON.stringify(order)
  const known = useRef(written)
  const change = useEffectEvent(() => {
    if (written === known.current) return
    known.current = written
    actor.send({ type: 'purchase.change', purchase: order })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order, and nothing else, is a change
  useEffect(change, [written])

  useEffect(() => {
    const subscription = actor.on('confirmation.needed', ({ url }) => leave(url))
    return () => subscription.unsubscribe()
  }, [actor, leave])

  const end = useEffectEvent((status: typeof view.status) => {
    if (!['waiting', 'paid', 'cancelled', 'refunded'].includes(status)) return
    void queries.invalidateQueries({ queryKey: tariffKeys.all })
    if (status !== 'paid') return
    // The badge of a tariff stands beside one's name.
    session.send({ type: 'viewer.reload' })
    onPaid?.()
  })
  useEffect(() => end(view.status), [view.status])

  return {
    view,
    moves: {
      onPay: () => actor.send({ type: 'purchase.pay' }),
      onRetry: () => actor.send({ type: 'purchase.retry' }),
      onCancel: () => actor.send({ type: 'purchase.cancel' }),
      onLeave: leave,
    },
  }
}
