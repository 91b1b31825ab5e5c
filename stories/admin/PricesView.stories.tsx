import { aListPrice } from '@artel/core/testing'
import { PricesView, type PricesViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const untouched = { version: 0, changedAt: null, changedBy: null } as const
const prices = [
  aListPrice({ key: 'TARIFF:BASIC', title: 'Тариф «Базовый», 1 месяц', price: 690_00, ...untouched }),
  aListPrice(),
  aListPrice({
    key: 'REPLIES:piece:10',
    group: 'SERVICE',
    title: 'Отклики на задания, 10 штук',
    price: 290_00,
    ...untouched,
  }),
]

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Цены',
  component: PricesView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as PricesViewProps['status'],
    prices: prices as PricesViewProps['prices'],
    onEdit: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: тарифы и услуги, кто и когда менял цены. */
export const Prices = meta.story({
  name: 'Цены',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить цену: Тариф «Про», 1 месяц' }))
    await expect(args.onEdit).toHaveBeenCalledWith(aListPrice())
  },
})

/** Показывается, пока цены не пришли. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', prices: [] } })

/** Показывается, когда цены не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', prices: [] } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
