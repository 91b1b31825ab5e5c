import { LeavingForm, type LeavingFormProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = LeavingFormProps['form']

const values = { password: 'Artel-demo-1' }

const meta = preview.meta({
  title: 'Экраны/Настройки/Пароль для удаления',
  component: LeavingForm,
  parameters: { machine: { id: 'deleteAccount' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { password: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

/** Показывается последним перед удалением. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Не удалять' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Показывается, когда пароль не введён. */
export const Invalid = meta.story({
  name: 'Без пароля',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: { status: 'editing', values: { password: '' }, errors: { password: 'Введите пароль.' } },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда пароль не подошёл. */
export const WrongPassword = meta.story({
  name: 'Неверный пароль',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: { status: 'failed', values, errors: { password: 'Неверный пароль.' }, message: 'Неверный пароль.' },
  },
})

// Every state of the form has a story; what comes after the answer is shown by the page.
;({ editing: Pristine, submitting: Sending, failed: WrongPassword, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
