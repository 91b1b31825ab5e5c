import { Button, Checkbox } from '@artel/ui/kit'
import { Popover } from '@artel/ui/kit/popover'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Всплывающее окно',
  component: Popover,
  args: {
    label: 'Показывать',
    trigger: <Button variant="secondary">Показывать</Button>,
    children: (
      <>
        <Checkbox label="С отзывами" checked onChange={fn()} />
        <Checkbox label="Сейчас в сети" checked={false} onChange={fn()} />
      </>
    ),
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12rem' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, пока не открыли. */
export const Closed = meta.story({ name: 'Закрыто' })

/** Показывается после нажатия на кнопку. */
export const Open = meta.story({ name: 'Открыто', args: { defaultOpen: true } })

/** Enter открывает и ведёт фокус внутрь, Escape закрывает и возвращает его. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Показывать' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'С отзывами' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
