import { LandingsDeskScreen } from '@artel/ui/admin/landings'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Услуги/С сервером',
  component: LandingsDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
})

/** Показывается администратору: все посадочные страницы. */
export const Landings = meta.story({
  name: 'Есть услуги',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Укладка плитки' })).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminLandings: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Услуги не загрузились')).toBeVisible()
  },
})
