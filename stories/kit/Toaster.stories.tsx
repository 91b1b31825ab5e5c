import { type Toast, Toaster } from '@artel/ui/kit-toast'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const aToast = (id: number, toast: Partial<Toast>): Toast => ({ id, kind: 'info', text: null, ...toast })

const success = aToast(1, { kind: 'success', text: 'Задание опубликовано' })
const failure = aToast(2, { kind: 'error', text: 'Отклик не отправлен: пропала связь' })
const warning = aToast(3, { kind: 'warning', text: 'В отклике есть номер телефона' })
const info = aToast(4, { kind: 'info', text: 'Задание на проверке' })

const meta = preview.meta({
  title: 'Компоненты/Уведомление',
  component: Toaster,
  args: { toasts: [success], onDismiss: fn(), onHold: fn(), onRelease: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
})

/** Показывается, когда получилось. */
export const Success = meta.story({ name: 'Успех', parameters: { machine: { id: 'toasts', state: 'running' } } })

/** Показывается, когда не получилось. */
export const Failure = meta.story({ name: 'Ошибка', args: { toasts: [failure] } })

/** Показывается, когда что-то надо заметить. */
export const Warning = meta.story({ name: 'Внимание', args: { toasts: [warning] } })

/** Показывается, когда надо просто знать. */
export const Info = meta.story({ name: 'Инфо', args: { toasts: [info] } })

/** Показывается, когда событий сразу несколько. */
export const Stack = meta.story({
  name: 'Стопка',
  parameters: { machine: { id: 'toasts', state: 'running' } },
  args: { toasts: [success, warning, failure] },
})

/** Показывается на телефоне: во всю ширину снизу. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { toasts: [success, failure] },
  globals: { viewport: { value: 'phone' } },
})

/** F8 ведёт к уведомлению, крестик закрывает. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ userEvent, args }) => {
    await screen.findByText('Задание опубликовано')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
  },
})
