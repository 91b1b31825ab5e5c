import type { AdminPayment, AdminPaymentDetails, PaymentSums } from '../../contract/admin-payments.ts'
import { aBuyer, aFreeExecutor, hasUsed, repliesTo, TEN_REPLIES } from './purchases.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

/** A paid purchase of ten replies and an administrator. */
const aPaid = async (stage: Stage) => {
  const { executor, purchases } = await aBuyer(stage, TEN_REPLIES)
  const [purchase] = purchases
  if (!purchase) throw new Error('Nothing was bought')
  return { executor, purchase, admin: await stage.someone('ADMIN') }
}

const idsOf = ({ items }: { readonly items: readonly AdminPayment[] }) => items.map(({ id }) => id)
const booked = ({ entries }: AdminPaymentDetails) => entries.map(({ deed, account, amount }) => [deed, account, amount])

/** What all payments of an executor add up to, the page being of one and empty. */
const sumsUp = ({ admin, executor }: { admin: Person; executor: Person }, sums: PaymentSums) =>
  seesThat(
    admin,
    'listAdminPayments',
    { query: { buyerId: executor.id, page: 2, limit: 1 } },
    (found) => found.sums,
    sums,
  )

const PAID = [
  ['PAID', 'PROVIDER:sandbox', 290_00],
  ['PAID', 'REVENUE:REPLIES', -290_00],
]
const REFUNDED = [
  ['REFUNDED', 'REVENUE:REPLIES', 290_00],
  ['REFUNDED', 'REFUNDS', -290_00],
]

/** Payments as administrators see them. */
export const adminPaymentScenarios: readonly Scenario[] = [
  on('listAdminPayments').shows({
    title: 'Administrators find a payment by its number, with its buyer',
    stranger: null,
    arrange: aPaid,
    act: ({ admin, purchase }) => ({ by: admin, with: { query: { q: purchase.id } } }),
    look: ({ items }) => items.map(({ id, status, total, buyer, provider }) => [id, status, total, buyer.id, provider]),
    answer: ({ purchase, executor }) => [[purchase.id, 'SUCCEEDED', 290_00, executor.id, 'sandbox']],
    afterwards: ({ admin, executor, purchase }, { items: [listed] }, stage) => {
      const q = listed?.buyer.email ?? ''
      return [
        seesThat(admin, 'listAdminPayments', { query: { q } }, idsOf, [purchase.id]),
        seesThat(admin, 'listAdminPayments', { query: { q, status: 'REFUNDED' } }, idsOf, []),
        seesThat(admin, 'listAdminPayments', { query: { q, provider: 'yookassa' } }, idsOf, []),
        seesThat(admin, 'listAdminPayments', { query: { q, from: stage.moment() } }, idsOf, []),
        seesThat(admin, 'listAdminPayments', { query: { q, to: stage.moment() } }, idsOf, [purchase.id]),
        seesThat(admin, 'listAdminPayments', { query: { buyerId: executor.id } }, idsOf, [purchase.id]),
        seesThat(admin, 'listAdminPayments', { query: { q, totalFrom: 290_00, totalTo: 290_00 } }, idsOf, [
          purchase.id,
        ]),
        seesThat(admin, 'listAdminPayments', { query: { q, totalFrom: 290_01 } }, idsOf, []),
        seesThat(admin, 'listAdminPayments', { query: { q, totalTo: 289_99 } }, idsOf, []),
        sumsUp({ admin, executor }, { paid: 290_00, refunded: 0 }),
      ]
    },
  }),
  on('getAdminPayment').shows({
    title: 'A payment is shown with what was booked about it',
    stranger: null,
    arrange: aPaid,
    act: ({ admin, purchase }) => ({ by: admin, with: { params: { id: purchase.id } } }),
    look: (payment) => [booked(payment), payment.refund, payment.differences, payment.canRefund],
    answer: () => [PAID, null, [], true],
  }),
  on('refundAdminPayment').shows({
    title: 'A refund has a reason, takes back what is unused and is written down',
    stranger: null,
    arrange: async (stage) => {
      const made = await aPaid(stage)
      // The tariff's five go first.
      await repliesTo(stage, made.executor, 6)
      stage.advance(DAY)
      return made
    },
    act: ({ admin, purchase }) => ({
      by: admin,
      with: { params: { id: purchase.id }, body: { rule: 'PAID_TWICE', comment: null } },
    }),
    look: (payment) => {
      const { status, refund, endedAt, canRefund } = payment
      return { status, rule: refund?.rule, endedAt, canRefund, entries: booked(payment) }
    },
    answer: (_, __, stage) => ({
      status: 'REFUNDED' as const,
      rule: 'PAID_TWICE' as const,
      endedAt: stage.moment(),
      canRefund: false,
      entries: [...PAID, ...REFUNDED],
    }),
    afterwards: ({ admin, executor, purchase }) => [
      hasUsed(executor, 'REPLIES', 5, 5),
      sumsUp({ admin, executor }, { paid: 290_00, refunded: 290_00 }),
      seesThat(executor, 'getPayment', { params: { id: purchase.id } }, ({ status }) => status, 'REFUNDED'),
      seesThat(
        admin,
        'listStaffLog',
        { query: { object: 'PAYMENT', objectId: purchase.id } },
        ({ items }) => items.map(({ action, rule, comment }) => [action, rule, comment]),
        [['PAYMENT_REFUNDED', 'PAID_TWICE', null]],
      ),
      isRefused(
        admin,
        'refundAdminPayment',
        { params: { id: purchase.id }, body: { rule: 'BUYER_ASKED' } },
        { code: 'TRANSITION_REFUSED', refusal: 'WRONG_STATE' },
      ),
    ],
  }),
  on('refundAdminPayment').refuses('VALIDATION_FAILED', {
    title: 'Another reason is told in words',
    fields: { comment: 'Напишите, почему возвращаете деньги.' },
    arrange: aPaid,
    act: ({ admin, purchase }) => ({
      by: admin,
      with: { params: { id: purchase.id }, body: { rule: 'OTHER', comment: null } },
    }),
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 15)],
  }),
  on('refundAdminPayment').refuses('TRANSITION_REFUSED', {
    title: 'What nobody has paid for is not refunded, whatever the reason',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      const purchase = await executor.does('createPayment', { body: TEN_REPLIES })
      return { purchase, admin: await stage.someone('ADMIN') }
    },
    act: ({ admin, purchase }) => ({
      by: admin,
      with: { params: { id: purchase.id }, body: { rule: 'BUYER_ASKED', comment: null } },
    }),
  }),
  on('listMoneyDifferences').shows({
    title: 'What does not fit together is listed, and a purchase that does is not among it',
    arrange: aPaid,
    act: ({ admin }) => ({ by: admin, with: { query: { isOpen: true } } }),
    // Others play with the same bank.
    look: ({ items }) => items.every(({ goneAt }) => goneAt === null),
    answer: () => true,
    afterwards: ({ admin, purchase }) => [
      seesThat(admin, 'getAdminPayment', { params: { id: purchase.id } }, ({ differences }) => differences, []),
    ],
  }),
]
