import { aProductCard } from '@artel/core/testing'
import { SimilarProducts } from '@artel/ui/products/similar'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { LONG_WORD } from '../people/sample-people.ts'

const four = [
  aProductCard({ id: 455, title: 'Журнальный столик из ясеня', photo: photo(2) }),
  aProductCard({ id: 456, title: 'Скамья для прихожей', photo: photo(3), priceType: 'FROM', price: 19_000_00 }),
  aProductCard({ id: 457, title: 'Стол письменный', photo: photo(1), priceType: 'NEGOTIABLE', price: null }),
  aProductCard({ id: 458, title: 'Полка настенная', cityName: 'Казань', availability: 'IN_STOCK', photo: photo(4) }),
]

const meta = preview.meta({
  title: 'Экраны/Товары/Похожие товары',
  component: SimilarProducts,
  args: { products: four, slug: 'mebel-iz-massiva' },
})

/** Показывается под товаром: сколько бы их ни было в разделе, здесь не больше четырёх. */
export const Four = meta.story({
  name: 'Четыре',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Весь раздел' })).toHaveAttribute('href', '/catalog/mebel-iz-massiva')
  },
})

/** Показывается, когда в разделе есть ещё только один товар. */
export const One = meta.story({ name: 'Один', args: { products: four.slice(0, 1) } })

/** Показывается, когда названия длинные, а фото нет. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: { products: four.map((card) => ({ ...card, title: `${card.title} ${LONG_WORD}`, photo: null })) },
})
