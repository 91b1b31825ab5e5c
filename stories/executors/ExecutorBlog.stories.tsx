import { ExecutorBlog, type ExecutorBlogProps } from '@artel/ui/executors/page'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { blogCards } from '../articles/sample-articles.ts'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const path = '/executor/1/blog'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Блог',
  component: ExecutorBlog,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    articles: blogCards.slice(0, 2),
    count: 24,
    page: 2,
    viewer: 'OTHER' as ExecutorBlogProps['viewer'],
    path,
  },
})

/** Показывается всем: что исполнитель написал. */
export const Usual = meta.story({
  name: 'Статьи',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', `${path}?page=3`)
  },
})

/** Показывается, когда исполнитель ещё ничего не написал. */
export const Empty = meta.story({ name: 'Статей нет', args: { articles: [], count: 0, page: 1 } })

/** Показывается исполнителю, который ещё ничего не написал. */
export const EmptyOwn = meta.story({
  name: 'Своих статей нет',
  args: { articles: [], count: 0, page: 1, viewer: 'SELF' },
})
