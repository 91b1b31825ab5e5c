import { articleList } from '@artel/core/articles'
import { anArticleCard } from '@artel/core/testing'
import { BlogView, type BlogViewProps } from '@artel/ui/articles/blog'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { blogCards } from './sample-articles.ts'

const meta = preview.meta({
  title: 'Экраны/Блог/Статьи',
  component: BlogView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as BlogViewProps['status'],
    articles: blogCards,
    count: 34,
    category: null as BlogViewProps['category'],
    filters: articleList.defaults,
    isStale: false,
    onSearch: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается всем: рубрики, поиск, новые статьи сверху. */
export const Ready = meta.story({
  name: 'Все статьи',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Наш Блог')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти статью' }), 'плитка{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('/blog?q=%D0%BF%D0%BB%D0%B8%D1%82%D0%BA%D0%B0')
  },
})

/** То же на телефоне. */
export const ReadyOnPhone = meta.story({ name: 'Все статьи на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается в одной рубрике. */
export const Category = meta.story({
  name: 'Рубрика',
  args: { category: 'CASES', articles: blogCards.slice(0, 1), count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Кейсы' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается, когда список сужен словами и меткой: сказано чем, и есть дорога назад. */
export const Narrowed = meta.story({
  name: 'Поиск и метка',
  args: {
    filters: { ...articleList.defaults, q: 'ванная', tags: ['плитка'] },
    articles: blogCards.slice(0, 1),
    count: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Метка «плитка»/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Показать все статьи' })).toBeVisible()
  },
})

/** Показывается, когда по словам ничего не нашлось. */
export const NothingFound = meta.story({
  name: 'Ничего не нашлось',
  args: { filters: { ...articleList.defaults, q: 'вертолёт' }, articles: [], count: 0 },
})

/** Показывается в рубрике, где ещё никто не написал. */
export const Empty = meta.story({ name: 'Пустая рубрика', args: { category: 'INTERVIEW', articles: [], count: 0 } })

/** Показывается, пока другая рубрика в пути. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', articles: [], count: 0 } })

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { status: 'error', articles: [], count: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

/** Показывается, когда в заголовке слово длиннее строки. */
export const LongText = meta.story({
  name: 'Длинный заголовок',
  args: { articles: [anArticleCard({ title: LONG_WORD }), ...blogCards.slice(1)] },
})
