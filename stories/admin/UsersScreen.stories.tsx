import { adminUserList } from '@artel/core/admin'
import { UsersScreen } from '@artel/ui/admin'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Пользователи/С сервером',
  component: UsersScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: adminUserList.defaults },
})

/** Показывается администратору, который ищет человека по почте. */
export const Found = meta.story({
  name: 'Найден по почте',
  args: { filters: { ...adminUserList.defaults, q: 'moderator@' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Анна Ветрова' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminUsers: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пользователи не загрузились')).toBeVisible()
  },
})
