import { ImageGrid } from '@artel/ui/kit/image-grid'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'

const images = ['Гостиная', 'Спальня', 'Коридор', 'Рулоны обоев', 'Угол за батареей', 'Окно', 'Розетки', 'Потолок'].map(
  (alt, n) => ({ id: String(n), picture: drawn(n), alt }),
)

const meta = preview.meta({
  title: 'Компоненты/Сетка фотографий',
  component: ImageGrid,
  args: { label: 'Фото задания', images, eager: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--size-article)' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, когда фото одно. */
export const One = meta.story({ name: 'Одно', args: { images: images.slice(0, 1) } })

/** Показывается, когда фото два. */
export const Two = meta.story({ name: 'Два', args: { images: images.slice(0, 2) } })

/** Показывается, когда фото три: первое больше. */
export const Three = meta.story({ name: 'Три', args: { images: images.slice(0, 3) } })

/** Показывается, когда фото четыре. */
export const Four = meta.story({ name: 'Четыре', args: { images: images.slice(0, 4) } })

/** Показывается, когда фото пять: видны все. */
export const Five = meta.story({ name: 'Пять', args: { images: images.slice(0, 5) } })

/** Показывается, когда фото больше пяти: на последнем сказано, сколько ещё. */
export const More = meta.story({ name: 'Больше пяти' })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Enter открывает то фото, на котором стоят, Escape возвращает к нему. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: /Угол за батареей\. Ещё\s3/ })
    last.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фото задания' })).toHaveTextContent('5 из 8'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(last).toHaveFocus())
  },
})
