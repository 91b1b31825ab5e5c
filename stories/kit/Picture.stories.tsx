import { Picture } from '@artel/ui/kit/picture'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'

const meta = preview.meta({
  title: 'Компоненты/Картинка',
  component: Picture,
  args: { picture: drawn(0), alt: 'Ванная комната после ремонта', width: 320 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается, когда картинка есть: место занято ещё до загрузки. */
export const Own = meta.story({
  name: 'Своя форма',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ванная комната после ремонта' })).toHaveAttribute('loading', 'lazy')
  },
})

/** Показывается в сетке: лишнее обрезано. */
export const Square = meta.story({ name: 'Квадрат', args: { shape: 'square' } })

/** Показывается на карточках и обложках. */
export const Wide = meta.story({ name: 'Широкая', args: { shape: 'wide' } })

/** Показывается, когда картинку не приложили. */
export const Absent = meta.story({ name: 'Нет картинки', args: { picture: null, shape: 'wide' } })

/** Показывается, когда картинка не загрузилась: место не схлопывается. */
export const Broken = meta.story({
  name: 'Не загрузилась',
  parameters: { alike: 'Картинки нет в обоих случаях, разницу слышно: её называет подпись' },
  args: { shape: 'wide' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Ванная комната после ремонта' })
    const before = image.parentElement?.offsetHeight
    await fireEvent.error(image)
    const missing = await canvas.findByRole('img', { name: 'Ванная комната после ремонта. Картинка не загрузилась' })
    await expect(missing.parentElement?.offsetHeight).toBe(before)
  },
})
