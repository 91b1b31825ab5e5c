import type { TariffPreview } from '@artel/core/contract'
import { type PurchaseViewState, tariffChange } from '@artel/core/tariffs'
import { aTariffPreview } from '@artel/core/testing'
import { TariffChangeDialog } from '@artel/ui/tariffs'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { basic } from './own-tariff.ts'

const calculated = (title: string, price: number): PurchaseViewState => ({
  status: 'ready',
  calculation: { lines: [{ title, price }], total: price },
})
type Service = TariffPreview['services'][number]
const limit = (type: Service['type'], from: number, limitThen: number, surplus = 0): Service => ({
  type,
  used: 0,
  limit: from,
  limitThen,
  surplus,
  note: null,
  noteThen: null,
})
const pace = (note: string, noteThen: string): Service => ({
  type: 'NEW_TASKS_NOTIFICATION',
  used: 0,
  limit: null,
  limitThen: null,
  surplus: 0,
  note,
  noteThen,
})
const absent = (type: Service['type'], limitThen: 0 | null): Service => ({
  ...pace('', ''),
  type,
  limit: limitThen === null ? 0 : null,
  limitThen,
  note: null,
  noteThen: null,
})

const { mine } = basic
const BASIC = mine.tariff
const STANDARD = { id: 3, type: 'STANDARD', name: 'Стандарт', price: 1490_00 } as const
const PRO = { id: 4, type: 'PRO', name: 'Про', price: 2990_00 } as const

const up = tariffChange(
  mine,
  aTariffPreview({
    tariff: STANDARD,
    change: 'UPGRADE',
    services: [
      limit('ARTICLES', 4, 10),
      limit('CASES', 10, 30),
      limit('PRODUCTS', 30, 100),
      limit('REPLIES', 60, 110),
      absent('HIDING_COMPETITORS', null),
      absent('REVIEWS_REMINDER_NOTIFICATION', null),
      pace('раз в час', 'сразу'),
    ],
  }),
)
const down = tariffChange(
  { ...mine, tariff: PRO },
  aTariffPreview({
    tariff: BASIC,
    services: [
      limit('ARTICLES', 30, 4),
      limit('CASES', 100, 10, 3),
      limit('PRODUCTS', 500, 30, 1),
      limit('REPLIES', 230, 60),
      absent('HIDING_COMPETITORS', 0),
      absent('PERSONAL_MANAGER', 0),
      absent('REVIEWS_REMINDER_NOTIFICATION', 0),
      pace('сразу', 'раз в час'),
    ],
  }),
)
const same = tariffChange(mine, aTariffPreview({ tariff: BASIC, change: 'PROLONG', services: [] }))
const toFree = tariffChange(
  mine,
  aTariffPreview({
    services: [
      limit('ARTICLES', 4, 1),
      limit('CASES', 10, 3, 4),
      limit('PRODUCTS', 30, 5, 7),
      limit('REPLIES', 60, 35),
      pace('раз в час', 'раз в день'),
    ],
  }),
)

const meta = preview.meta({
  title: 'Экраны/Кабинет/Тариф/Смена тарифа',
  component: TariffChangeDialog,
  decorators: [frozenTime],
  args: {
    change: up,
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
  args: { change: down, purchase: calculated('Тариф «Базовый», 1\u00a0месяц', 690_00) },
  play: async () => {
    const works = await screen.findByText(/^3.работы скроются$/)
    await waitFor(() => expect(works).toBeVisible())
    await expect(screen.getByText(/^1.товар скроется$/)).toBeVisible()
  },
})

/** Показывается, прежде чем продлить свой тариф. */
export const Same = meta.story({
  name: 'Продление',
  args: { change: same, purchase: calculated('Тариф «Базовый», 1\u00a0месяц', 690_00) },
})

/** Показывается тому, кто хочет перестать платить: отменять нечего, сказано, что и когда изменится. */
export const ToFree = meta.story({
  name: 'На бесплатный',
  args: { change: toFree, purchase: null },
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
