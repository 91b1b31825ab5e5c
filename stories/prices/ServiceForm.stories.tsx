import type { ServiceValues } from '@artel/core/prices'
import type { CategorySelectProps } from '@artel/ui/categories'
import { ServiceForm, type ServiceFormProps } from '@artel/ui/prices/editor'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'

const values: ServiceValues = {
  categoryId: 11,
  name: 'Замена смесителя',
  priceType: 'FROM',
  price: 1_500_00,
  unit: 'шт.',
}
const blank: ServiceValues = { categoryId: null, name: '', priceType: 'FROM', price: null, unit: '' }

const meta = preview.meta({
  title: 'Экраны/Кабинет/Услуги и цены/Одна услуга',
  component: ServiceForm,
  parameters: { machine: { id: 'service' } },
  args: {
    view: { status: 'editing', values, errors: {}, message: null } as ServiceFormProps['view'],
    attempt: 0,
    onShowSaved: null as ServiceFormProps['onShowSaved'],
    isInert: false,
    tree: seededCategories(),
    own: [11, 12],
    stored: { id: 11, name: 'Сантехника' } as CategorySelectProps['stored'],
    label: 'Изменить: Замена смесителя',
    isNew: false,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

/** Показывается на месте строки, которую меняют. */
export const Editing = meta.story({
  name: 'Изменение',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Цена'), 'NEGOTIABLE')
    await expect(args.onChange).toHaveBeenLastCalledWith('priceType', 'NEGOTIABLE')
    await userEvent.selectOptions(canvas.getByLabelText('Категория'), 'Укладка плитки')
    await expect(args.onChange).toHaveBeenLastCalledWith('categoryId', 12)
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Показывается над списком, когда добавляют новую. */
export const New = meta.story({
  name: 'Новая',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: { status: 'editing', values: blank, errors: {}, message: null },
    label: 'Новая услуга',
    isNew: true,
  },
})

/** Показывается, когда цена договорная: суммы у неё нет. */
export const Negotiable = meta.story({
  name: 'Договорная',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    view: {
      status: 'editing',
      values: { ...values, priceType: 'NEGOTIABLE', price: null },
      errors: {},
      message: null,
    },
  },
})

/** Показывается, когда чего-то не хватает: слова стоят у полей. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    isNew: true,
    label: 'Новая услуга',
    view: {
      status: 'editing',
      values: blank,
      errors: { name: 'Назовите услугу.', price: 'Укажите сумму.', categoryId: 'Выберите категорию.' },
      message: null,
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'submitting' } },
  args: { view: { status: 'submitting', values, errors: {}, message: null } },
})

/** Показывается, когда не получилось: введённое на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    view: {
      status: 'failed',
      values,
      errors: {},
      message: 'Нет соединения с интернетом. Проверьте сеть и повторите.',
    },
  },
})

/** Показывается, когда ту же строку изменили в другом окне. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    view: { status: 'failed', values, errors: {}, message: 'Данные изменились.' },
    onShowSaved: fn(),
  },
})
