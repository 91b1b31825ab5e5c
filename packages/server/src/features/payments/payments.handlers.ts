import type { adminPaymentOperations, paymentOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentService } from './payments.service.ts'

const paged = <T>({ items, totalItems }: { items: T[]; totalItems: number }) => ({
  data: { items, pagination: { totalItems } },
})

/** Handlers of the payments' calls. Providers are asked before or after the change, never inside its transaction. */
export const paymentHandlers = (
  payments: PaymentService,
  desk: PaymentDesk,
): HandlersOf<typeof paymentOperations & typeof adminPaymentOperations> => ({
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
  listAdminPayments: async ({ query }) => {
    const { sums, ...found } = await desk.list(query)
    return { data: { ...paged(found).data, sums } }
  },
  getAdminPayment: async ({ params }) => ({ data: await desk.details(params.id) }),
  refundAdminPayment: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => {
      await payments.refund(unit, viewer, params.id, body)
      return { data: await desk.details(params.id, unit.trx) }
    }),
  listMoneyDifferences: async ({ query }) => paged(await desk.differences(query)),
})
