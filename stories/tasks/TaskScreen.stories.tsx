import { TaskScreen } from '@artel/ui/tasks'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание на сервере',
  component: TaskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: 501 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

/** Показывается гостю. */
export const Guest = meta.story({ name: 'Гость' })

/** Показывается, когда такого задания нет. */
export const NotFound = meta.story({
  name: 'Нет такого задания',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: refuse('NOT_FOUND') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})
