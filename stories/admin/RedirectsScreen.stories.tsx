import { redirectList } from '@artel/core/admin'
import { RedirectsScreen } from '@artel/ui/admin'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Переезды/С сервером',
  component: RedirectsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: redirectList.defaults },
})

/** Показывается администратору: форма нового переезда и всё, что переехало. */
export const Moved = meta.story({
  name: 'Форма и таблица',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Добавить переезд' })).toBeVisible()
  },
})

/** Переезд добавляют, второй раз он не проходит, и его удаляют. */
export const AddedAndRemoved = meta.story({
  name: 'Добавление и удаление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const add = async (to: string) => {
      await userEvent.type(await canvas.findByLabelText('Старый адрес'), '/staraya-doska')
      await userEvent.type(canvas.getByLabelText('Новый адрес'), to)
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить переезд' }))
    }
    await add('/task-find')
    const remove = await canvas.findByRole('button', { name: 'Удалить переезд /staraya-doska' })
    await add('/faq')
    await expect(await canvas.findByText('Для этого адреса переезд уже есть.')).toBeVisible()
    await userEvent.click(remove)
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить переезд' }))
    await waitFor(() => expect(remove).not.toBeInTheDocument())
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listRedirects: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Переезды не загрузились')).toBeVisible()
  },
})
