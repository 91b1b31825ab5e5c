import { listedTariffs } from '@artel/core/tariffs/billing'
import { BecomeExecutorView } from '@artel/ui/landings/become'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { bandFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Услуга/Стать исполнителем',
  component: BecomeExecutorView,
  decorators: [bandFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    tariffs: listedTariffs(),
    waiting: { total: 168, isInCity: true },
    cityName: 'Казань',
    viewer: 'guest' as 'guest' | 'client' | 'staff',
  },
})

/** Показывается гостю: что даёт Артель, как это работает, сколько стоит и что спрашивают. */
export const ForGuest = meta.story({
  name: 'Гостю',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Стать исполнителем' })).toHaveAttribute(
      'href',
      '/auth/registration-executor',
    )
    await expect(canvas.getByRole('table', { name: 'Тарифы' })).toBeVisible()
    await expect(canvas.getByText(/^168\sзаданий ждут мастера/)).toBeVisible()
  },
})

/** Показывается заказчику: для работы нужен отдельный аккаунт. */
export const ForClient = meta.story({
  name: 'Заказчику',
  args: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Вы вошли как заказчик/)).toBeVisible()
  },
})

/** Показывается сотруднику: его никуда не зовут. */
export const ForStaff = meta.story({
  name: 'Сотруднику',
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Стать исполнителем' })).toBeNull()
  },
})

/** Показывается, когда тарифов и числа заданий не узнать: страница живёт без них. */
export const Failed = meta.story({ name: 'Без тарифов', args: { tariffs: [], waiting: null } })

/** Показывается, когда в городе заданий нет: считает по всей стране, дальше предела не считает. */
export const WholeCountry = meta.story({
  name: 'Задания всей страны',
  args: { waiting: { total: 10_000, isInCity: false }, cityName: null },
})

/** Показывается на телефоне: тарифы — карточками. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
