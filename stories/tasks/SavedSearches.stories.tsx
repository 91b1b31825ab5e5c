import { savedSearchQuery, type TaskFilters, taskList } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const few: TaskFilters = { ...taskList.defaults, fewReplies: true, cityId: kazan.id }

const meta = preview.meta({
  title: 'Экраны/Задания/Доска заданий/Сохранённые поиски',
  component: TaskFindScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, city: kazan },
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: few },
})

/** Показывается тому, у кого уже есть сохранённые поиски. */
export const Mine = meta.story({
  name: 'Есть свои поиски',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Мои поиски\s1$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить поиск' })).toBeVisible()
  },
})

/** Показывается на доске, которую сохранили: кнопка говорит об этом и открывает список. */
export const Saved = meta.story({
  name: 'Поиск сохранён',
  args: { filters: { ...taskList.defaults, categories: ['santehnika'], cityId: 551487, page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Поиск сохранён' })).toBeVisible()
  },
})

/** Название предложено по условиям; сохранённый поиск открывается и удаляется, фокус не теряется. */
export const SaveAndDelete = meta.story({
  name: 'Сохранили и удалили',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить поиск' }))
    const name = await screen.findByRole('textbox', { name: 'Название' })
    await expect(name).toHaveValue('Все задания, Казань, Меньше 5 откликов')
    await userEvent.clear(name)
    await userEvent.type(name, 'Без толпы{Enter}')
    const saved = await canvas.findByRole('button', { name: 'Поиск сохранён' })
    await waitFor(() => expect(saved).toHaveFocus())
    await userEvent.click(saved)
    const list = within(await screen.findByRole('dialog', { name: 'Сохранённые поиски' }))
    await expect(list.getByRole('link', { name: 'Без толпы' })).toHaveAttribute(
      'href',
      `/task-find?${savedSearchQuery(few)}`,
    )
    await userEvent.click(list.getByRole('button', { name: 'Удалить поиск: Без толпы' }))
    await waitFor(() => expect(list.queryByRole('link', { name: 'Без толпы' })).toBeNull())
    await expect(list.getByRole('button', { name: 'Удалить поиск: Сантехника в Казани' })).toHaveFocus()
    // Escape may close the label of the button first.
    const [close] = list.getAllByRole('button', { name: 'Закрыть' })
    await userEvent.click(close as HTMLElement)
    await expect(await canvas.findByRole('button', { name: 'Сохранить поиск' })).toBeVisible()
  },
})
