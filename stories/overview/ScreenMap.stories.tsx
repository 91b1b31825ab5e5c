import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ScreenMap } from './ScreenMap.tsx'

const meta = preview.meta({
  title: 'Обзор/Карта экранов',
  component: ScreenMap,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, pictures: false },
  args: { theme: 'light' },
  render: (_, { globals }) => <ScreenMap theme={globals.theme as string} />,
})

/** Показывается тому, кто ищет экран или его состояние. */
export const Page = meta.story({ name: 'Карта экранов' })

/** Поиск оставляет то, о чём спросили. Только для проверки: на странице ищет человек. */
export const Search = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск' }), '/task-create')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('экранов 2,'))
    // The way from a quiz leads to the same form.
    await expect(canvas.getAllByRole('heading', { level: 3, name: 'Создать задание' })).toHaveLength(2)
  },
})

/** Поиск знает и места в списке слева: по ним историю называют друг другу. */
export const SearchByPlace = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск' }), 'Экраны/Чат/Поле сообщения')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('экранов 2,'))
    await expect(canvas.queryByRole('heading', { level: 3, name: 'Создать задание' })).not.toBeInTheDocument()
  },
})

/** Показывается, когда искать нечего: сброс возвращает всю карту. */
export const NothingFound = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Поиск' })
    await userEvent.type(search, 'дирижабль')
    await canvas.findByText('Ничего не нашлось по «дирижабль»')
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(search).toHaveValue(''))
    await expect(await canvas.findAllByRole('heading', { level: 3, name: 'Создать задание' })).toHaveLength(2)
  },
})
