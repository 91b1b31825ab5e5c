import { AskCategory } from '@artel/ui/categories/request'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Предложение категории/Кнопка',
  component: AskCategory,
  decorators: [withServices],
  parameters: {
    toolbar: { network: 'Пока не нажали, кнопка ничего у сервера не просит.' },
    docs: { story: { inline: false, height: '720px' } },
  },
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { onChoose: fn() },
})

const ask = { name: 'Нет нужной категории? Предложите свою' } as const

/** Показывается рядом с выбором категории тому, кто вошёл. */
export const Closed = meta.story({
  name: 'Закрыта',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', ask)).toBeVisible()
  },
})

/** После нажатия открывается предложение; категорию, которая уже есть, можно взять сразу. */
export const Opens = meta.story({
  name: 'Находит ту, что уже есть',
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: 'Предложить категорию' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.type(screen.getByLabelText('Название'), 'сантехника')
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать «Сантехника»' }))
    await expect(args.onChoose).toHaveBeenCalledWith(11)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Предложение уходит модератору. */
export const Sends = meta.story({
  name: 'Уходит модератору',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', ask))
    await userEvent.type(await screen.findByLabelText('Название'), 'Заточка коньков')
    await userEvent.type(screen.getByLabelText('Какие работы сюда войдут'), 'Хоккейные и фигурные коньки.')
    await userEvent.click(screen.getByRole('button', { name: 'Предложить' }))
    await waitFor(() => expect(screen.getByText('Предложение отправлено')).toBeVisible())
  },
})
