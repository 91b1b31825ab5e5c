import { EmailForm, type EmailFormProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = EmailFormProps['form']

const values = { email: 'kotova@artel.test', password: 'Artel-demo-1' }

const meta = preview.meta({
  title: 'Экраны/Настройки/Смена почты',
  component: EmailForm,
  parameters: { machine: { id: 'changeEmail' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { email: '', password: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

/** Показывается, когда человек решил сменить почту. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Новая почта'), 'k')
    await expect(args.onChange).toHaveBeenCalledWith('email', 'k')
    await userEvent.click(canvas.getByRole('button', { name: 'Не менять' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда отправлять нечего. */
export const Invalid = meta.story({
  name: 'С ошибками в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { email: 'kotova', password: '' },
      errors: { email: 'Проверьте адрес: в нём должны быть @ и точка.', password: 'Введите пароль.' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда такая почта есть у другого аккаунта. */
export const Taken = meta.story({
  name: 'Почта занята',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: {
      status: 'failed',
      values,
      errors: { email: 'Эта почта уже занята. Войдите или восстановите пароль.' },
      message: 'Эта почта уже занята. Войдите или восстановите пароль.',
    },
  },
})

/** Показывается, когда пароль не подошёл: набранная почта на месте. */
export const WrongPassword = meta.story({
  name: 'Неверный пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: { status: 'failed', values, errors: { password: 'Неверный пароль.' }, message: 'Неверный пароль.' },
  },
})

/** Показывается, когда письма просили слишком часто. */
export const TooOften = meta.story({
  name: 'Слишком часто',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: { status: 'failed', values, errors: {}, message: 'Слишком часто. Подождите немного и повторите.' },
  },
})

// Every state of the form has a story; what comes after the answer is shown by the page.
;({ editing: Pristine, submitting: Sending, failed: Taken, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
