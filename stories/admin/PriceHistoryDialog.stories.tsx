import { aListPrice, aPriceChange } from '@artel/core/testing'
import { PriceHistoryDialog } from '@artel/ui/admin'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'

const day = '2026-03-31T21:00:00.000Z'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Изменения цены',
  component: PriceHistoryDialog,
  decorators: [frozenTime],
  args: {
    price: aListPrice({
      changes: [
        aPriceChange({ id: 15, value: 3190_00, validFrom: day, state: 'PLANNED' }),
        aPriceChange({ id: 14, value: 3290_00, validFrom: day, state: 'REPLACED' }),
        aPriceChange({ id: 13, value: 3490_00, validFrom: day, state: 'CANCELED' }),
        aPriceChange(),
        aPriceChange({ id: 10, value: 2790_00, validFrom: '2026-01-10T09:00:00.000Z', state: 'PAST' }),
      ],
    }),
    onClose: fn(),
  },
})

/** Показывается администратору: что назначено, что действует, что было и что отменили. */
export const Whole = meta.story({
  name: 'Все изменения',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Вернуться' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
