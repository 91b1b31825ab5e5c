import { PaymentsView } from '@artel/ui/tariffs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { payments } from './own-tariff.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/Мои покупки',
  component: PaymentsView,
  decorators: [frozenTime],
  args: payments,
})

/** Показывается, когда покупки были: у каждого месяца сумма, ждущую можно открыть. */
export const Months = meta.story({
  name: 'По месяцам',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Открыть покупку: 30 откликов/ })).toBeVisible()
    await expect(canvas.queryByText('Январь 2026')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все покупки' }))
    await expect(canvas.getByText(/^потрачено 1.280/)).toBeVisible()
  },
})

/** Показывается, когда покупок больше, чем пришло: о последнем месяце суммы нет. */
export const Partly = meta.story({
  name: 'Не все',
  args: { payments: payments.payments.slice(0, 2), isWhole: false },
})

/** Показывается, когда покупок не было. */
export const Empty = meta.story({ name: 'Пусто', args: { payments: [] } })
