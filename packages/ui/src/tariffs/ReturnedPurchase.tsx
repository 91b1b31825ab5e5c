import { PurchaseView } from './PurchaseView.tsx'
import { usePurchase } from './use-purchase.ts'

export interface ReturnedPurchaseProps {
  paymentId: string
  /** The page without this purchase. */
  onLeft: () => void
  /** The money has come. */
  onPaid?: () => void
}

/** The purchase that its buyer comes back from: asked for until it is known how it ended. What it was of, it says itself. */
export function ReturnedPurchase({ paymentId, onLeft, onPaid = () => {} }: ReturnedPurchaseProps) {
  const { view, moves } = usePurchase({
    order: { services: [] },
    paymentId,
    onPaid,
  })
  return <PurchaseView view={view} {...moves} onAgain={onLeft} onDone={onLeft} />
}
