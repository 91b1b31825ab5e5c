import type { MyTasksRole } from '@artel/core/tasks'
import { ButtonLink } from '@artel/ui/kit'
import { MyTasksView, type MyTasksViewProps } from '@artel/ui/tasks'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { authorDuties, authorRest, executorTasks, toReview } from './own-tasks.ts'

const tabs = (current: string, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([label, count]) => ({
    label,
    count,
    to: `/personal-area/my-tasks?status=${label}`,
    isCurrent: label === current,
  }))

const ofAuthor = {
  Все: 14,
  'На проверке': 1,
  'Ищут исполнителя': 2,
  'В работе': 2,
  Завершены: 6,
  'Отменены и архив': 3,
} as const
const ofExecutor = { Все: 8, 'Ждут ответа': 4, 'В работе': 3, Завершены: 0, 'Отменены и архив': 1 } as const

const roles = (current: MyTasksRole) =>
  (['executor', 'author'] as const).map((role) => ({
    label: role === 'executor' ? 'Я исполнитель' : 'Я заказчик',
    to: `/personal-area/my-tasks?role=${role}`,
    isCurrent: role === current,
  }))

const meta = preview.meta({
  title: 'Экраны/Задания/Мои задания/Состояния',
  component: MyTasksView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { emptyAction: { control: false } },
  args: {
    side: 'author' as MyTasksRole,
    roles: [] as ReturnType<typeof roles>,
    statuses: tabs('Все', ofAuthor) as MyTasksViewProps['statuses'],
    status: 'success' as MyTasksViewProps['status'],
    tasks: [...authorDuties, ...authorRest],
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `/personal-area/my-tasks?page=${page}`,
    emptyText: 'Создайте задание, и исполнители пришлют отклики с ценой и сроком.',
    emptyAction: <ButtonLink to="/task-create">Создать задание</ButtonLink>,
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается заказчику: сначала то, что ждёт его дольше всего, с единственной главной кнопкой. */
export const Client = meta.story({
  name: 'Заказчик',
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Ждёт вас' }))
    await expect(waiting.getAllByRole('link').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Посмотреть',
      'Сравнить',
      'Исправить',
      'Посмотреть отклики',
    ])
    await expect(within(canvas.getByRole('region', { name: 'В работе' })).getAllByRole('article')).toHaveLength(1)
    await expect(canvas.getByText('5 200 ₽')).toBeVisible()
  },
})

/** Показывается заказчику, от которого ничего не ждут. */
export const NothingWaits = meta.story({
  name: 'Ничего не ждёт',
  args: { tasks: authorRest },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Ждёт вас' })).toBeNull()
  },
})

/** Показывается исполнителю: работа, его цены и что стало с откликами. */
export const Executor = meta.story({
  name: 'Исполнитель',
  args: { side: 'executor', roles: roles('executor'), tasks: executorTasks, statuses: tabs('Все', ofExecutor) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Я исполнитель' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('Вы среди отобранных')).toBeVisible()
    await expect(canvas.getAllByText('ваша цена')).toHaveLength(6)
  },
})

/** Показывается заказчику после сделки: осталось сказать, как всё прошло, и видно до какого дня. */
export const ReviewWaits = meta.story({
  name: 'Ждёт отзыва заказчика',
  args: { tasks: [toReview('executor'), ...authorRest] },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Ждёт вас' }))
    await expect(waiting.getByRole('heading', { level: 3 })).toHaveTextContent('Расскажите, как всё прошло')
    await expect(waiting.getByText(/до 13.марта/)).toBeVisible()
  },
})

/** Показывается исполнителю после сделки: отзыв оставляют обе стороны. */
export const ReviewWaitsExecutor = meta.story({
  name: 'Ждёт отзыва исполнителя',
  args: {
    side: 'executor',
    roles: roles('executor'),
    tasks: [toReview('client'), ...executorTasks],
    statuses: tabs('Все', ofExecutor),
  },
})

/** Показывается, когда выбрано одно состояние. */
export const OneStatus = meta.story({
  name: 'Одно состояние',
  args: {
    statuses: tabs('Завершены', ofAuthor),
    tasks: authorRest.filter(({ status }) => status === 'FINISHED'),
  },
})

/** Показывается, когда заданий больше десяти: ждущие остались на первой странице. */
export const Paged = meta.story({
  name: 'Несколько страниц',
  args: { tasks: authorRest.filter(({ group }) => group === 'PAST'), pageCount: 4, page: 2 },
})

/** Показывается, пока список загружается. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', tasks: [] } })

/** Показывается, когда список не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'error', tasks: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока список загружается ещё раз. */
export const Retrying = meta.story({
  name: 'Загружается снова',
  args: { status: 'error', tasks: [], isRetrying: true },
})

/** Показывается заказчику, который ещё ничего не создал. */
export const Empty = meta.story({ name: 'Пусто', args: { tasks: [] } })

/** Показывается исполнителю, который ещё не откликался. */
export const EmptyExecutor = meta.story({
  name: 'Пусто у исполнителя',
  args: {
    side: 'executor',
    roles: roles('executor'),
    tasks: [],
    emptyText: 'Откликнитесь на задание, и оно появится здесь.',
    emptyAction: <ButtonLink to="/task-find">Найти задание</ButtonLink>,
  },
})

/** Показывается для самых длинных названий: переносятся и не выходят за край. */
export const LongText = meta.story({ name: 'Длинный текст', globals: { text: 'huge' } })

/** Показывается на телефоне: состояния листаются вбок. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { roles: roles('author') },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается исполнителю на телефоне. */
export const ExecutorOnPhone = Executor.extend({
  name: 'Исполнитель на телефоне',
  globals: { viewport: { value: 'phone' } },
})

// Every state of the list has a story.
;({ pending: Loading, error: Failed, success: Client }) satisfies Record<MyTasksViewProps['status'], unknown>
