import { TakeDownDialog, type TakeDownDialogProps } from '@artel/ui/admin/articles'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = TakeDownDialogProps['form']
const values = { rule: 'UNTRUE', comment: 'Цены в статье прошлогодние.' } as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Снятие статьи',
  component: TakeDownDialog,
  parameters: { machine: { id: 'takeDownArticle' } },
  args: {
    form: { status: 'editing', values: { rule: null, comment: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда администратор решил снять статью с сайта. */
export const Pristine = meta.story({
  name: 'Открылось',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Что нарушено'), 'SPAM')
    await expect(args.onChange).toHaveBeenLastCalledWith('rule', 'SPAM')
  },
})

/** Показывается, когда правило не выбрано. */
export const Invalid = meta.story({
  name: 'Без правила нельзя',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: { status: 'editing', values: { rule: null, comment: '' }, errors: { rule: 'Выберите правило.' } },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда коллега успел раньше. */
export const Refused = meta.story({
  name: 'Коллега успел раньше',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values,
      errors: {},
      message: 'Пока вы смотрели, данные изменились. Мы показали свежие, повторите действие.',
    },
  },
})
