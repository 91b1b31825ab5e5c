import { words } from '@artel/core/format'
import { Button, Checkbox, Field, MoneyInput } from '@artel/ui/kit'
import { FilterSheet } from '@artel/ui/kit/filter-sheet'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

const form = (
  <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
    <Field label="Бюджет от" optional="quiet">
      <MoneyInput value={500000} onChange={fn()} />
    </Field>
    <Checkbox label="Меньше пяти откликов" checked onChange={fn()} />
    <Checkbox label="Только проверенные" checked={false} onChange={fn()} />
  </div>
)

const meta = preview.meta({
  title: 'Компоненты/Лист фильтров',
  component: FilterSheet,
  args: { open: true, onClose: fn(), onReset: fn(), count: 53, forms: words.task, children: form },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

/** Показывается, когда под условия что-то подходит. */
export const Found = meta.story({
  name: 'Нашлось',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Показать 53\u00a0задания' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока считают. */
export const Counting = meta.story({ name: 'Считают', args: { count: null } })

/** Показывается, когда под условия ничего не подходит: сказано, что делать. */
export const Nothing = meta.story({
  name: 'Ничего не нашлось',
  args: { count: 0 },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Ничего не нашлось' })).toBeDisabled()
  },
})

/** Показывается, пока ничего не выбрано: сбрасывать нечего. */
export const Untouched = meta.story({ name: 'Без условий', args: { onReset: undefined, count: 1204 } })

/** Фокус уходит внутрь, Escape закрывает, фокус возвращается к кнопке. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { open: false },
  render: (args) => (
    <Live start={args.open}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Фильтры</Button>
          <FilterSheet {...args} open={open} onClose={() => change(false)} />
        </>
      )}
    </Live>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Бюджет от' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus())
  },
})
