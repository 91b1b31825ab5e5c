import { type Period, PeriodPicker } from '@artel/ui/kit/date'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenAt } from '../frozen-time.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Период',
  component: PeriodPicker,
  decorators: [formWidth, frozenAt('2026-11-19T09:00:00.000Z')],
  args: { legend: 'Когда работать', value: { from: '', to: '' } as Period, onChange: fn(), min: '2026-11-01' },
  render: (args) => (
    <div style={{ minHeight: '32rem' }}>
      <Live start={args.value}>
        {(value, change) => (
          <PeriodPicker
            {...args}
            value={value}
            onChange={(period) => {
              args.onChange(period)
              change(period)
            }}
          />
        )}
      </Live>
    </div>
  ),
})

/** Показывается, пока период не назван. */
export const Empty = meta.story({ name: 'Пустой' })

/** Показывается, когда конец раньше начала. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { value: { from: '2026-11-21', to: '2026-11-10' }, error: 'Конец раньше начала' },
})

/** Показывается, когда период выбирают в календаре. */
export const Open = meta.story({
  name: 'Календарь',
  args: { value: { from: '2026-11-10', to: '2026-11-21' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
  },
})

/** В календаре стрелки ходят по дням: Enter на первом начинает период, на втором кончает; Escape возвращает к кнопке. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { value: { from: '2026-11-10', to: '' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Открыть календарь' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /10 ноября/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-18' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** Оба дня можно набрать. */
export const Typing = meta.story({
  name: 'Набирают',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'С' }), '10112026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'По' }), '21112026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-21' })
  },
})
