import { QueuesScreen } from '@artel/ui/moderation'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Модерация/С сервером',
  component: QueuesScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'moderator' },
  beforeEach: backend,
})

/** Показывается модератору; в шапке — сколько ждёт всего. */
export const Queues = meta.story({
  name: 'Очереди',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Задания' })).toHaveAttribute('href', '/moderation/TASKS')
    await expect(canvas.getByRole('link', { name: 'Категории' })).toHaveAttribute(
      'href',
      '/moderation/CATEGORY_REQUESTS',
    )
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ countModeration: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Очереди не загрузились')).toBeVisible()
  },
})
