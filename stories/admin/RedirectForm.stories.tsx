import { RedirectForm, type RedirectFormProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = RedirectFormProps['form']
const values = { from: '/uslugi/remont', to: '/landing/remont' }

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Новый переезд',
  component: RedirectForm,
  parameters: { machine: { id: 'redirect' } },
  args: {
    form: { status: 'editing', values: { from: '', to: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается над таблицей переездов. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Старый адрес'), '/')
    await expect(args.onChange).toHaveBeenLastCalledWith('from', '/')
  },
})

/** Показывается, когда адрес не внутри сайта. */
export const Invalid = meta.story({
  name: 'Чужой адрес',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { ...values, to: 'https://example.org' },
      errors: { to: 'Адрес внутри сайта начинается с одной косой черты.' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда адреса ведут по кругу. */
export const Loop = meta.story({
  name: 'По кругу',
  parameters: { machine: { state: 'filling.failed' } },
  args: { form: { status: 'failed', values, errors: {}, message: 'Адреса ведут по кругу.' } },
})
