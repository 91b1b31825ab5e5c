import { aListPrice } from '@artel/core/testing'
import { PriceDialog, type PriceDialogProps } from '@artel/ui/admin'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = PriceDialogProps['form']

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Смена цены',
  component: PriceDialog,
  parameters: { machine: { id: 'price' } },
  args: {
    price: aListPrice(),
    form: { status: 'editing', values: { price: 2990_00 }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда администратор решил изменить цену. */
export const Pristine = meta.story({
  name: 'Открылось',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(screen.getByLabelText('Новая цена'))
    await expect(args.onChange).toHaveBeenLastCalledWith('price', null)
  },
})

/** Показывается, когда цена меньше рубля. */
export const Invalid = meta.story({
  name: 'Цены нет',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: { status: 'editing', values: { price: null }, errors: { price: 'Укажите сумму.' } },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: { price: 3190_00 }, errors: {} } },
})

/** Показывается, когда коллега успел раньше. */
export const Refused = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: { price: 3190_00 },
      errors: {},
      message: 'Пока вы смотрели, данные изменились. Мы показали свежие, повторите действие.',
    },
  },
})
