import { PhoneForm, type PhoneFormProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from '../kit/form-width.tsx'

type Form = PhoneFormProps['form']

const values = { phoneNumber: '+79053001020' }

const meta = preview.meta({
  title: 'Экраны/Настройки/Смена телефона',
  component: PhoneForm,
  parameters: { machine: { id: 'changePhone' } },
  decorators: [formWidth],
  args: {
    form: { status: 'editing', values: { phoneNumber: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

/** Показывается, когда человек решил сменить телефон. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Новый телефон'), '9')
    await expect(args.onChange).toHaveBeenLastCalledWith('phoneNumber', '+79')
  },
})

/** Показывается, когда номер набран не до конца. */
export const Invalid = meta.story({
  name: 'С ошибкой в поле',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { phoneNumber: '+79053' },
      errors: { phoneNumber: 'Некорректный формат номера телефона' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда телефон за день меняли трижды. */
export const TooOften = meta.story({
  name: 'Слишком часто',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: {
      status: 'failed',
      values,
      errors: {},
      message: 'Слишком часто. Подождите немного и повторите.',
    },
  },
})

// Every state of the form has a story; what comes after the answer is shown by the page.
;({ editing: Pristine, submitting: Sending, failed: TooOften, done: 'Нечего показать' }) satisfies Record<
  Form['status'],
  unknown
>
