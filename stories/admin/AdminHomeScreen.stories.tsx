import { AdminHomeScreen } from '@artel/ui/admin'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/С сервером',
  component: AdminHomeScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
})

/** Показывается администратору: разделы и последние записи журнала. */
export const Home = meta.story({
  name: 'Управление',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Роль изменена:')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listStaffLog: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Журнал не загрузился')).toBeVisible()
  },
})
