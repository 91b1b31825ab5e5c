import { Gallery } from '@artel/ui/kit/carousel'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'

const image = (n: number, alt: string) => ({ id: String(n), picture: drawn(n), alt })
const images = [image(1, 'Ванная до ремонта'), image(2, 'Укладка плитки'), image(3, 'Ванная после ремонта')]

const meta = preview.meta({
  title: 'Компоненты/Галерея',
  component: Gallery,
  args: { label: 'Фото работы', images, width: 560 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '35rem' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, когда фото несколько. */
export const Several = meta.story({ name: 'Несколько фото' })

const many = Array.from({ length: 10 }, (_, n) => image(n + 1, `Ванная, фото ${n + 1}`))

/** Показывается, когда фото столько, сколько бывает: миниатюры прокручиваются, и отмеченная всегда на виду. */
export const Many = meta.story({
  name: 'Десять фото',
  args: { images: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать фото 5 из 10' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 из 10'))
    const strip = canvas.getByRole('group', { name: 'Все фото' }).getBoundingClientRect()
    const shown = canvas.getByRole('button', { name: 'Показать фото 8 из 10' })
    await expect(shown).toHaveAttribute('aria-current', 'true')
    await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1)
  },
})

/** Показывается, когда фото одно: листать нечего. */
export const One = meta.story({ name: 'Одно фото', args: { images: images.slice(0, 1) } })

/** Показывается после нажатия на фото: оно во весь экран. */
export const Enlarged = meta.story({
  name: 'Во весь экран',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть крупно: Ванная до ремонта' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фото работы' })).toBeVisible())
  },
})

/** Стрелки листают, Enter открывает крупно, Escape закрывает и возвращает фокус. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Открыть крупно: Ванная до ремонта' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Показать фото 1 из 3' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 из 3'))
    const small = canvas.getByRole('button', { name: 'Показать фото 2 из 3' })
    await expect(small).toHaveFocus()
    await expect(small).toHaveAttribute('aria-current', 'true')
    const second = canvas.getByRole('button', { name: 'Открыть крупно: Укладка плитки' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const lightbox = screen.getByRole('dialog')
    await expect(lightbox).toHaveTextContent('2 из 3')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(lightbox).toHaveTextContent('3 из 3'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(second).toHaveFocus())
  },
})
