import { moneyDifferenceList } from '@artel/core/admin'
import { DifferencesScreen } from '@artel/ui/admin/payments'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Расхождения/С сервером',
  component: DifferencesScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: moneyDifferenceList.defaults },
})

/** Показывается администратору, когда всё сходится. */
export const Nothing = meta.story({
  name: 'Всё сходится',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Всё сходится')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMoneyDifferences: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Расхождения не загрузились')).toBeVisible()
  },
})
