import { aLedgerLine, aPayment, aTariff, aUserService, aUserTariff } from '@artel/core/testing'
import { type ExamplesOf, wholePage } from './example.types.ts'

const purchase = {
  tariff: { type: 'BASIC', months: 3 },
  services: [{ type: 'REPLIES', unit: 'piece', amount: 30 }],
} as const
const bought = { tariff: purchase.tariff, services: [...purchase.services] }
const lines = [
  { title: 'Тариф «Базовый», 3 месяца', price: 2_070_00 },
  { title: '30 откликов', price: 790_00 },
]
const total = lines.reduce((sum, { price }) => sum + price, 0)
const payment = aPayment({ lines, total })
const params = { id: payment.id }
const paidAt = '2026-03-02T08:57:00.000Z'

/** Tariffs, services, purchases and the ledger of replies. */
export const tariffExamples: ExamplesOf<
  | 'listTariffs'
  | 'getUserTariff'
  | 'calculateServices'
  | 'isConstraintMet'
  | 'getUserServicesInfo'
  | 'listUserServices'
  | 'createPayment'
  | 'getPayment'
  | 'listPayments'
  | 'cancelPayment'
  | 'refundPayment'
  | 'listReplyLedger'
> = {
  listTariffs: { response: { data: [aTariff()] } },
  getUserTariff: { response: { data: aUserTariff() } },
  calculateServices: { body: bought, response: { data: { lines, total } } },
  isConstraintMet: {
    body: { additionalServiceType: 'REPLIES' },
    response: { data: { isMet: true, count: [12, 60] } },
  },
  getUserServicesInfo: {
    response: {
      data: [
        {
          type: 'REPLIES',
          count: [12, 60],
          prices: [
            { type: 'REPLIES', unit: 'piece', amount: 10, price: 290_00 },
            { type: 'REPLIES', unit: 'piece', amount: 30, price: 790_00 },
          ],
        },
      ],
    },
  },
  listUserServices: {
    query: { page: 1, limit: 10, type: 'REPLIES', isActive: true },
    response: { data: wholePage(aUserService()) },
  },
  createPayment: { body: bought, response: { data: payment } },
  getPayment: {
    params,
    response: { data: aPayment({ lines, total, status: 'SUCCEEDED', confirmationUrl: null, paidAt }) },
  },
  listPayments: { query: { page: 1, limit: 10 }, response: { data: wholePage(payment) } },
  cancelPayment: { params, response: { data: aPayment({ lines, total, status: 'CANCELED', confirmationUrl: null }) } },
  refundPayment: {
    params,
    response: { data: aPayment({ lines, total, status: 'REFUNDED', confirmationUrl: null, paidAt }) },
  },
  listReplyLedger: { query: { page: 1, limit: 10 }, response: { data: wholePage(aLedgerLine()) } },
}
