import { PriceTable } from '@artel/ui/prices'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const meta = preview.meta({
  title: 'Паттерны/Люди/Услуги и цены',
  component: PriceTable,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
    pageFrame,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Укладка плитки',
    lines: [
      { id: 1, name: 'Стены, плитка до 60 см', price: { sum: 'от 1 400 ₽', unit: 'за м²' } },
      { id: 2, name: 'Пол, керамогранит', price: { sum: 'от 1 600 ₽', unit: 'за м²' } },
      { id: 3, name: 'Запил под 45 градусов', price: { sum: '900 ₽', unit: 'за м' } },
      { id: 4, name: 'Выезд и раскладка', price: { sum: 'Цена договорная' } },
    ],
  },
})

/** Показывается на странице исполнителя: имя услуги слева, цена с единицей справа. */
export const Usual = meta.story({
  name: 'С подписью',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Укладка плитки' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Запил под 45 градусов.*900.₽ за м/ })).toBeVisible()
  },
})

/** Показывается под заголовком, который говорит то же самое. */
export const WithoutCaption = meta.story({ name: 'Без подписи', args: { isCaptionHidden: true } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда услуга названа длинно. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    lines: [
      { id: 1, name: LONG_WORD, price: { sum: 'от 10 000 000 ₽', unit: 'за квадратный метр' } },
      { id: 2, name: 'Пол, керамогранит', price: { sum: 'от 1 600 ₽', unit: 'за м²' } },
    ],
  },
})

/** То же на телефоне: единица уходит под цену, название переносится. */
export const LongOnPhone = Long.extend({
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
