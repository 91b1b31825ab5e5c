import { tariffSettingsList } from '@artel/core/tariffs'
import { aPayment, EXECUTOR_ID } from '@artel/core/testing'
import { TariffSettingsScreen } from '@artel/ui/tariffs'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { periodOfPro } from '../mocks/fixtures/tariffs.ts'
import { backend, mockApi, offline, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { leave, navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Тариф/С сервером',
  component: TariffSettingsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: tariffSettingsList.defaults },
})

/** Показывается исполнителю: тариф, использованное и сравнение приходят вместе. */
export const Free = meta.story({
  name: 'Бесплатный тариф',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Сейчас у.вас «Бесплатный»/)).toBeVisible()
  },
})

/** Тариф выбирают, сумму считает сервер, дальше страница банка. */
export const Bought = meta.story({
  name: 'Покупка тарифа',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    theWorld().provider = 'waits'
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти на «Стандарт»' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Перейти на «Стандарт»' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^3.месяца$/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Оплатить 4.470/ }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/pay\/sandbox\//)))
    await expect(await dialog.findByText('Ждём оплату')).toBeVisible()
    theWorld().provider = 'takes'
    await expect(await dialog.findByText('Оплачено', {}, { timeout: 5000 })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Готово' }))
    await expect(await canvas.findByText(/Сейчас у.вас «Стандарт», оплачен до/)).toBeVisible()
  },
})

/** Показывается вернувшемуся от банка, который взял деньги: исход там, где выбирали тариф. */
export const Returned = meta.story({
  name: 'Вернулись, оплачено',
  args: { filters: { ...tariffSettingsList.defaults, payment: aPayment().id } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Спасибо! Что куплено, уже действует.')).toBeVisible()
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Готово' }))
    await expect(navigate).toHaveBeenCalledWith('/tariff-settings', { replace: true })
  },
})

/** Показывается, когда сервер не смог сказать, что изменит тариф. */
export const Unknown = meta.story({
  name: 'Не удалось узнать, что изменится',
  beforeEach: ({ msw }) => msw.use(...mockApi({ previewTariff: offline })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти на «Стандарт»' }))
    const told = await screen.findByText('Не удалось узнать, что изменится', {}, { timeout: 5000 })
    // The window may still be fading in.
    await waitFor(() => expect(told).toBeVisible())
  },
})

/** Показывается исполнителю на тарифе с менеджером: в чат ведёт кнопка. */
export const WithManager = meta.story({
  name: 'С личным менеджером',
  beforeEach: () => {
    const world = theWorld()
    world.tariffPeriods = [periodOfPro(world, EXECUTOR_ID)]
  },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Написать менеджеру' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/chats\/\d+$/)))
  },
})

/** Показывается, когда платёжный провайдер недоступен: ничего не списано, можно повторить. */
export const Refused = meta.story({
  name: 'Оплата недоступна',
  beforeEach: ({ msw }) => msw.use(...mockApi({ createPayment: refuse('PAYMENTS_UNAVAILABLE') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти на «Базовый»' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Оплатить 690/ }))
    await expect(await screen.findByText('Оплата временно недоступна. Попробуйте чуть позже.')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getUserTariff: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить тариф')).toBeVisible()
  },
})
