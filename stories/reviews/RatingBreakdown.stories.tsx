import { RatingBreakdown } from '@artel/ui/reviews'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Отзывы/Из чего оценка',
  component: RatingBreakdown,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { average: 4.92, count: '127 отзывов', spread: [0, 1, 2, 6, 118] as const },
})

/** Показывается над отзывами: сколько каких оценок, полосой и числом. */
export const Usual = meta.story({
  name: 'Оценки',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Оценка 5: 118 отзывов')
  },
})

/** Показывается, когда спрашивали и о качестве, сроках, общении. */
export const WithAspects = meta.story({
  name: 'С отдельными вопросами',
  args: {
    aspects: [
      { name: 'Качество', value: 4.9 },
      { name: 'Сроки', value: 4.7 },
      { name: 'Общение', value: 5 },
    ],
  },
})

/** То же на телефоне: одно под другим. */
export const OnPhone = WithAspects.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, пока отзывов меньше трёх. */
export const TooFew = meta.story({
  name: 'Мало отзывов',
  args: { average: null, count: '2 отзыва', spread: [0, 0, 0, 1, 1] as const },
})
