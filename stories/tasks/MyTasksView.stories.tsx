import { TASK_STATUSES } from '@artel/core/contract'
import { taskStatusLabels } from '@artel/core/tasks'
import { ButtonLink } from '@artel/ui/kit'
import { MyTasksView, type MyTasksViewProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { accounts, cardOf, createMockWorld } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'

const tasks = createMockWorld()
  .tasks.filter(({ author }) => author.id === accounts.client.id)
  .map((task) => cardOf(task))

const statuses = (current: string) =>
  ['Все', ...TASK_STATUSES.slice(0, 5).map((status) => taskStatusLabels[status])].map((label) => ({
    label,
    to: `/personal-area/my-tasks?status=${label}`,
    isCurrent: label === current,
  }))

const roles = (current: number) =>
  ['Я заказчик', 'Я исполнитель'].map((label, index) => ({
    label,
    to: `/personal-area/my-tasks?role=${index}`,
    isCurrent: index === current,
  }))

const meta = preview.meta({
  title: 'Экраны/Задания/Мои задания/Состояния',
  component: MyTasksView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { emptyAction: { control: false } },
  args: {
    roles: [] as ReturnType<typeof roles>,
    statuses: statuses('Все'),
    status: 'success' as MyTasksViewProps['status'],
    tasks,
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `/personal-area/my-tasks?page=${page}`,
    emptyText: 'Создайте задание, и исполнители пришлют отклики с ценой и сроком.',
    emptyAction: <ButtonLink to="/task-create">Создать задание</ButtonLink>,
    onRetry: fn(),
  },
})

/** Показывается заказчику: задания во всех состояниях. */
export const Client = meta.story({ name: 'Заказчик' })

/** Показывается исполнителю: он бывает и заказчиком. */
export const Executor = meta.story({
  name: 'Исполнитель',
  args: { roles: roles(1), tasks: tasks.slice(0, 2), statuses: statuses('Все') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Я исполнитель' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается, когда выбрано одно состояние. */
export const OneStatus = meta.story({
  name: 'Одно состояние',
  args: { statuses: statuses('В работе'), tasks: tasks.filter(({ status }) => status === 'IN_PROGRESS') },
})

/** Показывается, когда заданий больше десяти. */
export const Paged = meta.story({ name: 'Несколько страниц', args: { pageCount: 4, page: 2 } })

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

/** Показывается заказчику, который ещё ничего не создал. */
export const Empty = meta.story({ name: 'Пусто', args: { tasks: [] } })

/** Показывается исполнителю, который ещё не откликался. */
export const EmptyExecutor = meta.story({
  name: 'Пусто у исполнителя',
  args: {
    roles: roles(1),
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
  args: { roles: roles(0) },
  globals: { viewport: { value: 'phone' } },
})

// Every state of the list has a story.
;({ pending: Loading, error: Failed, success: Client }) satisfies Record<MyTasksViewProps['status'], unknown>
