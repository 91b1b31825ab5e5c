import { Breadcrumbs } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Хлебные крошки',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', to: '/' },
      { label: 'Все задания', to: '/task-find' },
      { label: 'Ремонт и сборка', to: '/task-find/remont' },
      { label: 'Собрать кухонный гарнитур' },
    ],
  },
})

/** Показывается над названием страницы; сама страница не ссылка. */
export const OnDesktop = meta.story({
  name: 'На столе',
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Собрать кухонный гарнитур')).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается на телефоне: остаётся только шаг назад. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Tab идёт от главной вниз; сама страница не на пути. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Главная', 'Все задания', 'Ремонт и сборка']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
