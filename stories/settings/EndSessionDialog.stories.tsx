import { EndSessionDialog } from '@artel/ui/settings'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Настройки/Завершение сеанса',
  component: EndSessionDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    device: 'Safari, iPhone' as string | null,
    isBusy: false,
    message: null as string | null,
    onConfirm: fn(),
    onClose: fn(),
  },
})

/** Показывается перед тем, как завершить один сеанс. */
export const One = meta.story({
  name: 'Один сеанс',
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Оставить' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** Показывается перед тем, как завершить все остальные. */
export const Others = meta.story({ name: 'Все остальные', args: { device: null } })

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({ name: 'Завершается', args: { isBusy: true } })

/** Показывается, когда связи нет. */
export const Failed = meta.story({
  name: 'Не получилось',
  args: { message: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
})
