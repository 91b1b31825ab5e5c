import type { paymentOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { PaymentService } from './payments.service.ts'

/** Handlers of the payments' calls. Providers are asked before or after the change, never inside its transaction. */
export const paymentHandlers = (
  payments: PaymentService,
  log: Pick<StaffLog, 'write'>,
): HandlersOf<typeof paymentOperations> => ({
  createPayment: async ({ viewer, body, mutate }) => {
    const created = await mutate(async (unit) => ({ data: await payments.create(unit, viewer, body) }))
    return { data: await payments.submit(created.data.id) }
  },
  getPayment: async ({ viewer, params }) => ({ data: await payments.get(viewer, params.id) }),
  listPayments: async ({ viewer, query }) => {
    const { items, totalItems } = await payments.list(viewer, query)
    return { data: { items, pagination: { totalItems } } }
  },
  cancelPayment: async ({ viewer, params, mutate }) => {
    await payments.get(viewer, params.id)
    // Paid a moment ago is paid.
    await payments.settle(params.id)
    return mutate(async (unit) => ({ data: await payments.cancel(unit, viewer, params.id) }))
  },
  refundPayment: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      const refunded = await payments.refund(unit, viewer, params.id)
      const deed = { actorId: viewer.id, object: 'PAYMENT', objectId: params.id } as const
      await log.write(unit.trx, { ...deed, action: 'PAYMENT_REFUNDED' })
      return { data: refunded }
    }),
})
