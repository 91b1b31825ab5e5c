import { Button, Field, FormErrorSummary, Input } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Что исправить в форме',
  component: FormErrorSummary,
  decorators: [formWidth],
  args: {
    title: 'Исправьте 2 ошибки',
    attempt: 0,
    errors: [
      { fieldId: 'title', message: 'Название: напишите хотя бы 5 символов' },
      { fieldId: 'city', message: 'Город: выберите из подсказок' },
    ],
  },
  render: (args) => (
    <Live start={args.attempt}>
      {(attempt, change) => (
        <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
          <FormErrorSummary {...args} attempt={attempt} />
          <Field id="title" label="Название" error="Напишите хотя бы 5 символов">
            <Input defaultValue="Кух" />
          </Field>
          <Field id="city" label="Город" error="Выберите из подсказок">
            <Input />
          </Field>
          <Button onClick={() => change(attempt + 1)}>Опубликовать</Button>
        </div>
      )}
    </Live>
  ),
})

/** Показывается над формой после неудачной отправки. */
export const Shown = meta.story({ name: 'Две ошибки' })

/** Отправка приводит фокус сюда, строка ведёт в своё поле; и так каждый раз. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await expect(canvas.getByRole('region', { name: 'Исправьте 2 ошибки' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Город' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await expect(canvas.getByRole('region', { name: 'Исправьте 2 ошибки' })).toHaveFocus()
  },
})
