import { Progress } from '@artel/ui/kit/progress'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Ход дела',
  component: Progress,
  decorators: [formWidth],
  args: { label: 'План квартиры.pdf', share: 0.4 },
})

/** Показывается, пока дело идёт. */
export const Running = meta.story({
  name: 'Идёт',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'План квартиры.pdf' })).toHaveAttribute('value', '0.4')
  },
})

/** Показывается, когда дело в единицах, а не в процентах. */
export const Counted = meta.story({
  name: 'В штуках',
  args: { label: 'Отклики тарифа', share: 0.3, valueText: '3 из 10' },
})

/** Показывается, пока неизвестно, сколько осталось. */
export const Unknown = meta.story({ name: 'Неизвестно сколько', args: { share: null, label: 'Проверяем файл' } })

/** Показывается, когда сделано всё. */
export const Done = meta.story({ name: 'Готово', args: { share: 1 } })
