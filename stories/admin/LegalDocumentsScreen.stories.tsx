import { LegalDocumentsScreen } from '@artel/ui/admin'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Документы/С сервером',
  component: LegalDocumentsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
})

/** Показывается администратору: шесть документов. */
export const Six = meta.story({
  name: 'Шесть документов',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Публичная оферта' })).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listLegalDocuments: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Документы не загрузились')).toBeVisible()
  },
})
