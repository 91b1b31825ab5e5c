import { Field, PasswordInput } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Пароль',
  component: PasswordInput,
  decorators: [formWidth],
  args: { autoComplete: 'current-password' as const, defaultValue: 'Artel-demo-1' },
  render: (args) => (
    <Field label="Пароль">
      <PasswordInput {...args} />
    </Field>
  ),
})

/** Показывается сначала: пароль скрыт. */
export const Hidden = meta.story({ name: 'Скрыт' })

/** Показывается после нажатия на глаз; кнопка доступна с клавиатуры. */
export const Shown = meta.story({
  name: 'Показан',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus()
  },
})
