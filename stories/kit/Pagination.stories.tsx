import { Pagination } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Страницы',
  component: Pagination,
  args: { page: 5, pageCount: 12, to: (page: number) => `/task-find?page=${page}` },
})

/** Показывается в середине длинного списка. */
export const Middle = meta.story({
  name: 'Середина',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Страница 5')
    await expect(canvas.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/task-find?page=6')
  },
})

/** Показывается в начале: назад некуда. */
export const First = meta.story({ name: 'Первая', args: { page: 1 } })

/** Показывается в конце: дальше некуда. */
export const Last = meta.story({ name: 'Последняя', args: { page: 12 } })

/** Показывается, когда страниц немного: все на виду. */
export const Few = meta.story({ name: 'Немного', args: { page: 2, pageCount: 3 } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Не показывается, когда страница одна. */
export const Single = meta.story({
  name: 'Одна',
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

/** Страницы — ссылки: Tab идёт от предыдущей к следующей, текущая тоже на пути. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas, userEvent }) => {
    const order = ['Предыдущая страница', 'Страница 1', 'Страница 2', 'Страница 3', 'Следующая страница']
    for (const name of order) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Страница 3' })).toHaveFocus()
  },
})
