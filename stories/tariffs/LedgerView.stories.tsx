import { LedgerView } from '@artel/ui/tariffs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { ledger } from './own-tariff.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/Списания',
  component: LedgerView,
  decorators: [frozenTime],
  args: { lines: ledger },
})

/** Показывается, когда отклики были: за что списано, почему вернулось. */
export const Lines = meta.story({
  name: 'Строки',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Покрасить потолок/ })).toHaveTextContent('+1')
    await expect(canvas.getByRole('row', { name: /Куплены отклики/ })).toHaveTextContent('+30')
  },
})

/** Показывается тому, кто ещё не откликался. */
export const Empty = meta.story({ name: 'Пусто', args: { lines: [] } })

/** Показывается на телефоне. */
export const OnPhone = Lines.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
