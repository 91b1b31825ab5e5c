import type { Payment } from '../../contract/tariffs.ts'
import { aBuyer, aFreeExecutor, hasTariff, hasUsed, monthsAfter, TEN_REPLIES, tariffFor } from './purchases.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Stage } from './stage.ts'

const LINES = [{ title: 'Отклики на задания, 10\u00a0штук', price: 290_00 }]

const at = ({ id }: Payment) => ({ params: { id } })
/** What an administrator asks who gives the money of a purchase back. */
const returned = (payment: Payment) => ({ ...at(payment), body: { rule: 'BUYER_ASKED', comment: null } as const })
const statusOf = ({ status }: Payment) => status

/** An executor with a purchase that waits for the bank. */
const aWaiting = async (stage: Stage) => {
  const { executor } = await aFreeExecutor(stage)
  return { executor, purchase: await executor.does('createPayment', { body: TEN_REPLIES }) }
}

/** The same after the buyer's decision. */
const aDecided = async (stage: Stage, decision: 'pay' | 'decline') => {
  const made = await aWaiting(stage)
  stage.advance(1000)
  await stage.atTheBank(made.purchase, decision)
  return made
}

/** A paid purchase and an administrator. */
const aPaid = async (stage: Stage) => ({ ...(await aDecided(stage, 'pay')), admin: await stage.someone('ADMIN') })

const begun: readonly Scenario[] = [
  on('createPayment').answers({
    title: 'A purchase leads to the page of the bank, and gives nothing before it is paid',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: { body: TEN_REPLIES } }),
    answer: (_, data, stage) => ({
      id: data.id,
      status: 'PENDING',
      lines: LINES,
      total: 290_00,
      confirmationUrl: data.confirmationUrl ?? 'an address of the bank',
      createdAt: stage.moment(),
      paidAt: null,
    }),
    afterwards: ({ executor }, purchase) => [
      sees(executor, 'getPayment', at(purchase), purchase),
      sees(executor, 'listPayments', { query: {} }, { items: [purchase], pagination: { totalItems: 1 } }),
      hasUsed(executor, 'REPLIES', 0, 5),
    ],
  }),
  on('createPayment').refuses('PURCHASE_REFUSED', {
    title: 'What is not on sale is not bought, whatever else is ordered with it',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: { body: { ...TEN_REPLIES, ...tariffFor('FREE') } } }),
    afterwards: ({ executor }) => [seesThat(executor, 'listPayments', { query: {} }, ({ items }) => items, [])],
  }),
  on('getPayment').answers({
    title: 'A paid purchase says when it was paid, and what was bought is there',
    arrange: (stage) => aDecided(stage, 'pay'),
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    answer: ({ purchase }, _, stage) => ({
      ...purchase,
      status: 'SUCCEEDED',
      confirmationUrl: null,
      paidAt: stage.moment(),
    }),
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 15)],
  }),
  on('getPayment').answers({
    title: 'A purchase that the buyer declines at the bank gives nothing',
    arrange: (stage) => aDecided(stage, 'decline'),
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    answer: ({ purchase }) => ({ ...purchase, status: 'FAILED', confirmationUrl: null }),
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 5)],
  }),
  on('getPayment').shows({
    title: 'A purchase is paid once, whatever is pressed at the bank after that',
    arrange: async (stage) => {
      const made = await aDecided(stage, 'pay')
      for (const decision of ['pay', 'decline'] as const) await stage.atTheBank(made.purchase, decision)
      return made
    },
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    look: statusOf,
    answer: () => 'SUCCEEDED' as const,
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 15)],
  }),
  on('listPayments').shows({
    title: 'A buyer finds all purchases, the latest first, and nobody else’s',
    arrange: async (stage) => ({
      ...(await aBuyer(stage, TEN_REPLIES, tariffFor('BASIC'))),
      other: await stage.someone('EXECUTOR'),
    }),
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ items, pagination }) => [items.map(({ id, status }) => [id, status]), pagination.totalItems],
    answer: ({ purchases: [first, second] }) => [
      [
        [second?.id ?? '', 'SUCCEEDED'],
        [first?.id ?? '', 'SUCCEEDED'],
      ],
      2,
    ],
    afterwards: ({ executor, other, purchases: [first] }) => [
      seesThat(
        executor,
        'listPayments',
        { query: { page: 2, limit: 1 } },
        ({ items, pagination }) => [items.map(({ id }) => id), pagination.totalItems],
        [[first?.id ?? ''], 2],
      ),
      seesThat(other, 'listPayments', { query: {} }, ({ items }) => items, []),
    ],
  }),
]

