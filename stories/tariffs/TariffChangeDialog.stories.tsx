import { type PurchaseViewState, type TariffChange, tariffChange } from '@artel/core/tariffs'
import { TariffChangeDialog } from '@artel/ui/tariffs'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { basic } from './own-tariff.ts'

const calculated = (title: string, price: number): PurchaseViewState => ({
  status: 'ready',
  calculation: { lines: [{ title, price }], total: price },
})
const to = (type: 'FREE' | 'BASIC' | 'STANDARD' | 'PRO', settings = basic) =>
  tariffChange(settings, type) as TariffChange

const pro = {
  ...basic,
  mine: {
    ...basic.mine,
    tariff: { id: 4, type: 'PRO' as const, name: 'Про', price: 2990_00 },
    additionalServicesInfo: [
      { type: 'CASES' as const, count: [13, 100] as [number, number] },
      { type: 'PRODUCTS' as const, count: [31, 500] as [number, number] },
    ],
  },
}

const meta = preview.meta({
  title: 'Экраны/Кабинет/Тариф/Смена тарифа',
  component: TariffChangeDialog,
  decorators: [frozenTime],
  args: {
    change: to('STANDARD'),
    purchase: calculated('Тариф «Стандарт», 1\u00a0месяц', 1490_00) as PurchaseViewState | null,
    months: 1,
    onMonths: fn(),
    onPay: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onClose: fn(),
  },
})

/** Показывается, прежде чем перейти на больший тариф: что станет больше и сколько это стоит. */
export const Up = meta.story({
  name: 'На больший',
  play: async ({ args, userEvent }) => {
    const begins = await screen.findByText(/Начнётся сразу после оплаты/)
    await waitFor(() => expect(begins).toBeVisible())
    await expect(begins).toHaveTextContent('не пропадут')
    await userEvent.click(screen.getByRole('radio', { name: /^3.месяца$/ }))
    await expect(args.onMonths).toHaveBeenCalledWith(3)
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить 1.490/ }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

/** Показывается, прежде чем перейти на меньший: сколько работ и товаров скроется, и что до тех пор ничего не изменится. */
export const Down = meta.story({
  name: 'На меньший',
  args: { change: to('BASIC', pro), purchase: calculated('Тариф «Базовый», 1\u00a0месяц', 690_00) },
  play: async () => {
    const works = await screen.findByText(/^3.работы скроются$/)
    await waitFor(() => expect(works).toBeVisible())
    await expect(screen.getByText(/^1.товар скроется$/)).toBeVisible()
  },
})

/** Показывается, прежде чем продлить свой тариф. */
export const Same = meta.story({
  name: 'Продление',
  args: { change: to('BASIC'), purchase: calculated('Тариф «Базовый», 1\u00a0месяц', 690_00) },
})

/** Показывается тому, кто хочет перестать платить: отменять нечего, сказано, что и когда изменится. */
export const ToFree = meta.story({
  name: 'На бесплатный',
  args: { change: to('FREE'), purchase: null },
  play: async ({ args, userEvent }) => {
    const words = await screen.findByText(/Ничего отменять не нужно/)
    await waitFor(() => expect(words).toBeVisible())
    await expect(screen.getByText(/^4.работы скроются$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда банк ещё не ответил. */
export const Waiting = meta.story({
  name: 'Ждём оплату',
  args: {
    purchase: {
      status: 'waiting',
      payment: {
        id: 'a',
        status: 'PENDING',
        lines: [{ title: 'Тариф «Стандарт», 1\u00a0месяц', price: 1490_00 }],
        total: 1490_00,
        confirmationUrl: '/pay/sandbox/1',
        createdAt: '2026-03-02T08:55:00.000Z',
        paidAt: null,
      },
      isCancelling: false,
    },
  },
})

/** Показывается на телефоне: лист снизу, кнопки на месте. */
export const OnPhone = Down.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
