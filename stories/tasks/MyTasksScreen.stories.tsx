import { myTaskList } from '@artel/core/tasks'
import { MyTasksScreen } from '@artel/ui/tasks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, empty, mockApi, offline, pending, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Мои задания/С сервером',
  component: MyTasksScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'client' },
  beforeEach: backend,
  args: { filters: myTaskList.defaults },
})

/** Показывается заказчику: что ждёт его, стоит первым, у вкладок видно, сколько в них заданий. */
export const Client = meta.story({
  name: 'Заказчик',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7))
    await expect(canvas.getByRole('region', { name: 'Ждёт вас' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Все 7/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: 'Я исполнитель' })).toBeNull()
  },
})

/** Показывается исполнителю: задания, на которые он откликнулся. */
export const Executor = meta.story({
  name: 'Исполнитель',
  globals: { viewer: 'executor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Я исполнитель' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: /На проверке/ })).toBeNull()
  },
})

/** Показывается модератору: у сотрудников своих заданий нет. */
export const Staff = meta.story({
  name: 'Модератор',
  globals: { viewer: 'moderator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('У сотрудников заданий нет')).toBeVisible()
  },
})

/** Показывается в архиве: вместе с отменёнными и отклонёнными. */
export const Archive = meta.story({
  name: 'В архиве',
  args: { filters: { ...myTaskList.defaults, status: 'ARCHIVED' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyTasks: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем задания')).toBeInTheDocument()
  },
})

/** Показывается тому, кто ещё ничего не создал. */
export const Empty = meta.story({
  name: 'Пусто',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyTasks: empty })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь пока пусто')).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyTasks: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить задания')
  },
})

/** Показывается, когда сеанс кончился, пока страницу не трогали: вход поверх неё. */
export const Expired = meta.story({
  name: 'Сеанс завершён',
  beforeEach: () => {
    theWorld().session = null
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Вход' })).toHaveTextContent('Сеанс завершён')
  },
})
