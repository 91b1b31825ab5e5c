import { Accordion } from '@artel/ui/kit/accordion'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'
import { expectRingClearOfWords } from './ring.ts'

const items = [
  {
    id: 'price',
    title: 'Сколько стоит разместить задание?',
    content: 'Нисколько. Вы платите только исполнителю, и только за сделанное.',
  },
  {
    id: 'replies',
    title: 'Когда придут первые отклики?',
    content: 'Обычно в течение часа после проверки. Чем точнее описание, тем быстрее.',
  },
  {
    id: 'cancel',
    title: 'Можно ли отменить задание, если исполнитель уже выбран?',
    content: 'Да. Назовите причину: исполнитель увидит её и сможет ответить.',
  },
]

const meta = preview.meta({
  title: 'Компоненты/Вопросы и ответы',
  component: Accordion,
  args: { items, open: [], onOpenChange: fn() },
  render: (args) => (
    <Live start={[...args.open]}>
      {(open, change) => (
        <Accordion
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
})

/** Показывается сначала: одни вопросы. */
export const Closed = meta.story({ name: 'Закрыты' })

/** Показывается, когда открыт один ответ. */
export const OneOpen = meta.story({ name: 'Открыт один', args: { open: ['replies'] } })

/** Показывается, когда открыто несколько: один ответ не закрывает другой. */
export const SeveralOpen = meta.story({ name: 'Открыты несколько', args: { open: ['price', 'cancel'] } })

/** Стрелки ходят по вопросам, Enter и пробел открывают. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('button', { name: 'Когда придут первые отклики?' })
    await expect(second).toHaveFocus()
    await expectRingClearOfWords(second)
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/Обычно в течение часа/)).toBeVisible())
    await userEvent.keyboard('{End} ')
    await waitFor(() => expect(canvas.getByText(/Назовите причину/)).toBeVisible())
  },
})
