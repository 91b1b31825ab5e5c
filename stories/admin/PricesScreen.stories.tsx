import { PricesScreen } from '@artel/ui/admin'
import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Цены/С сервером',
  component: PricesScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
})

/** Показывается администратору: всё, что продаётся. */
export const Prices = meta.story({
  name: 'Прайс-лист',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Изменить цену: Тариф «Про»/ })).toBeVisible()
  },
})

/** Показывается администратору, который меняет цену: слишком большая не проходит, новая сразу стоит в списке. */
export const Changed = meta.story({
  name: 'Смена цены',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить цену: Тариф «Базовый»/ }))
    const price = await screen.findByLabelText('Новая цена')
    await userEvent.clear(price)
    await userEvent.type(price, '2000000')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить цену' }))
    await expect(price).toBeInvalid()
    await userEvent.clear(price)
    await userEvent.type(price, '850')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить цену' }))
    await expect(await canvas.findByRole('row', { name: /Тариф «Базовый».*850/ })).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listPrices: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Цены не загрузились')).toBeVisible()
  },
})
