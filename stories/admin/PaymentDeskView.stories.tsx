import { aMoneyDifference, anAdminPayment, someAdminPaymentDetails } from '@artel/core/testing'
import { PaymentDeskView, type PaymentDeskViewProps } from '@artel/ui/admin/payments'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const { total } = anAdminPayment()
const at = '2026-03-02T09:00:00.000Z'
const long = 'Ж'.repeat(300)
const entries = someAdminPaymentDetails().entries
const refunded = someAdminPaymentDetails({
  status: 'REFUNDED',
  endedAt: at,
  refund: { rule: 'PAID_TWICE', comment: 'Купил дважды с разницей в минуту.' },
  canRefund: false,
  entries: [
    ...entries,
    { deed: 'REFUNDED', account: 'REVENUE:REPLIES', amount: total, at },
    { deed: 'REFUNDED', account: 'REFUNDS', amount: -total, at },
  ],
})

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Платёж',
  component: PaymentDeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as PaymentDeskViewProps['status'],
    payment: someAdminPaymentDetails() as PaymentDeskViewProps['payment'],
    onRefund: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: оплаченная покупка, деньги за которую можно вернуть. */
export const Paid = meta.story({
  name: 'Оплачен',
  parameters: { machine: { id: 'paymentLifecycle', state: 'SUCCEEDED' } },
  args: {
    payment: someAdminPaymentDetails({
      limits: [
        { type: 'REPLIES', limit: 30 },
        { type: 'CASES', limit: null },
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть деньги' }))
    await expect(args.onRefund).toHaveBeenCalled()
  },
})

/** Показывается, когда возврат решён, а банк ещё не вернул. */
export const OnItsWay = meta.story({
  name: 'Деньги в пути',
  parameters: { machine: { id: 'paymentLifecycle', state: 'REFUNDED' } },
  args: { payment: refunded },
})

/** Показывается, когда деньги вернулись покупателю. */
export const Returned = meta.story({
  name: 'Возвращён',
  args: {
    payment: {
      ...refunded,
      returnedAt: at,
      entries: [
        ...refunded.entries,
        { deed: 'RETURNED', account: 'REFUNDS', amount: total, at },
        { deed: 'RETURNED', account: 'PROVIDER:sandbox', amount: -total, at },
      ],
    },
  },
})

/** Показывается, когда за покупку ещё не заплатили. */
export const Waiting = meta.story({
  name: 'Ждёт оплаты',
  parameters: { machine: { id: 'paymentLifecycle', state: 'PENDING' } },
  args: { payment: someAdminPaymentDetails({ status: 'PENDING', paidAt: null, entries: [], canRefund: false }) },
})

/** Показывается, когда оплата не прошла. */
export const NotPaid = meta.story({
  name: 'Не прошёл',
  parameters: { machine: { id: 'paymentLifecycle', state: 'FAILED' } },
  args: {
    payment: someAdminPaymentDetails({ status: 'FAILED', paidAt: null, endedAt: at, entries: [], canRefund: false }),
  },
})

/** Показывается, когда ночная сверка нашла расхождение. */
export const Differing = meta.story({
  name: 'Не сходится',
  args: { payment: someAdminPaymentDetails({ differences: [aMoneyDifference()] }) },
})

/** Показывается, когда имя, почта и комментарий длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    payment: {
      ...refunded,
      buyer: { ...refunded.buyer, name: long, email: `${long}@artel.test` },
      providerId: long,
      receiptEmail: `${long}@artel.test`,
      refund: { rule: 'OTHER', comment: long },
    },
  },
})

/** Показывается, пока платёж не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', payment: null } })

/** Показывается, когда платёж не пришёл. */
export const Failed = meta.story({ name: 'Не загрузился', args: { status: 'error', payment: null } })

/** Показывается, когда такого платежа нет. */
export const NotFound = meta.story({ name: 'Такого нет', args: { status: 'gone', payment: null } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
