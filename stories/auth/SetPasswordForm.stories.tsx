import type { SetPasswordOutcome } from '@artel/core/auth'
import type { FormViewState } from '@artel/core/forms'
import { SetPasswordForm } from '@artel/ui/auth'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = FormViewState<{ readonly password: string }, SetPasswordOutcome>

const values = { password: 'Sirenevyi-tuman-7' }

const meta = preview.meta({
  title: 'Экраны/Вход/Восстановление пароля/Новый пароль',
  component: SetPasswordForm,
  parameters: { machine: { id: 'setPassword' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { password: '' }, errors: {} } as Form,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается тому, кто пришёл по ссылке. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'K')
    await expect(args.onChange).toHaveBeenCalledWith('K')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда пароль короток. */
export const Invalid = meta.story({
  name: 'С ошибкой в поле',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { password: 'abc' }, errors: { password: 'Пароль не короче 8 символов.' } },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда пароль из тех, что пробуют первыми. */
export const TooCommon = meta.story({
  name: 'Слишком известный пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: { password: 'password1' },
      errors: { password: 'Этот пароль слишком известен: придумайте другой.' },
      message: 'Такой пароль слишком легко угадать. Придумайте другой.',
    },
  },
})

/** Показывается, когда связи нет: введённое на месте. */
export const Failed = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: { status: 'failed', values, errors: {}, message: 'Нет связи с интернетом. Проверьте подключение.' },
  },
})

// Every state of the form has a story; what comes after the answer is shown by whoever holds the form.
;({ editing: Pristine, submitting: Sending, failed: Failed, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
