import type { PhoneConfirmationViewState } from '@artel/core/account'
import { PhoneCodeView } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

const entering = {
  status: 'entering',
  code: '',
  isChecking: false,
  error: null,
  message: null,
  resendIn: 48,
} as const satisfies PhoneConfirmationViewState

const meta = preview.meta({
  title: 'Экраны/Настройки/Подтверждение телефона',
  component: PhoneCodeView,
  parameters: { machine: { id: 'phoneConfirmation' } },
  decorators: [formWidth],
  args: {
    phone: '+79053001020',
    view: { status: 'idle', message: null } as PhoneConfirmationViewState,
    lettersPath: null as string | null,
    onRequest: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, пока телефон не подтверждён. */
export const Idle = meta.story({
  name: 'Ждёт подтверждения',
  parameters: { machine: { state: 'idle' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда СМС сегодня больше не отправляют. */
export const NotSent = meta.story({
  name: 'Код не отправлен',
  parameters: { machine: { state: 'idle' } },
  args: { view: { status: 'idle', message: 'Сегодня СМС больше не отправляем. Попробуйте завтра.' } },
})

/** Показывается, пока сервер отправляет код. */
export const Sending = meta.story({
  name: 'Код отправляется',
  parameters: { machine: { state: 'sending' } },
  args: { view: { status: 'sending' } },
})

/** Показывается, когда код ушёл: видно, через сколько можно просить новый. */
export const Entering = meta.story({
  name: 'Ввод кода',
  parameters: { machine: { state: 'entering.typing' } },
  args: { view: entering },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Код из СМС')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    field.focus()
    await userEvent.paste('Артель: код 482 913')
    await expect(args.onChange).toHaveBeenLastCalledWith('Артель: код 482 913')
    await expect(canvas.queryByRole('button', { name: 'Прислать новый код' })).toBeNull()
  },
})

/** Показывается, когда прошла минута: можно просить новый код. */
export const Resendable = meta.story({
  name: 'Можно просить новый код',
  parameters: { machine: { state: 'entering.typing' } },
  args: { view: { ...entering, code: '4829', resendIn: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать новый код' }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока сервер проверяет код. */
export const Checking = meta.story({
  name: 'Код проверяется',
  parameters: { machine: { state: 'entering.confirming' } },
  args: { view: { ...entering, code: '482913', isChecking: true } },
})

/** Показывается, когда код не подошёл: поле пусто, сказано почему. */
export const Wrong = meta.story({
  name: 'Код не подошёл',
  parameters: { machine: { state: 'entering.wrong' } },
  args: {
    view: { ...entering, error: 'Код не подошёл. Проверьте цифры из последнего СМС или запросите новый.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Код из СМС')).toHaveAccessibleDescription(/Код не подошёл/)
  },
})

/** Показывается, когда связь пропала, пока код проверяли: набранное осталось. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'entering.typing' } },
  args: {
    view: {
      ...entering,
      code: '482913',
      resendIn: 0,
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда прошло десять минут. */
export const Expired = meta.story({
  name: 'Код устарел',
  parameters: { machine: { state: 'expired' } },
  args: { view: { status: 'expired' } },
})

/** Показывается после пяти неверных кодов. */
export const Spent = meta.story({
  name: 'Попытки закончились',
  parameters: { machine: { state: 'spent' } },
  args: { view: { status: 'spent' } },
})

/** Показывается, когда код подошёл. */
export const Confirmed = meta.story({
  name: 'Подтверждён',
  parameters: { machine: { state: 'confirmed' } },
  args: { view: { status: 'confirmed' } },
})

/** Показывается в демо на своём компьютере: СМС можно прочесть тут же. */
export const InDemo = meta.story({
  name: 'В демо',
  parameters: { machine: { state: 'entering.typing' } },
  args: { view: entering, lettersPath: '/dev/mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'прочитать здесь' })).toHaveAttribute('href', '/dev/mail#sms')
  },
})

// Every step has a story.
;({
  idle: Idle,
  sending: Sending,
  entering: Entering,
  expired: Expired,
  spent: Spent,
  confirmed: Confirmed,
}) satisfies Record<PhoneConfirmationViewState['status'], unknown>
