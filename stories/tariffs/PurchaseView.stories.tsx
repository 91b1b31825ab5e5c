import type { PurchaseViewState } from '@artel/core/tariffs'
import { aPayment } from '@artel/core/testing'
import { PurchaseView } from '@artel/ui/tariffs'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { calculation } from './own-tariff.ts'

const payment = aPayment({ ...calculation })

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/Покупка',
  component: PurchaseView,
  parameters: { machine: { id: 'purchase' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    view: { status: 'ready', calculation } as PurchaseViewState,
    onPay: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onAgain: fn(),
    onDone: fn(),
  },
})

/** Показывается, пока сервер считает первый раз. */
export const Calculating = meta.story({
  name: 'Считается',
  parameters: { machine: { state: 'calculating' } },
  args: { view: { status: 'calculating', calculation: null } },
})

/** Показывается, пока сервер пересчитывает: прежняя сумма стоит на месте. */
export const Recalculating = meta.story({
  name: 'Пересчитывается',
  parameters: { machine: { state: 'calculating' } },
  args: { view: { status: 'calculating', calculation } },
})

/** Показывается, когда сумма известна. */
export const Ready = meta.story({
  name: 'К оплате',
  parameters: { machine: { state: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить 2.860/ }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока заводится платёж. */
export const Paying = meta.story({
  name: 'Уходим платить',
  parameters: { machine: { state: 'paying' } },
  args: { view: { status: 'paying', calculation } },
})

/** Показывается, пока банк не сказал, что деньги пришли. */
export const Waiting = meta.story({
  name: 'Ждём оплату',
  parameters: { machine: { state: 'waiting.pausing' } },
  args: { view: { status: 'waiting', payment, isCancelling: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }))
    await expect(args.onLeave).toHaveBeenCalledWith(payment.confirmationUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить покупку' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока покупка отменяется. */
export const Cancelling = meta.story({
  name: 'Отменяется',
  parameters: { machine: { state: 'waiting.cancelling' } },
  args: { view: { status: 'waiting', payment, isCancelling: true } },
})

/** Показывается, когда деньги пришли. */
export const Paid = meta.story({
  name: 'Оплачено',
  parameters: { machine: { state: 'paid' } },
  args: { view: { status: 'paid', payment: { ...payment, status: 'SUCCEEDED', confirmationUrl: null } } },
})

/** Показывается, когда банк отказал. */
export const Failed = meta.story({
  name: 'Не прошла',
  parameters: { machine: { state: 'failed' } },
  args: { view: { status: 'failed', message: 'Оплата не прошла, деньги не списаны.', canRetry: false } },
})

/** Показывается, когда платёж не завёлся: можно попробовать ещё раз, второй покупки не будет. */
export const NotBegun = meta.story({
  name: 'Оплата недоступна',
  parameters: { machine: { state: 'failed' } },
  args: {
    view: { status: 'failed', message: 'Оплата временно недоступна. Попробуйте чуть позже.', canRetry: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда покупатель передумал. */
export const Cancelled = meta.story({
  name: 'Отменена',
  parameters: { machine: { state: 'expired' } },
  args: { view: { status: 'cancelled', payment: { ...payment, status: 'CANCELED', confirmationUrl: null } } },
})

/** Показывается, когда деньги вернули. */
export const Refunded = meta.story({
  name: 'Деньги возвращены',
  parameters: { machine: { state: 'expired' } },
  args: { view: { status: 'refunded', payment: { ...payment, status: 'REFUNDED', confirmationUrl: null } } },
})

/** Показывается, когда за час никто не заплатил. */
export const Expired = meta.story({
  name: 'Время вышло',
  parameters: { machine: { state: 'expired' } },
  args: { view: { status: 'expired' } },
})

/** Показывается, когда куплено многое с длинными названиями. */
export const LongText = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'ready' } },
  args: {
    view: {
      status: 'ready',
      calculation: {
        lines: [
          { title: 'Тариф «Длинноназванныйтарифбезпробелов», 12\u00a0месяцев', price: 99_999_99 },
          { title: 'Место в топе исполнителей, 7\u00a0дней', price: 990_00 },
        ],
        total: 100_989_99,
      },
    },
  },
})
