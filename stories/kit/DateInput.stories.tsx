import { DateInput, Field } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Дата',
  component: DateInput,
  decorators: [formWidth],
  args: { value: '2026-11-28', min: '2026-11-21', max: '2027-02-19', onChange: fn() },
  render: (args) => (
    <Field label="Закончить не позже" hint="Не дальше 90 дней от сегодня.">
      <DateInput {...args} />
    </Field>
  ),
})

/** Показывается, когда день выбран. */
export const Chosen = meta.story({
  name: 'День выбран',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Закончить не позже')).toHaveValue('2026-11-28')
  },
})

/** Показывается, пока день не выбран. */
export const Empty = meta.story({ name: 'Пустая', args: { value: '' } })

/** Показывается, когда день вне пределов. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { value: '2026-11-01' },
  render: (args) => (
    <Field label="Закончить не позже" error="Этот день уже прошёл">
      <DateInput {...args} />
    </Field>
  ),
})
