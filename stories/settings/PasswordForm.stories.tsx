import { PasswordForm, type PasswordFormProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = PasswordFormProps['form']

const values = { currentPassword: 'Artel-demo-1', password: 'Sirenevyi-tuman-7' }

const meta = preview.meta({
  title: 'Экраны/Настройки/Смена пароля',
  component: PasswordForm,
  parameters: { machine: { id: 'changePassword' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { currentPassword: '', password: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

/** Показывается, когда человек решил сменить пароль: правила и последствия сказаны заранее. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'S')
    await expect(args.onChange).toHaveBeenCalledWith('password', 'S')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда нынешний пароль не введён, а новый короток. */
export const Invalid = meta.story({
  name: 'С ошибками в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { currentPassword: '', password: 'abc' },
      errors: { currentPassword: 'Введите пароль.', password: 'Пароль не короче 8 символов.' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда нынешний пароль не подошёл. */
export const WrongPassword = meta.story({
  name: 'Неверный нынешний пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: { status: 'failed', values, errors: { currentPassword: 'Неверный пароль.' }, message: 'Неверный пароль.' },
  },
})

/** Показывается, когда новый пароль из тех, что пробуют первыми. */
export const TooCommon = meta.story({
  name: 'Слишком известный новый пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: {
      status: 'failed',
      values: { ...values, password: 'Qwerty123' },
      errors: { password: 'Этот пароль слишком известен: придумайте другой.' },
      message: 'Такой пароль слишком легко угадать. Придумайте другой.',
    },
  },
})

/** Показывается, когда связи нет: введённое на месте. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: {
      status: 'failed',
      values,
      errors: {},
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    },
  },
})

// Every state of the form has a story; what comes after the answer is shown by the page.
;({ editing: Pristine, submitting: Sending, failed: WrongPassword, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
