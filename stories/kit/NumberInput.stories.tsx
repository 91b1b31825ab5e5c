import { Field, NumberInput } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Число',
  component: NumberInput,
  decorators: [formWidth],
  args: { value: null, onChange: fn(), unit: 'дней' },
  render: (args) => (
    <Field label={args.decimals ? 'Длина' : 'Срок'}>
      <Live start={args.value}>
        {(value, change) => (
          <NumberInput
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

/** Показывается, пока число не названо. */
export const Empty = meta.story({ name: 'Пустое' })

/** Показывается, когда число названо. */
export const Filled = meta.story({ name: 'Названо', args: { value: 14 } })

/** Показывается, когда число может быть дробным: значение считается в сотых. */
export const Fraction = meta.story({
  name: 'Дробное',
  args: { value: 320, decimals: 2, unit: 'м' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Длина' })
    await expect(input).toHaveValue('3,2')
    await userEvent.type(input, '5')
    await expect(input).toHaveValue('3,25')
    await expect(args.onChange).toHaveBeenLastCalledWith(325)
  },
})

/** Всё, кроме цифр, отбрасывается. */
export const Typing = meta.story({
  name: 'Набирают',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Срок' })
    await userEvent.type(input, '-1a4')
    await expect(input).toHaveValue('14')
    await expect(args.onChange).toHaveBeenLastCalledWith(14)
  },
})

/** Tab приходит в поле, End и Backspace правят конец. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { value: 14 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Срок' })).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}0')
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
  },
})
