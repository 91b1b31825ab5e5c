import { Field, Select } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Выпадающий список',
  component: Select,
  decorators: [formWidth],
  args: {
    onChange: fn(),
    children: (
      <>
        <option value="createdAt">Сначала новые</option>
        <option value="endPeriod">По сроку</option>
        <option value="distanceToUser">Ближе ко мне</option>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field label="Порядок">
      <Select {...args} />
    </Field>
  ),
})

/** Показывается, когда один из вариантов уже выбран. */
export const Chosen = meta.story({ name: 'Выбрано', args: { defaultValue: 'endPeriod' } })

/** Показывается, пока выбор не сделан. */
export const Placeholder = meta.story({ name: 'Не выбрано', args: { placeholder: 'Выберите порядок' } })

/** Показывается в панели над списком. */
export const Dense = meta.story({ name: 'Плотный', args: { dense: true } })

/** Показывается, когда без выбора дальше нельзя. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { placeholder: 'Выберите порядок' },
  render: (args) => (
    <Field label="Порядок" error="Выберите, как показывать задания">
      <Select {...args} />
    </Field>
  ),
})

/** Показывается, когда менять нельзя. */
export const Disabled = meta.story({ name: 'Недоступен', args: { disabled: true } })

/** Выбирается с клавиатуры, как всякий список браузера. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'Порядок' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'По сроку')
    await expect(select).toHaveValue('endPeriod')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
