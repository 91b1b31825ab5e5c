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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('экранов 1,'))
    await expect(canvas.getByRole('heading', { level: 3, name: 'Создать задание' })).toBeVisible()
  },
})
