import { BlockDialog, type BlockDialogProps } from '@artel/ui/admin'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = BlockDialogProps['form']
const values = { rule: 'FRAUD', comment: 'Брал предоплату и пропадал.' } as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Блокировка',
  component: BlockDialog,
  parameters: { machine: { id: 'blockUser' } },
  args: {
    name: 'Сергей Мельников',
    form: { status: 'editing', values: { rule: null, comment: '' }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда администратор решил заблокировать человека. */
export const Pristine = meta.story({
  name: 'Открылось',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('За что'), 'SPAM')
    await expect(args.onChange).toHaveBeenLastCalledWith('rule', 'SPAM')
  },
})

/** Показывается, когда у «другого нарушения» нет слов. */
export const Invalid = meta.story({
  name: 'Без комментария нельзя',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { rule: 'OTHER', comment: '' },
      errors: { comment: 'Напишите, за что: это прочтёт владелец аккаунта.' },
    },
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
