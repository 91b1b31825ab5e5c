import { IconButton } from '@artel/ui/kit'
import { Bell, Share2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Кнопка со значком',
  component: IconButton,
  args: { icon: Bell, label: 'Открыть уведомления', onClick: fn() },
  argTypes: { icon: { control: false } },
})

/** Показывается в шапке и внутри полей. */
export const Bare = meta.story({ name: 'Без рамки' })

/** Показывается одна среди содержания страницы. */
export const Framed = meta.story({ name: 'В рамке', args: { icon: Share2, label: 'Поделиться', framed: true } })

/** Показывается в плотных строках. */
export const Dense = meta.story({ name: 'Плотная', args: { icon: X, label: 'Закрыть', dense: true } })

/** Показывается, когда действие недоступно. */
export const Disabled = meta.story({ name: 'Недоступная', args: { disabled: true } })

/** Слово значка слышно, нажатие с клавиатуры работает. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Открыть уведомления' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
