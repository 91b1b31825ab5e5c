import { words } from '@artel/core/format'
import { TariffRoom, type TariffRoomProps } from '@artel/ui/personal-area'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const free: TariffRoomProps['room'] = {
  tariff: 'Бесплатный',
  count: [1, 3],
  larger: [
    { name: 'Базовый', limit: 10, price: 690_00 },
    { name: 'Без границ', limit: null, price: 9_990_00 },
  ],
}

const meta = preview.meta({
  title: 'Паттерны/Кабинет/Предел тарифа',
  component: TariffRoom,
  args: {
    label: 'Работы в портфолио',
    words: words.work as TariffRoomProps['words'],
    room: free,
    advice: 'Чтобы добавить новую, удалите одну из работ.',
    canBuy: true,
  },
})

/** Показывается, пока место есть. */
export const Fine = meta.story({ name: 'Место есть' })

/** Показывается, когда мест почти не осталось. */
export const Near = meta.story({ name: 'Почти заполнен', args: { room: { ...free, count: [9, 10] } } })

/** Показывается, когда места нет: сказано, сколько помещается на других тарифах. */
export const Full = meta.story({
  name: 'Места нет',
  args: { room: { ...free, count: [3, 3] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/«Базовый»: 10.работ, 690.₽ в месяц/)).toBeVisible()
    await expect(canvas.getByText(/«Без границ»: без ограничений/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toHaveAttribute('href', '/tariff-settings')
    const places = canvas.getByRole('link', { name: 'Докупить места' })
    await expect(places).toHaveAttribute('href', '/personal-area/paid-services')
  },
})

/** Показывается рядом с тем, что место уже занимает: счёт есть, а освобождать нечего. */
export const Placed = meta.story({
  name: 'Место уже занято этим',
  args: { room: { ...free, count: [3, 3] }, hasPlace: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '3')
    await expect(canvas.queryByText(/Место закончилось/)).toBeNull()
  },
})

/** Показывается на самом большом тарифе: больше места не даёт никто. */
export const Largest = meta.story({
  name: 'Самый большой тариф',
  args: { room: { tariff: 'Про', count: [100, 100], larger: [] } },
})

/** Показывается, когда мест больше не продают: остаётся тариф побольше. */
export const NothingSold = meta.story({
  name: 'Мест не продают',
  args: { room: { ...free, count: [3, 3] }, canBuy: false },
})

/** Показывается, когда предела нет. */
export const Endless = meta.story({
  name: 'Без предела',
  args: { room: { tariff: 'Без границ', count: [140, null], larger: [] } },
})
