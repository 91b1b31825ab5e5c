import { keptChoice } from '@artel/core/tariffs'
import { useServices } from '../services/index.ts'
import { PurchaseView } from './PurchaseView.tsx'
import { usePurchase } from './use-purchase.ts'

export interface ReturnedPurchaseProps {
  paymentId: string
  /** The page without this purchase. */
  onLeft: () => void
}

/** The purchase that its buyer comes back from: asked for until it is known how it ended. What it was of, it says itself. */
export function ReturnedPurchase({ paymentId, onLeft }: ReturnedPurchaseProps) {
  const { drafts } = useServices()
  const { view, moves } = usePurchase({
    order: { services: [] },
    paymentId,
    onPaid: () => keptChoice(drafts).forget(),
  })
  return <PurchaseView view={view} {...moves} onAgain={onLeft} onDone={onLeft} />
}
