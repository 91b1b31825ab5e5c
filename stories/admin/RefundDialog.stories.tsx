import { RefundDialog, type RefundDialogProps } from '@artel/ui/admin/payments'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = RefundDialogProps['form']
const values = { rule: null, comment: '' } as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Возврат денег',
  component: RefundDialog,
  parameters: { machine: { id: 'refund' } },
  args: {
    total: 790_00,
    form: { status: 'editing', values, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда администратор решил вернуть деньги: что из этого выйдет и почему. */
export const Pristine = meta.story({
  name: 'Открылось',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Почему'), 'BUYER_ASKED')
    await expect(args.onChange).toHaveBeenLastCalledWith('rule', 'BUYER_ASKED')
  },
})

/** Показывается, когда другую причину не объяснили. */
export const Invalid = meta.story({
  name: 'Нет причины',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { rule: 'OTHER', comment: '' },
      errors: { comment: 'Напишите, почему возвращаете деньги.' },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: { rule: 'PAID_TWICE', comment: '' }, errors: {} } },
})

/** Показывается, когда коллега успел раньше. */
export const Refused = meta.story({
  name: 'Уже возвращено',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: { rule: 'PAID_TWICE', comment: '' },
      errors: {},
      message: 'Сейчас это сделать нельзя: состояние уже другое.',
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
