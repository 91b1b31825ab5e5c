import { MyTasksForStaff, type MyTasksForStaffProps } from '@artel/ui/tasks'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Мои задания/Сотрудникам',
  component: MyTasksForStaff,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { queueTo: '/moderation' as MyTasksForStaffProps['queueTo'], boardTo: '/task-find' },
})

/** Показывается модератору и администратору: своих заданий у них нет, работа в очереди. */
export const WithQueue = meta.story({
  name: 'С очередью модерации',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К очереди модерации' })).toHaveAttribute('href', '/moderation')
  },
})

/** Показывается сотрудникам, пока страницы модерации нет: ссылка никуда не ведёт в пустоту. */
export const WithoutQueue = meta.story({
  name: 'Без очереди модерации',
  args: { queueTo: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Смотреть задания' })).toHaveAttribute('href', '/task-find')
  },
})
