import { IconButton } from '@artel/ui/kit'
import { ProductCard, type ProductWords } from '@artel/ui/products/cards'
import { Heart } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const vase: ProductWords = {
  title: 'Ваза с терракотовой глазурью',
  price: { sum: '3 200 ₽' },
  picture: photo(0),
  rating: { value: 4.9, count: '18 отзывов' },
  place: 'Москва',
  stock: 'в наличии',
}

const meta = preview.meta({
  title: 'Паттерны/Товары/Карточка товара',
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17rem' }}>
        <Story />
      </div>
    ),
    pageFrame,
  ],
  parameters: { layout: 'fullscreen' },
  argTypes: { action: { control: false }, cover: { control: false } },
  args: { product: vase, to: '/product/1', headingLevel: 2 as const },
})

/** Показывается в каталоге: цена, потом название. */
export const Usual = meta.story({ name: 'Обычная' })

/** Показывается тому, кто вошёл: товар можно отложить, не открывая. */
export const WithAction = meta.story({
  name: 'С кнопкой «В избранное»',
  args: { action: <IconButton icon={Heart} label="В избранное" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ваза с терракотовой глазурью' })).toHaveFocus()
  },
})

/** Показывается, пока товар никто не оценил и места не назвали: продают на метры и делают под заказ. */
export const WithoutRating = meta.story({
  name: 'Без оценки, под заказ',
  args: {
    product: {
      title: 'Остатки керамогранита 60×60, бежевый',
      price: { sum: '780 ₽', unit: 'за м²' },
      picture: photo(1),
      stock: 'под заказ, 3 дня',
    },
  },
})

/** Показывается, когда фотографии нет: на её месте рисунок раздела. */
export const WithoutPicture = meta.story({
  name: 'Без фотографии, с рисунком',
  args: { product: { ...vase, picture: null }, cover: <div style={{ background: 'var(--mat-brick)' }} /> },
})

/** Показывается, когда нет ни фотографии, ни рисунка. */
export const WithoutAnything = meta.story({ name: 'Без картинки', args: { product: { ...vase, picture: null } } })

/** Показывается, когда всё написано длинно. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    product: {
      ...vase,
      title: `${LONG_WORD} ручной работы`,
      price: { sum: '10 000 000 ₽', unit: 'за комплект из двенадцати предметов' },
      place: 'Петропавловск-Камчатский',
      stock: 'под заказ, 120 дней',
    },
  },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
