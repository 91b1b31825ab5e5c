import { refundForm } from '@artel/core/admin'
import type { AdminPaymentDetails } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { useDone, useSaid } from '../use-done.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { ru } from './ru.ts'

/** A refund over its machine. */
export function Refunding({ payment, onClose }: { payment: AdminPaymentDetails; onClose: () => void }) {
  const { api } = useServices()
  const said = useSaid()
  const [machine] = useState(() => refundForm.provide({ api, id: payment.id }))
  const actor = useScreenMachine(machine, { input: {} })
  useDone(actor, ({ total }) => {
    said(ru.dialog.done(formatMoney(total)))
    onClose()
  })
  return <RefundDialog {...useForm(actor, refundForm.select)} total={payment.total} onClose={onClose} />
}
