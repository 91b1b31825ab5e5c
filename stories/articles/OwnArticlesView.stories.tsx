import { ownArticleList } from '@artel/core/articles'
import { anArticleCard } from '@artel/core/testing'
import { OwnArticlesView, type OwnArticlesViewProps } from '@artel/ui/articles/own'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const articles = [
  anArticleCard({
    id: 1,
    title: 'Чем отмыть затирку и не испортить плитку',
    category: 'PERSONAL_BLOG',
    status: 'DRAFT',
    publishedAt: null,
  }),
  anArticleCard({ id: 2, title: 'Санузел за девять дней', category: 'CASES', status: 'PENDING', publishedAt: null }),
  anArticleCard({ id: 3, title: 'Шкаф под лестницей', category: 'CASES' }),
  anArticleCard({
    id: 4,
    title: 'Звоните мне',
    category: 'PERSONAL_BLOG',
    status: 'REJECTED',
    rejectRule: 'CONTACTS_IN_TEXT',
    publishedAt: null,
  }),
  anArticleCard({ id: 5, title: 'Как я выбирал перфоратор', category: 'PERSONAL_BLOG', status: 'HIDDEN' }),
]
const larger = [{ name: 'Базовый', limit: 4, price: 690_00 }]

const meta = preview.meta({
  title: 'Экраны/Личный кабинет/Мои статьи',
  component: OwnArticlesView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as OwnArticlesViewProps['status'],
    articles,
    count: 12,
    room: { tariff: 'Базовый', count: [2, 4], larger: [] } as OwnArticlesViewProps['room'],
    filters: ownArticleList.defaults,
    isStaff: false,
    onRemove: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается автору: как стоит каждая статья и сколько мест осталось. */
export const Ready = meta.story({
  name: 'Мои статьи',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия со статьёй «Звоните мне»' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Удалить/ }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
})

/** То же на телефоне. */
export const ReadyOnPhone = meta.story({ name: 'Мои статьи на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда места месяца закончились: сказано, что можно сделать. */
export const Full = meta.story({
  name: 'Места закончились',
  args: { room: { tariff: 'Бесплатный', count: [1, 1], larger } },
})

/** Показывается тому, кто ещё не писал. */
export const Empty = meta.story({ name: 'Статей нет', args: { articles: [], count: 0 } })

/** Показывается, когда в этом состоянии статей нет. */
export const NothingInState = meta.story({
  name: 'Таких статей нет',
  args: { articles: [], count: 0, filters: { status: 'HIDDEN', page: 1 } },
})

/** Показывается сотруднику. */
export const OfStaff = meta.story({ name: 'Сотрудник', args: { isStaff: true, room: null } })

/** Показывается, пока статьи в пути. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', articles: [], count: 0 } })

/** Показывается, когда статьи не загрузились: сервер сломался или нет связи. */
export const FailedOffline = meta.story({ name: 'Не загрузилось', args: { status: 'error', articles: [], count: 0 } })

/** Показывается, когда в заголовке слово длиннее строки. */
export const LongText = meta.story({
  name: 'Длинный заголовок',
  args: { articles: [anArticleCard({ title: LONG_WORD })] },
})
