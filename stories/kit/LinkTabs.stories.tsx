import { LinkTabs } from '@artel/ui/kit/tabs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { expectRingClearOfWords } from './ring.ts'

const meta = preview.meta({
  title: 'Компоненты/Вкладки-ссылки',
  component: LinkTabs,
  args: {
    label: 'Профиль исполнителя',
    tabs: [
      { to: '/executor/1/profile', label: 'О себе', current: true },
      { to: '/executor/1/services/1', label: 'Услуги', count: 12, current: false },
      { to: '/executor/1/portfolio/1', label: 'Работы', count: 8, current: false },
      { to: '/executor/1/blog', label: 'Блог', current: false },
    ],
  },
})

/** Показывается, когда у каждого вида своя страница. */
export const Plain = meta.story({
  name: 'Вкладки',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'О себе' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Услуги 12' })).toHaveFocus()
    await expectRingClearOfWords(canvas.getByRole('link', { name: 'Услуги 12' }))
  },
})

/** Показывается на телефоне: ряд листается вбок. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне, когда открыта страница из конца ряда: она видна сразу. */
export const LastOnPhone = meta.story({
  name: 'На телефоне: последняя',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Управление',
    tabs: ['Обзор', 'Пользователи', 'Цены и лимиты', 'Платежи', 'Помощь', 'Документы', 'Журнал'].map((label, at) => ({
      to: `/admin/${at}`,
      label,
      current: label === 'Журнал',
    })),
  },
  play: async ({ canvas }) => {
    const [tab, row] = [canvas.getByRole('link', { name: 'Журнал' }), canvas.getByRole('navigation')]
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
  },
})
