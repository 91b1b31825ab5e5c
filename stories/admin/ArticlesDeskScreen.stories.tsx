import { adminArticleList } from '@artel/core/admin'
import { ArticlesDeskScreen } from '@artel/ui/admin/articles'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Статьи/С сервером',
  component: ArticlesDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: adminArticleList.defaults },
})

/** Показывается администратору, который ищет статью на проверке. */
export const Found = meta.story({
  name: 'Найдена на проверке',
  args: { filters: { ...adminArticleList.defaults, status: 'PENDING', category: 'CASES' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /санузел под ключ/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /замена труб/ })).toBeNull()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminArticles: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статьи не загрузились')).toBeVisible()
  },
})
