import { RoleDialog, type RoleDialogProps } from '@artel/ui/admin'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = RoleDialogProps['form']

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Смена роли',
  component: RoleDialog,
  parameters: { machine: { id: 'changeRole' } },
  args: {
    name: 'Ирина Котова',
    roles: ['MODERATOR', 'ADMIN'] as RoleDialogProps['roles'],
    form: { status: 'editing', values: { role: null }, errors: {} } as Form,
    attempt: 0,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, когда администратор решил дать человеку другую роль. */
export const Pristine = meta.story({
  name: 'Открылось',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /Модератор/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('role', 'MODERATOR')
  },
})

/** Показывается, когда роль не выбрали. */
export const Invalid = meta.story({
  name: 'Роль не выбрана',
  parameters: { machine: { state: 'filling.editing' } },
  args: { attempt: 1, form: { status: 'editing', values: { role: null }, errors: { role: 'Выберите роль.' } } },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: { role: 'MODERATOR' }, errors: {} } },
})

/** Показывается, когда у человека только что появилось задание. */
export const Refused = meta.story({
  name: 'Сервер отказал',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: { role: 'MODERATOR' },
      errors: {},
      message: 'Сейчас это сделать нельзя: состояние уже другое.',
    },
  },
})
