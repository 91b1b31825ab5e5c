import type { SignInValues } from '@artel/core/auth'
import type { FormViewState } from '@artel/core/forms'
import { SignInForm } from '@artel/ui/auth'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = FormViewState<SignInValues, void>

const values: SignInValues = { login: 'client@artel.test', password: 'Artel-demo-1' }

const meta = preview.meta({
  title: 'Экраны/Вход/Форма',
  component: SignInForm,
  parameters: { machine: { id: 'signIn' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { login: '', password: '' }, errors: {} } as Form,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается, когда форму только открыли. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Почта или телефон' }), 'к')
    await expect(args.onChange).toHaveBeenCalledWith('login', 'к')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда поля заполнены. */
export const Filled = meta.story({
  name: 'Заполненная',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values, errors: {} } },
})

/** Показывается после попытки войти с пустыми полями. */
export const Invalid = meta.story({
  name: 'С ошибками в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values: { login: '', password: '' },
      errors: { login: 'Укажите почту или телефон.', password: 'Введите пароль.' },
    },
  },
})

/** Показывается, пока сервер проверяет пароль. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда пароль не подошёл: одинаково для знакомых и незнакомых адресов. */
export const Failed = meta.story({
  name: 'Неверный пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: { status: 'failed', values, errors: {}, message: 'Неверная почта, телефон или пароль.' },
  },
})

// Every state of the form has a story; what comes after the answer is shown by whoever holds the form.
;({ editing: Pristine, submitting: Sending, failed: Failed, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
