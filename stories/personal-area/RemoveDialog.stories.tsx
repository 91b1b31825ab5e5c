import { RemoveDialog } from '@artel/ui/personal-area/remove'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Паттерны/Кабинет/Удаление своего',
  component: RemoveDialog,
  args: {
    title: 'Удалить работу?',
    text: 'Работа «Санузел под ключ» исчезнет из портфолио вместе с фотографиями.',
    isBusy: false,
    message: null as string | null,
    onConfirm: fn(),
    onClose: fn(),
  },
})

/** Показывается, прежде чем что-то своё исчезнет. */
export const Asked = meta.story({
  name: 'Вопрос',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Оставить' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({ name: 'Удаляется', args: { isBusy: true } })

/** Показывается, когда не получилось. */
export const Failed = meta.story({
  name: 'Не получилось',
  args: { message: 'Нет соединения с интернетом. Проверьте сеть и повторите.' },
})
