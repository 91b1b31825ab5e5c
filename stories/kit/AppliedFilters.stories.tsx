import { AppliedFilters } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

const filters = [
  { id: 'repair', label: 'Ремонт' },
  { id: 'plumbing', label: 'Сантехника и электрика' },
  { id: 'near', label: '25 км' },
  { id: 'budget', label: 'от\u00a05\u00a0000\u00a0₽' },
]

const meta = preview.meta({
  title: 'Компоненты/Выбранные условия',
  component: AppliedFilters,
  args: { filters, onRemove: fn(), onReset: fn() },
})

/** Показывается над списком, который отобран по условиям. */
export const Several = meta.story({ name: 'Несколько' })

/** Показывается, когда условие одно: сбрасывать всё незачем. */
export const One = meta.story({ name: 'Одно', args: { filters: filters.slice(0, 1) } })

/** Без условий ничего не показывается. */
export const None = meta.story({ name: 'Ни одного', args: { filters: [] } })

/** Показывается на телефоне: условия листаются пальцем, длинное обрезано. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { filters: [{ id: 'long', label: 'Высококвалифицированнейшие'.repeat(3) }, ...filters] },
  globals: { viewport: { value: 'phone' } },
})

/** Условие убирают с клавиатуры: фокус встаёт на следующее, с последнего на то, что перед ним. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  render: () => (
    <Live start={filters}>
      {(left, change) => (
        <AppliedFilters
          filters={left}
          onRemove={(id) => change(left.filter((one) => one.id !== id))}
          onReset={() => change([])}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const chip = (label: string) => canvas.getByRole('button', { name: `Убрать: ${label}` })
    chip('Сантехника и электрика').focus()
    await userEvent.keyboard('{Enter}')
    await expect(chip('25 км')).toHaveFocus()
    chip('от\u00a05\u00a0000\u00a0₽').focus()
    await userEvent.keyboard('{Enter}')
    await expect(chip('25 км')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }))
    await expect(canvas.getByRole('group', { name: 'Условий больше нет' })).toHaveFocus()
  },
})
