import { analyticsList } from '@artel/core/analytics'
import { AnalyticsScreen } from '@artel/ui/analytics'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend, mockApi, offline, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Статистика/С сервером',
  component: AnalyticsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: analyticsList.defaults },
})

/** Показывается исполнителю, который купил расширенную аналитику. */
export const Own = meta.story({
  name: 'Своя статистика',
  beforeEach: () => {
    const world = theWorld()
    world.userServices = [
      {
        id: 699,
        type: 'ADVANCED_ANALYTICS',
        unit: 'month',
        amount: null,
        from: new Date(world.now - 86_400_000),
        until: new Date(world.now + 30 * 86_400_000),
        categoryId: null,
        cityId: null,
        ownerId: accounts.executor.id,
        paymentId: null,
        endedAt: null,
      },
    ]
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Просмотры страницы: от/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать таблицу' }))
    await expect(await canvas.findByText(/^Таблица сохранена: artel-statistika-/)).toBeVisible()
  },
})

/** Показывается исполнителю с бесплатным тарифом. */
export const Free = meta.story({
  name: 'Без услуги',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статистика входит в платные тарифы')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAnalytics: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить статистику')).toBeVisible()
  },
})
