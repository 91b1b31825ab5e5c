import { aListPrice } from '@artel/core/testing'
import { PriceDialog, type PriceDialogProps, type PriceValues } from '@artel/ui/admin'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'

type Form = PriceDialogProps['form']

const values = (value: number | null, more: Partial<PriceValues> = {}): PriceValues => ({
  kind: 'PRICE',
  value,
  isEndless: false,
  validFrom: '',
  ...more,
})

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Смена цены',
  component: PriceDialog,
  decorators: [frozenTime],
  parameters: { machine: { id: 'price' } },
  args: {
    price: aListPrice(),
    form: { status: 'editing', values: values(2990_00), errors: {} } as Form,
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
    await expect(args.onChange).toHaveBeenLastCalledWith('value', null)
  },
})

/** Показывается, когда цена меньше рубля. */
export const Invalid = meta.story({
  name: 'Цены нет',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: { status: 'editing', values: values(null), errors: { value: 'Укажите сумму.' } },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: values(3190_00), errors: {} } },
})

/** Показывается, когда коллега успел раньше. */
export const Refused = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: values(3190_00),
      errors: {},
      message: 'Пока вы смотрели, данные изменились. Мы показали свежие, повторите действие.',
    },
  },
})

const replies = aListPrice({
  key: 'LIMIT:BASIC:REPLIES',
  group: 'LIMIT',
  title: 'Тариф «Базовый»: отклики на задания в месяц',
  value: 30,
})

/** Показывается, когда меняют лимит: его можно и снять. */
export const Limit = meta.story({
  name: 'Лимит с назначенного дня',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    price: replies,
    form: { status: 'editing', values: values(40, { kind: 'LIMIT', validFrom: '2026-04-01' }), errors: {} },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Без ограничений' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('isEndless', true)
  },
})

/** Показывается, когда лимит снимают. */
export const Endless = meta.story({
  name: 'Без ограничений',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    price: replies,
    form: { status: 'editing', values: values(30, { kind: 'LIMIT', isEndless: true }), errors: {} },
  },
})

/** Показывается, когда день уже прошёл. */
export const PastDay = meta.story({
  name: 'День прошёл',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    attempt: 1,
    form: {
      status: 'failed',
      values: values(3190_00, { validFrom: '2026-02-01' }),
      errors: { validFrom: 'Задним числом ничего не изменить.' },
      message: 'Задним числом ничего не изменить.',
    },
  },
})
