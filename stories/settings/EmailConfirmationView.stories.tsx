import { EmailConfirmationView, type EmailConfirmationViewProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

const meta = preview.meta({
  title: 'Экраны/Настройки/Подтверждение почты',
  component: EmailConfirmationView,
  decorators: [formWidth],
  args: {
    email: 'kotova@artel.test',
    status: 'idle' as EmailConfirmationViewProps['status'],
    message: null as string | null,
    lettersPath: null as string | null,
    onSend: fn(),
  },
})

/** Показывается, пока почта не подтверждена. */
export const Waiting = meta.story({
  name: 'Ждёт подтверждения',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить письмо ещё раз' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока письмо отправляется. */
export const Sending = meta.story({ name: 'Письмо отправляется', args: { status: 'pending' } })

/** Показывается, когда письмо ушло: второй раз просить незачем. */
export const Sent = meta.story({
  name: 'Письмо отправлено',
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Показывается, когда писем просили слишком много. */
export const TooOften = meta.story({
  name: 'Слишком часто',
  args: { status: 'error', message: 'Слишком часто. Подождите немного и повторите.' },
})

/** Показывается в демо на своём компьютере: письмо можно прочесть тут же. */
export const InDemo = meta.story({
  name: 'В демо',
  args: { status: 'success', lettersPath: '/dev/mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'прочитать здесь' })).toHaveAttribute('href', '/dev/mail')
  },
})

/** Показывается для самого длинного адреса. */
export const LongAddress = meta.story({
  name: 'Длинный адрес',
  args: { status: 'success', email: `${'konstantinopolskaya.'.repeat(4)}a@artel.test` },
})
