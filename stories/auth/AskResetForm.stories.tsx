import type { FormViewState } from '@artel/core/forms'
import { AskResetForm } from '@artel/ui/auth'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = FormViewState<{ readonly email: string }, void>

const values = { email: 'client@artel.test' }

const meta = preview.meta({
  title: 'Экраны/Вход/Восстановление пароля/Просьба о ссылке',
  component: AskResetForm,
  parameters: { machine: { id: 'askReset' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { email: '' }, errors: {} } as Form,
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Почта' }), 'к')
    await expect(args.onChange).toHaveBeenCalledWith('к')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда адрес написан с ошибкой. */
export const Invalid = meta.story({
  name: 'С ошибкой в поле',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values: { email: 'client@' },
      errors: { email: 'Проверьте адрес: он должен быть вида name@example.ru.' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда просили слишком часто. */
export const Failed = meta.story({
  name: 'Отказ сервера',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: { status: 'failed', values, errors: {}, message: 'Слишком часто. Подождите немного и повторите.' },
  },
})

// Every state of the form has a story; what comes after the answer is shown by whoever holds the form.
;({ editing: Pristine, submitting: Sending, failed: Failed, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
