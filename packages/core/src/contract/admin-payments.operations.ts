import * as z from 'zod'
import { adminRules } from '../validators/index.ts'
import { ADMIN } from './access.ts'
import { adminPayment, adminPaymentDetails, moneyDifference, paymentSums } from './admin-payments.ts'
import { cards } from './card.ts'
import { data, instant, kopecks, oneOf, page, pageQuery, searchText, text, uuid, uuidParams } from './primitives.ts'
import { aMoneyDifference, anAdminPayment, someAdminPaymentDetails, somePaymentSums } from './samples/admin-payments.ts'
import { wholePage } from './samples/sample-values.ts'
import { PAYMENT_PROVIDERS, PAYMENT_REFUND_RULES, PAYMENT_STATUSES } from './tariff-terms.ts'

const { id } = anAdminPayment()
const refund = { rule: 'PAID_TWICE', comment: 'Купил дважды с разницей в минуту.' } as const
const endedAt = '2026-03-02T09:00:00.000Z'

/** Payments of all buyers, the books about them and what does not fit together. */
export const adminPaymentOperations = cards({
  listAdminPayments: {
    method: 'GET',
    path: '/admin/payments/list',
    access: ADMIN,
    summary:
      'Все покупки, новые сверху, и суммы всего найденного. q ищет по покупателю, его почте, телефону и номерам платежа.',
    policy: 'Все покупки.',
    query: z.object({
      ...pageQuery,
      q: searchText(100).optional(),
      status: z.enum(PAYMENT_STATUSES).optional(),
      provider: z.enum(PAYMENT_PROVIDERS).optional(),
      buyerId: uuid.optional(),
      /** Kopecks, both included. */
      totalFrom: kopecks.optional(),
      totalTo: kopecks.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    response: data(page(adminPayment).extend({ sums: paymentSums })),
    example: {
      query: {
        ...{ page: 1, limit: 10, q: 'Соколов', status: 'SUCCEEDED', provider: 'sandbox' },
        ...{ buyerId: anAdminPayment().buyer.id, totalFrom: 100_00, totalTo: 1000_00 },
        ...{ from: '2026-03-01T21:00:00.000Z', to: '2026-03-02T21:00:00.000Z' },
      },
      response: { data: { ...wholePage(anAdminPayment()), sums: somePaymentSums() } },
    },
  },
  getAdminPayment: {
    method: 'GET',
    path: '/admin/payments/{id}',
    access: ADMIN,
    summary: 'Покупка целиком: проводки, расхождения, причина возврата.',
    policy: 'Любая покупка.',
    params: uuidParams,
    response: data(adminPaymentDetails),
    errors: ['NOT_FOUND'],
    example: { params: { id }, response: { data: someAdminPaymentDetails() } },
  },
  refundAdminPayment: {
    method: 'PATCH',
    path: '/admin/payments/refund/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Возврат с причиной: неиспользованное отключается сразу, деньги уходят следом целиком.',
    policy: 'Любая оплаченная покупка.',
    params: uuidParams,
    body: z
      .object({
        rule: oneOf(PAYMENT_REFUND_RULES, adminRules.refundRule),
        comment: text('Комментарий', 0, 1000).nullable().default(null),
      })
      .refine(({ rule, comment }) => adminRules.refundComment(comment ?? '', { rule }) === null, {
        path: ['comment'],
        error: ({ input }) => {
          const { rule, comment } = input as { rule: (typeof PAYMENT_REFUND_RULES)[number]; comment: string | null }
          return adminRules.refundComment(comment ?? '', { rule }) ?? undefined
        },
      }),
    response: data(adminPaymentDetails),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: {
      params: { id },
      body: refund,
      response: { data: someAdminPaymentDetails({ status: 'REFUNDED', refund, endedAt, canRefund: false }) },
    },
  },
  listMoneyDifferences: {
    method: 'GET',
    path: '/admin/money-differences/list',
    access: ADMIN,
    summary: 'Что не сходится между покупками, проводками и банком; isOpen оставляет то, что не сошлось до сих пор.',
    policy: 'Все расхождения.',
    query: z.object({ ...pageQuery, isOpen: z.boolean().optional() }),
    response: data(page(moneyDifference)),
    example: { query: { page: 1, limit: 10, isOpen: true }, response: { data: wholePage(aMoneyDifference()) } },
  },
})
