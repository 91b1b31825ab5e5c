import { staffLogList } from '@artel/core/admin'
import { LogScreen } from '@artel/ui/admin'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Журнал/С сервером',
  component: LogScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: staffLogList.defaults },
})

/** Показывается администратору: только смены ролей. */
export const Roles = meta.story({
  name: 'Только смены ролей',
  args: { filters: { ...staffLogList.defaults, action: 'ROLE_CHANGED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Роль изменена:')).toHaveLength(1)
    await expect(canvas.queryByText('Цена изменена:')).toBeNull()
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
