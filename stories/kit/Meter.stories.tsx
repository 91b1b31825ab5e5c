import { Meter } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Мера лимита',
  component: Meter,
  decorators: [formWidth],
  args: { label: 'Отклики', used: 12, limit: 30, note: 'обновятся 1\u00a0декабря' },
})

/** Показывается, пока запаса хватает. */
export const Fine = meta.story({
  name: 'С запасом',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Отклики' })
    await expect(meter).toHaveAttribute('aria-valuenow', '12')
    await expect(meter).toHaveAttribute('aria-valuetext', '12 из 30')
  },
})

/** Показывается, когда потрачено ещё меньше, чем видно глазу. */
export const Untouched = meta.story({ name: 'Нетронутый', args: { used: 0, note: undefined } })

/** Показывается от 80 %: сказано, сколько осталось. */
export const Near = meta.story({
  name: 'Почти весь',
  args: { used: 26 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Осталось 4')).toBeVisible()
  },
})

/** Показывается, когда потрачено всё. */
export const Spent = meta.story({
  name: 'Исчерпан',
  args: { used: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Лимит исчерпан')).toBeVisible()
  },
})

/** Показывается, когда тариф стал меньше, чем уже занято. */
export const Over = meta.story({
  name: 'Больше лимита',
  args: { label: 'Работы', used: 12, limit: 10, note: 'лишние скрыты, но не удалены' },
})

/** Показывается, когда тариф не ограничивает. */
export const Unlimited = meta.story({
  name: 'Без ограничений',
  args: { limit: null, used: 1204, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без ограничений')).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
})
