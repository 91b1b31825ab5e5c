import { paidServicesList } from '@artel/core/tariffs'
import { aPayment } from '@artel/core/testing'
import { PaidServicesScreen } from '@artel/ui/tariffs'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { leave, navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/С сервером',
  component: PaidServicesScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: paidServicesList.defaults },
})

const returned = { filters: { ...paidServicesList.defaults, payment: aPayment().id } }

/** Показывается исполнителю: действующая услуга, покупка, которая ждёт оплаты, и списания. */
export const Own = meta.story({
  name: 'Услуги исполнителя',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ещё 10.мест к.тарифу/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Открыть покупку/ })).toBeVisible()
    await expect(canvas.getByText(/Выберите, что докупить/)).toBeVisible()
  },
})

/** Выбирают отклики, сумму считает сервер, дальше страница банка. */
export const Bought = meta.story({
  name: 'Покупка откликов',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    theWorld().provider = 'waits'
    await userEvent.click(await canvas.findByRole('radio', { name: /^10.штук — 290/ }))
    await expect(await canvas.findByRole('button', { name: /^Оплатить 290/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^30.штук — 790/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Оплатить 790/ }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/pay\/sandbox\//)))
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить покупку' }))
    await expect(await canvas.findByText('Покупка отменена')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать снова' }))
    await expect(await canvas.findByRole('button', { name: /^Оплатить 790/ })).toBeVisible()
  },
})

/** Показывается вернувшемуся от банка, который взял деньги. */
export const Paid = meta.story({
  name: 'Вернулись, оплачено',
  args: returned,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Спасибо! Что куплено, уже действует.')).toBeVisible()
    await expect(await canvas.findByText(/осталось 30.из.30.откликов/)).toBeVisible()
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Готово' }))
    await expect(navigate).toHaveBeenCalledWith('/personal-area/paid-services', { replace: true })
  },
})

/** Показывается вернувшемуся от банка, который отказал. */
export const Declined = meta.story({
  name: 'Вернулись, отказ',
  args: returned,
  beforeEach: () => {
    theWorld().provider = 'refuses'
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Оплата не прошла, деньги не списаны.')).toBeVisible()
  },
})

/** Показывается тому, кто открыл чужую покупку. */
export const Strange = meta.story({
  name: 'Чужая покупка',
  args: { filters: { ...paidServicesList.defaults, payment: '00000000-0000-4000-8000-0000000009ff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Такой покупки у вас нет/)).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getUserServicesInfo: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить услуги')).toBeVisible()
  },
})
