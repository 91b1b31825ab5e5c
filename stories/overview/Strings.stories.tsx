import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Strings } from './Strings.tsx'

const meta = preview.meta({
  title: 'Обзор/Строки',
  component: Strings,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, pictures: false },
})

/** Показывается тому, кто ищет, где стоит текст. */
export const Page = meta.story({ name: 'Строки' })

/** Поиск находит текст и ведёт к историям. Только для проверки: на странице ищет человек. */
export const Search = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти текст' }), 'введите пароль')
    await waitFor(() => expect(canvas.getByText(/^Введите пароль\./)).toBeVisible())
    await userEvent.click(canvas.getByText(/^Введите пароль\./))
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0)
  },
})
