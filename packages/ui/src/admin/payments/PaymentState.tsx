import type { PaymentStatus } from '@artel/core/contract'
import { paymentStatusLabels } from '@artel/core/tariffs'
import { Ban, Check, Clock, RotateCcw, X } from 'lucide-react'
import { Badge } from '../../kit/index.ts'

const looks = {
  CREATED: { tone: 'neutral', icon: Clock },
  PENDING: { tone: 'info', icon: Clock },
  SUCCEEDED: { tone: 'success', icon: Check },
  FAILED: { tone: 'error', icon: X },
  CANCELED: { tone: 'neutral', icon: Ban },
  REFUNDED: { tone: 'warning', icon: RotateCcw },
} as const satisfies Record<PaymentStatus, unknown>

/** State of a payment in a word. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  return <Badge {...looks[status]}>{paymentStatusLabels[status]}</Badge>
}
