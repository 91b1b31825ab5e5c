import { Field, MoneyInput } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Сумма',
  component: MoneyInput,
  decorators: [formWidth],
  args: { value: null, onChange: fn() },
  render: (args) => (
    <Field label="Бюджет">
      <Live start={args.value}>
        {(value, change) => (
          <MoneyInput
            {...args}
            value={value}
            onChange={(kopecks) => {
              args.onChange(kopecks)
              change(kopecks)
            }}
          />
        )}
      </Live>
    </Field>
  ),
})

/** Показывается, пока сумма не названа. */
export const Empty = meta.story({ name: 'Пустая' })

/** Показывается, когда сумма названа: тысячи отделены. */
export const Filled = meta.story({ name: 'Названа', args: { value: 125000000 } })

/** Показывается, когда есть копейки. */
export const WithKopecks = meta.story({ name: 'С копейками', args: { value: 150050 } })

/** Показывается, когда сумма вне пределов. */
export const WithError = meta.story({
  name: 'С ошибкой',
  render: (args) => (
    <Field label="Бюджет" error="Не меньше 100 ₽">
      <MoneyInput {...args} value={5000} />
    </Field>
  ),
})

/** Наружу идут копейки; пробелы ставит поле. */
export const Typing = meta.story({
  name: 'Набирают',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Бюджет' })
    await userEvent.type(input, '12500.5')
    await expect(input).toHaveValue('12\u00a0500,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250050)
  },
})

/** Правка в середине не уводит курсор: он остаётся за той же цифрой. */
export const EditingInTheMiddle = meta.story({
  name: 'Правят в середине',
  args: { value: 1250000 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Бюджет' })
    await userEvent.type(input, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(input).toHaveValue('127\u00a0500')
    await expect(input.selectionStart).toBe(3)
  },
})

/** Стереть у разделителя значит стереть цифру перед ним. */
export const ErasingAtSeparator = meta.story({
  name: 'Стирают у разделителя',
  args: { value: 1250000 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Бюджет' })
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(input).toHaveValue('1\u00a0500')
    await expect(input.selectionStart).toBe(1)
  },
})

/** Набирают, не трогая мыши: Home ведёт в начало, стёртое спереди пересчитывает тысячи. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Бюджет' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('25000,5')
    await expect(input).toHaveValue('25\u00a0000,5')
    await userEvent.keyboard('{Home}{Delete}')
    await expect(input).toHaveValue('5\u00a0000,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(500050)
  },
})
