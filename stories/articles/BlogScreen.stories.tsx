import { articleList } from '@artel/core/articles'
import { BlogScreen, type BlogScreenProps } from '@artel/ui/articles/blog'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Блог/Статьи/С сервером',
  component: BlogScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, layoutName: 'blog' },
  beforeEach: backend,
  args: { category: null as BlogScreenProps['category'], filters: articleList.defaults },
})

/** Показывается гостю: статьи для всех. */
export const Guest = meta.story({
  name: 'Гость',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Сколько на самом деле стоит/ })).toBeVisible()
    await expect(canvas.queryByText('Что изменилось в правилах откликов')).toBeNull()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listArticles: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статьи не загрузились')).toBeVisible()
  },
})
