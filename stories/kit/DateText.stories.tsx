import { DateText } from '@artel/ui/kit/formatted-text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime, storyTime } from '../frozen-time.tsx'

const MINUTE = 60_000
const before = (minutes: number) => new Date(storyTime.now - minutes * MINUTE).toISOString()

const meta = preview.meta({
  title: 'Компоненты/Дата словами',
  component: DateText,
  decorators: [frozenTime],
  args: { at: before(5) },
})

/** Показывается, когда важно, давно ли. */
export const Ago = meta.story({
  name: 'Сколько назад',
  play: async ({ canvas }) => {
    const time = canvas.getByText(/5.минут назад/)
    await expect(time).toHaveAttribute('datetime', before(5))
  },
})

/** Показывается, когда важен день. */
export const Day = meta.story({ name: 'День', args: { at: before(60 * 24 * 3), look: 'day' } })

/** Показывается у сообщения в переписке. */
export const Time = meta.story({ name: 'Время', args: { look: 'time' } })

/** Показывается, когда это было в другом году: год назван. */
export const AnotherYear = meta.story({ name: 'Другой год', args: { at: '2024-05-09T09:00:00.000Z', look: 'day' } })
