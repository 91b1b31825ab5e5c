import { Rating } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Рейтинг',
  component: Rating,
  args: { value: 4.87, count: '128 отзывов' },
})

/** Показывается, когда отзывов хотя бы три. */
export const WithCount = meta.story({
  name: 'С числом отзывов',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Рейтинг 4,9 из 5')).toBeInTheDocument()
  },
})

/** Показывается там, где число отзывов уже названо. */
export const Alone = meta.story({ name: 'Только оценка', args: { value: 5, count: undefined } })
