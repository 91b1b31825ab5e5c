import { PricesScreen } from '@artel/ui/admin'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { adminDeskHandlers } from '../mocks/handlers/admin-desk.ts'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { MockRefusal } from '../mocks/mock-refusal.ts'
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
    await expect(await canvas.findByRole('button', { name: /^Изменить: Тариф «Про», 1/ })).toBeVisible()
  },
})

/** Показывается администратору, который меняет цену: слишком большая не проходит, новая сразу стоит в списке. */
export const Changed = meta.story({
  name: 'Смена цены',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить: Тариф «Базовый», 1/ }))
    const price = await screen.findByLabelText('Новая цена')
    await userEvent.clear(price)
    await userEvent.type(price, '2000000')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect(price).toBeInvalid()
    await userEvent.clear(price)
    await userEvent.type(price, '850')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByRole('row', { name: /Тариф «Базовый».*850/ })).toBeVisible()
  },
})

/** Показывается администратору, который назначает цену на день вперёд, а потом передумал. */
export const Planned = meta.story({
  name: 'Цена с назначенного дня',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить: Тариф «Базовый», 1/ }))
    const price = await screen.findByLabelText('Новая цена')
    await userEvent.clear(price)
    await userEvent.type(price, '790')
    await userEvent.type(screen.getByLabelText(/^С какого дня/), '01.04.2026')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    const row = await canvas.findByRole('row', { name: /Тариф «Базовый», 1.*с 1.апреля — 790/ })
    await expect(row).toHaveTextContent(/690/)
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить назначенное с 1.апреля/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить изменение' }))
    await waitFor(() => expect(row).toHaveTextContent('ничего'))
  },
})

/** Показывается, когда коллега успел раньше: набранное осталось, а рядом уже его цена. */
export const Overtaken = meta.story({
  name: 'Коллега успел раньше',
  tags: ['!dev'],
  beforeEach({ msw }) {
    let tries = 0
    msw.use(
      ...mockApi({
        changePrice(args, call) {
          tries += 1
          if (tries > 1) return adminDeskHandlers.changePrice(args, call)
          const [first] = call.world.priceChanges
          if (first) call.world.priceChanges = [first, { ...first, id: 12, key: 'TARIFF:BASIC', value: 750_00 }]
          throw new MockRefusal('VERSION_CONFLICT')
        },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить: Тариф «Базовый», 1/ }))
    const price = await screen.findByLabelText('Новая цена')
    await userEvent.clear(price)
    await userEvent.type(price, '790')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText(/^Сейчас 750/)).toBeVisible()
    await expect(price).toHaveValue('790')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByRole('row', { name: /Тариф «Базовый», 1.*790/ })).toBeVisible()
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
