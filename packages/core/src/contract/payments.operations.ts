import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { data, page, pageQuery, uuidParams } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import { aCalculation, aPayment, aPurchase } from './samples/tariffs.ts'
import { type Payment, payment, purchase } from './tariffs.ts'

const aReceipt = (overrides: Partial<Payment> = {}) => aPayment({ ...aCalculation(), ...overrides })
const waiting = aReceipt()
const one = { params: { id: waiting.id } }
const paidAt = '2026-03-02T08:57:00.000Z'

/** Purchases of tariffs and services. */
export const paymentOperations = cards({
  createPayment: {
    method: 'POST',
    path: '/payments',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Начинает покупку: цена считается заново, ответ говорит, где оплатить.',
    policy: 'Покупка для себя.',
    body: purchase,
    response: data(payment),
    errors: ['PURCHASE_REFUSED', 'PAYMENTS_UNAVAILABLE'],
    example: { body: aPurchase(), response: { data: waiting } },
  },
  getPayment: {
    method: 'GET',
    path: '/payments/{id}',
    access: EXECUTOR,
    summary: 'Моя покупка.',
    policy: 'Своя покупка.',
    params: uuidParams,
    response: data(payment),
    errors: ['NOT_FOUND'],
    example: { ...one, response: { data: aReceipt({ status: 'SUCCEEDED', confirmationUrl: null, paidAt }) } },
  },
  listPayments: {
    method: 'GET',
    path: '/payments/list',
    access: EXECUTOR,
    summary: 'Мои покупки.',
    policy: 'Свои покупки.',
    query: z.object(pageQuery),
    response: data(page(payment)),
    example: { query: { page: 1, limit: 10 }, response: { data: wholePage(waiting) } },
  },
  cancelPayment: {
    method: 'PATCH',
    path: '/payments/cancel/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отменяет неоплаченную покупку.',
    policy: 'Своя покупка.',
    params: uuidParams,
    response: data(payment),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED', 'PAYMENTS_UNAVAILABLE'],
    example: { ...one, response: { data: aReceipt({ status: 'CANCELED', confirmationUrl: null }) } },
  },
})
