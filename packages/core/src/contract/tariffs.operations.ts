import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { data, instant, kopecks, page, pageQuery } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import {
  aCalculation,
  aLedgerLine,
  aPurchase,
  aTariff,
  aTariffPreview,
  aUserService,
  aUserTariff,
} from './samples/tariffs.ts'
import { PERIOD_UNITS, PURCHASABLE_SERVICES } from './tariff-terms.ts'
import {
  additionalServiceType,
  calculation,
  ledgerLine,
  purchase,
  tariff,
  tariffChoice,
  tariffPreview,
  usage,
  userService,
  userTariff,
} from './tariffs.ts'

/** What services can be bought for. */
const priceRow = z.object({
  type: z.enum(PURCHASABLE_SERVICES),
  unit: z.enum(PERIOD_UNITS),
  amount: z.int(),
  price: kopecks,
  /** The next price, and from when; `null` where none is planned. */
  planned: z.object({ from: instant, price: kopecks }).nullable(),
})

/** Tariffs, additional services and what they have been used for. */
export const tariffOperations = cards({
  listTariffs: {
    method: 'GET',
    path: '/tariffs/list',
    access: 'anyone',
    summary: 'Тарифы с ценами и лимитами.',
    policy: 'Весь прайс-лист.',
    response: data(z.array(tariff)),
    example: { response: { data: [aTariff()] } },
  },
  getUserTariff: {
    method: 'GET',
    path: '/user-tariffs/info',
    access: EXECUTOR,
    summary: 'Мой тариф и сколько по нему использовано.',
    policy: 'Свой тариф.',
    response: data(userTariff),
    example: { response: { data: aUserTariff() } },
  },
  previewTariff: {
    method: 'POST',
    path: '/user-tariffs/preview',
    access: EXECUTOR,
    summary:
      'Что будет, если выбрать тариф: когда он начнётся, что оплачено дальше, какие лимиты изменятся и сколько скроется.',
    policy: 'Весь прайс-лист и свой тариф.',
    body: tariffChoice,
    response: data(tariffPreview),
    example: { body: { type: 'FREE', months: 1 }, response: { data: aTariffPreview() } },
  },
  calculateServices: {
    method: 'POST',
    path: '/tariffs-additional-services-payments',
    access: EXECUTOR,
    summary: 'Считает стоимость тарифа и услуг, ничего не меняя.',
    policy: 'Весь прайс-лист.',
    body: purchase,
    response: data(calculation),
    errors: ['PURCHASE_REFUSED'],
    example: { body: aPurchase(), response: { data: aCalculation() } },
  },
  isConstraintMet: {
    method: 'POST',
    path: '/user-additional-services/is-constraint-met',
    access: EXECUTOR,
    summary: 'Можно ли сейчас воспользоваться услугой: есть ли в тарифе или среди купленного остаток.',
    policy: 'Свой тариф и свои услуги.',
    body: z.object({ additionalServiceType }),
    response: data(z.object({ isMet: z.boolean(), count: usage })),
    example: {
      body: { additionalServiceType: 'REPLIES' },
      response: { data: { isMet: true, count: [12, 60] } },
    },
  },
  getUserServicesInfo: {
    method: 'GET',
    path: '/user-additional-services/info',
    access: EXECUTOR,
    summary: 'Услуги, которые можно купить, и мой остаток.',
    policy: 'Весь прайс-лист и свои услуги.',
    response: data(
      z.array(
        z.object({
          type: additionalServiceType,
          count: usage,
          prices: z.array(priceRow),
        }),
      ),
    ),
    example: {
      response: {
        data: [
          {
            type: 'REPLIES',
            count: [12, 60],
            prices: [
              { type: 'REPLIES', unit: 'piece', amount: 10, price: 290_00, planned: null },
              { type: 'REPLIES', unit: 'piece', amount: 30, price: 790_00, planned: null },
            ],
          },
        ],
      },
    },
  },
  listUserServices: {
    method: 'GET',
    path: '/user-additional-services',
    access: EXECUTOR,
    summary: 'Купленные услуги; type сужает до одной, isActive — до действующих.',
    policy: 'Свои услуги.',
    query: z.object({ ...pageQuery, type: additionalServiceType.optional(), isActive: z.boolean().optional() }),
    response: data(page(userService)),
    example: {
      query: { page: 1, limit: 10, type: 'REPLIES', isActive: true },
      response: { data: wholePage(aUserService()) },
    },
  },
  listReplyLedger: {
    method: 'GET',
    path: '/task-replies/ledger',
    access: EXECUTOR,
    summary: 'Списания и возвраты откликов.',
    policy: 'Свои списания и возвраты.',
    query: z.object(pageQuery),
    response: data(page(ledgerLine)),
    example: { query: { page: 1, limit: 10 }, response: { data: wholePage(aLedgerLine()) } },
  },
})
