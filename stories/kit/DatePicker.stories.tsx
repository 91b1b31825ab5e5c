import { Field } from '@artel/ui/kit'
import { DatePicker } from '@artel/ui/kit/date'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenAt } from '../frozen-time.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Дата с календарём',
  component: DatePicker,
  decorators: [formWidth, frozenAt('2026-11-19T09:00:00.000Z')],
  args: { value: '', onChange: fn(), min: '2026-11-05', max: '2027-01-31' },
  render: (args) => (
    <div style={{ minHeight: '30rem' }}>
      <Field label="Дата">
        <Live start={args.value}>
          {(value, change) => (
            <DatePicker
              {...args}
              value={value}
              onChange={(day) => {
                args.onChange(day)
                change(day)
              }}
            />
          )}
        </Live>
      </Field>
    </div>
  ),
})

const openCalendar = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
  await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
}

/** Показывается, пока дата не названа. */
export const Empty = meta.story({ name: 'Пустая' })

/** Показывается, когда дата названа. */
export const Filled = meta.story({ name: 'Названа', args: { value: '2026-11-21' } })

/** Показывается после нажатия на календарь: дни вне срока не выбираются. */
export const Open = meta.story({
  name: 'Календарь',
  args: { value: '2026-11-21' },
  play: async ({ canvas }) => {
    await openCalendar(canvas)
    await expect(canvas.getByRole('grid', { name: /ноябрь 2026/i })).toBeVisible()
    // Окно висит в тихом углу поля, но дни месяца видны в полную силу, тише только соседние.
    const text = getComputedStyle(document.body).color
    await expect(canvas.getByRole('button', { name: /12 ноября/ })).toHaveStyle({ color: text })
    await expect(canvas.getByRole('button', { name: /2 декабря/ })).not.toHaveStyle({ color: text })
  },
})

/** Точки ставит поле; дня, которого нет, нет и наружу. */
export const Typing = meta.story({
  name: 'Набирают',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата' })
    await userEvent.type(input, '31112026')
    await expect(input).toHaveValue('31.11.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.clear(input)
    await userEvent.type(input, '30112026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30')
  },
})

/** Стрелки ходят по дням, Enter выбирает и закрывает, фокус возвращается к кнопке. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { value: '2026-11-20' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Открыть календарь' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /20 ноября/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /21 ноября/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21')
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Дата' })).toHaveValue('21.11.2026')
  },
})
