import { Field } from '@artel/ui/kit'
import { MaskedInput } from '@artel/ui/kit/masked-input'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Поле по образцу',
  component: MaskedInput,
  decorators: [formWidth],
  args: { mask: '@ ### @@ ###', value: '', onChange: fn(), placeholder: 'А 123 ВС 71' },
  render: (args) => (
    <Field label="Номер машины">
      <Live start={args.value}>
        {(value, change) => (
          <MaskedInput
            {...args}
            value={value}
            onChange={(next) => {
              args.onChange(next)
              change(next)
            }}
          />
        )}
      </Live>
    </Field>
  ),
})

/** Показывается, пока ничего не набрали. */
export const Empty = meta.story({ name: 'Пустое' })

/** Показывается, когда всё набрано. */
export const Filled = meta.story({ name: 'Заполнено', args: { value: 'А 123 ВС 71' } })

/** Пробелы ставит поле; чужие знаки отбрасывает. */
export const Typing = meta.story({
  name: 'Набирают',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Номер машины' })
    await userEvent.type(input, 'А1-23ВС71')
    await expect(input).toHaveValue('А 123 ВС 71')
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('А 123 ВС 7')
  },
})
