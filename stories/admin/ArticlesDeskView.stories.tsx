import { adminArticleList } from '@artel/core/admin'
import { PUBLICATION_STATUSES } from '@artel/core/contract'
import { anArticleCard, aPublicExecutor } from '@artel/core/testing'
import { ArticlesDeskView, type ArticlesDeskViewProps } from '@artel/ui/admin/articles'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const articles = PUBLICATION_STATUSES.map((status, index) =>
  anArticleCard({
    id: 481 + index,
    status,
    title: [
      'Как составить задание, чтобы откликнулись',
      'Как мы за девять дней сделали санузел под ключ',
      'Сколько на самом деле стоит замена труб',
      'Что изменилось в правилах откликов',
      '«Дерево видно по кроне»: разговор с арбористом',
    ][index] as string,
    category: (['ADVICES', 'CASES', 'PERSONAL_BLOG', 'NEWS', 'INTERVIEW'] as const)[index] ?? 'NEWS',
    ...(status !== 'PUBLISHED' && { publishedAt: null }),
  }),
)

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Статьи',
  component: ArticlesDeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { pageTo: { control: false } },
  args: {
    filters: adminArticleList.defaults as ArticlesDeskViewProps['filters'],
    status: 'success' as ArticlesDeskViewProps['status'],
    articles: articles as ArticlesDeskViewProps['articles'],
    total: 25,
    pageCount: 3,
    pageTo: (page) => `/admin/articles?page=${page}`,
    onFilter: fn(),
    onWiden: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: статьи всех рубрик и состояний. */
export const Articles = meta.story({
  name: 'Есть статьи',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Рубрика'), 'NEWS')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: '', category: 'NEWS', status: '' })
  },
})

/** Показывается, когда открыли статьи одного автора. */
export const OfAuthor = meta.story({
  name: 'Один автор',
  args: {
    filters: { ...adminArticleList.defaults, author: aPublicExecutor().id },
    articles: articles.slice(0, 2).map((one) => ({ ...one, author: aPublicExecutor() })),
    total: 2,
    pageCount: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Только/ }))
    await expect(args.onWiden).toHaveBeenCalled()
  },
})

/** Показывается, когда по фильтрам ничего нет. */
export const NothingFound = meta.story({
  name: 'Не нашлись',
  args: { filters: { ...adminArticleList.defaults, q: 'баклажан' }, articles: [], total: 0, pageCount: 0 },
})

/** Показывается, пока никто ничего не написал. */
export const Empty = meta.story({ name: 'Пусто', args: { articles: [], total: 0, pageCount: 0 } })

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending', articles: [], total: 0 } })

/** Показывается, когда статьи не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', articles: [], total: 0 } })

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    articles: [
      anArticleCard({
        title: 'Водоснабжение'.repeat(9),
        author: aPublicExecutor({ name: 'Константинопольский'.repeat(4) }),
      }),
    ],
    total: 1,
    pageCount: 1,
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
