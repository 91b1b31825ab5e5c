import { Field, PhoneInput } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Телефон',
  component: PhoneInput,
  decorators: [formWidth],
  args: { value: '', onChange: fn() },
  render: (args) => (
    <Field label="Телефон">
      <Live start={args.value}>
        {(value, change) => (
          <PhoneInput
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

/** Показывается, пока номера нет. */
export const Empty = meta.story({ name: 'Пустой' })

/** Показывается, когда номер введён. */
export const Filled = meta.story({ name: 'Введён', args: { value: '+79001234567' } })

/** Как ни набирай, выходит +7 и десять цифр. */
export const Typing = meta.story({
  name: 'Набирают с восьмёрки',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.type(input, '89001234567')
    await expect(input).toHaveValue('+7 (900) 123 45 67')
    await expect(args.onChange).toHaveBeenLastCalledWith('+79001234567')
  },
})

/** Номер стирается до пустого поля. */
export const Erasing = meta.story({
  name: 'Стирают',
  args: { value: '+7900' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.type(input, '{Backspace}'.repeat(5))
    await expect(input).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
})

/** Номер набирают подряд: скобки и пробелы встают сами, Backspace перешагивает их. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('9001{Backspace}234567')
    await expect(input).toHaveValue('+7 (900) 234 56 7')
    await expect(args.onChange).toHaveBeenLastCalledWith('+7900234567')
  },
})
