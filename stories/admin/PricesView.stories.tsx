import { aListPrice, aPriceChange } from '@artel/core/testing'
import { PricesView, type PricesViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const untouched = { version: 0, changes: [] }
const planned = aPriceChange({ id: 12, value: 3190_00, validFrom: '2026-03-31T21:00:00.000Z', state: 'PLANNED' })
const pro = aListPrice({ version: 2, changes: [planned, aPriceChange()] })
const prices = [
  aListPrice({ key: 'TARIFF:BASIC', title: 'Тариф «Базовый», 1 месяц', value: 690_00, ...untouched }),
  pro,
  aListPrice({
    key: 'REPLIES:piece:10',
    group: 'SERVICE',
    title: 'Отклики на задания, 10 штук',
    value: 290_00,
    ...untouched,
  }),
  aListPrice({
    key: 'LIMIT:BASIC:REPLIES',
    group: 'LIMIT',
    title: 'Тариф «Базовый»: отклики на задания в месяц',
    value: 30,
    ...untouched,
  }),
  aListPrice({
    key: 'LIMIT:PRO:CASES',
    group: 'LIMIT',
    title: 'Тариф «Про»: работы в портфолио',
    value: null,
    changes: [aPriceChange({ id: 13, value: null })],
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
    onCancel: fn(),
    onHistory: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: цены и лимиты, что назначено и кто последним менял. */
export const Prices = meta.story({
  name: 'Цены',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Тариф «Про», 1 месяц' }))
    await expect(args.onEdit).toHaveBeenCalledWith(pro)
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить назначенное с 1.апреля/ }))
    await expect(args.onCancel).toHaveBeenCalledWith(pro, planned)
    await userEvent.click(canvas.getByRole('button', { name: 'Все изменения: Тариф «Про», 1 месяц' }))
    await expect(args.onHistory).toHaveBeenCalledWith(pro)
  },
})

/** Показывается, пока никто ничего не менял. */
export const Untouched = meta.story({
  name: 'Ничего не меняли',
  args: { prices: prices.map((price) => ({ ...price, ...untouched })) },
})

/** Показывается, пока цены не пришли. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', prices: [] } })

/** Показывается, когда цены не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', prices: [] } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