const ended: readonly Scenario[] = [
  on('cancelPayment').answers({
    title: 'A buyer changes their mind before paying',
    arrange: aWaiting,
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    answer: ({ purchase }) => ({ ...purchase, status: 'CANCELED', confirmationUrl: null }),
    afterwards: ({ executor, purchase }) => [
      seesThat(executor, 'getPayment', at(purchase), statusOf, 'CANCELED'),
      isRefused(executor, 'cancelPayment', at(purchase), { code: 'TRANSITION_REFUSED', refusal: 'WRONG_STATE' }),
    ],
  }),
  on('cancelPayment').refuses('TRANSITION_REFUSED', {
    title: 'A paid purchase is not cancelled',
    refusal: 'WRONG_STATE',
    arrange: (stage) => aDecided(stage, 'pay'),
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    afterwards: ({ executor, purchase }) => [
      seesThat(executor, 'getPayment', at(purchase), statusOf, 'SUCCEEDED'),
      hasUsed(executor, 'REPLIES', 0, 15),
    ],
  }),
  on('getPayment').shows({
    title: 'Money that comes after the end of a purchase buys nothing',
    arrange: async (stage) => {
      const { executor, purchase } = await aWaiting(stage)
      await executor.does('cancelPayment', at(purchase))
      await stage.atTheBank(purchase, 'pay')
      return { executor, purchase }
    },
    act: ({ executor, purchase }) => ({ by: executor, with: at(purchase) }),
    look: ({ status, paidAt }) => [status, paidAt],
    answer: () => ['CANCELED', null],
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 5)],
  }),
  on('refundAdminPayment').shows({
    title: 'A refund switches off what was bought at once',
    arrange: async (stage) => {
      const made = await aPaid(stage)
      const paidAt = stage.moment()
      stage.advance(DAY)
      return { ...made, paidAt }
    },
    act: ({ admin, purchase }) => ({ by: admin, with: returned(purchase) }),
    look: ({ id, status, lines, total, paidAt }) => ({ id, status, lines, total, paidAt }),
    answer: ({ purchase: { id, lines, total }, paidAt }) => ({ id, status: 'REFUNDED' as const, lines, total, paidAt }),
    afterwards: ({ admin, executor, purchase, paidAt }, _, stage) => [
      seesThat(executor, 'getPayment', at(purchase), statusOf, 'REFUNDED'),
      hasUsed(executor, 'REPLIES', 0, 5),
      seesThat(executor, 'listUserServices', { query: { isActive: true } }, ({ items }) => items, []),
      seesThat(
        executor,
        'listUserServices',
        { query: {} },
        ({ items }) => items.map(({ type, count, from, until }) => [type, count, from, until]),
        [['REPLIES', [0, 10], paidAt, stage.moment()]],
      ),
      isRefused(admin, 'refundAdminPayment', returned(purchase), {
        code: 'TRANSITION_REFUSED',
        refusal: 'WRONG_STATE',
      }),
    ],
  }),
  on('refundAdminPayment').shows({
    title: 'After the refund of a tariff the one behind it moves up',
    arrange: async (stage) => {
      const end = monthsAfter(stage, 1)
      const last = monthsAfter(stage, 1, end)
      const { executor, purchases } = await aBuyer(stage, tariffFor('PRO'), tariffFor('BASIC'))
      const [pro] = purchases
      if (!pro) throw new Error('Nothing was bought')
      stage.advance(10 * DAY)
      return { executor, pro, end, last, admin: await stage.someone('ADMIN') }
    },
    act: ({ admin, pro }) => ({ by: admin, with: returned(pro) }),
    look: ({ status }) => status,
    answer: () => 'REFUNDED' as const,
    afterwards: ({ executor, end, last }, _, stage) => [
      hasTariff(executor, 'BASIC', stage.moment(Date.parse(last) - Date.parse(end)), null),
      hasUsed(executor, 'REPLIES', 0, 30),
      hasUsed(executor, 'PERSONAL_MANAGER', 0, 0),
    ],
  }),
  on('refundAdminPayment').refuses('TRANSITION_REFUSED', {
    title: 'What nobody has paid for is not given back',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aWaiting(stage)), admin: await stage.someone('ADMIN') }),
    act: ({ admin, purchase }) => ({ by: admin, with: returned(purchase) }),
    afterwards: ({ executor, purchase }) => [seesThat(executor, 'getPayment', at(purchase), statusOf, 'PENDING')],
  }),
]

/** Purchases from the order to the refund. */
export const paymentScenarios: readonly Scenario[] = [...begun, ...ended]
