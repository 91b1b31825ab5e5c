import type { Product } from '@artel/core/contract'
import { aProduct, aProductCard, aProductReview } from '@artel/core/testing'
import { ProductReviews, type ProductReviewsProps, ProductView, type ProductViewProps } from '@artel/ui/products'
import { SimilarProducts } from '@artel/ui/products/similar'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const photos = [photo(1), photo(2), photo(3)]
const table = aProduct({
  photos,
  attributes: [
    { name: 'Материал', value: 'Массив дуба' },
    { name: 'Размер', value: '160 × 80 × 75 см' },
    { name: 'Покрытие', value: 'Масло с воском' },
  ],
  sku: 'ST-120',
})
const alike = [
  aProductCard({ id: 455, title: 'Журнальный столик из ясеня', photo: photo(2) }),
  aProductCard({ id: 456, title: 'Скамья для прихожей', photo: photo(3), priceType: 'FROM', price: 19_000_00 }),
  aProductCard({ id: 457, title: `Стол ${LONG_WORD}`, photo: null, priceType: 'NEGOTIABLE', price: null }),
  aProductCard({ id: 458, title: 'Полка настенная', cityName: 'Казань', availability: 'IN_STOCK' }),
]
const similar = <SimilarProducts products={alike} slug={table.category.slug} />
const reviewsOf = (overrides: Partial<ProductReviewsProps> = {}) => (
  <ProductReviews
    status="success"
    reviews={[aProductReview({ photos: [photo(2)] }), aProductReview({ id: 722, rating: 5, isConfirmed: false })]}
    rating={table.rating}
    page={1}
    pageCount={1}
    pageTo={() => '/product/451'}
    onRetry={fn()}
    isRetrying={false}
    onWrite={fn()}
    hasReviewed={false}
    {...overrides}
  />
)
const own = (status: Product['status'], allowedEvents: Product['allowedEvents'], more: Partial<Product> = {}) => ({
  product: { ...table, status, allowedEvents, ...more },
  viewer: 'SELLER' as const,
  reviews: reviewsOf({ onWrite: null }),
  similar: status === 'PUBLISHED' ? similar : null,
})

const meta = preview.meta({
  title: 'Экраны/Товары/Товар',
  component: ProductView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'publicationLifecycle' }, layout: 'fullscreen' },
  argTypes: { reviews: { control: false }, similar: { control: false } },
  args: {
    product: table,
    viewer: 'BUYER' as ProductViewProps['viewer'],
    onAsk: fn(),
    isAsking: false,
    askError: null as string | null,
    onMove: fn(),
    moving: null as ProductViewProps['moving'],
    reviews: reviewsOf(),
    similar,
  },
})

/** Показывается покупателю: фото, цена, продавец, описание, отзывы. */
export const Usual = meta.story({
  name: 'Покупатель',
  parameters: { machine: { state: 'PUBLISHED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Обеденный стол из дуба')
    await expect(canvas.getAllByText('Под заказ, 21 день')[0]).toBeVisible()
    const beside = within(canvas.getByRole('region', { name: 'Похожие товары' }))
    await expect(beside.getAllByRole('article')).toHaveLength(4)
    await expect(beside.getByRole('link', { name: 'Весь раздел' })).toHaveAttribute('href', '/catalog/mebel-iz-massiva')
  },
})

/** То же на телефоне: цена и кнопка под пальцем. */
export const UsualOnPhone = Usual.extend({
  name: 'Покупатель на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, когда чат с продавцом уже есть. */
export const WithChat = meta.story({ name: 'Чат уже есть', args: { product: { ...table, chatId: 905 } } })

/** Показывается, пока чат открывается. */
export const Asking = meta.story({ name: 'Чат открывается', args: { isAsking: true } })

/** Показывается, когда чат не открылся. */
export const AskFailed = meta.story({
  name: 'Чат не открылся',
  args: { askError: 'Слишком много новых чатов. Попробуйте через час.' },
})

/** Показывается, когда товар закончился: это сказано у цены, а продавца спрашивают, когда появится. */
export const SoldOut = meta.story({
  name: 'Нет в наличии',
  args: { product: { ...table, availability: 'SOLD_OUT' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(/^Нет в\s+наличии$/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить, когда появится' }))
    await expect(args.onAsk).toHaveBeenCalled()
  },
})

/** Показывается на телефоне, когда товар закончился. */
export const SoldOutOnPhone = SoldOut.extend({
  name: 'Нет в наличии, на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Спросить' })).toBeInTheDocument()
  },
})

/** Показывается, когда цена договорная, фото одно, а характеристик нет. */
export const Plain = meta.story({
  name: 'Цена договорная, одно фото',
  args: {
    product: {
      ...table,
      priceType: 'NEGOTIABLE',
      price: null,
      photos: photos.slice(0, 1),
      attributes: [],
      sku: null,
      availability: 'IN_STOCK',
      orderDays: null,
      rating: { average: null, count: 0 },
    },
    reviews: reviewsOf({ reviews: [], rating: { average: null, count: 0 } }),
  },
})

/** Показывается продавцу: черновик без фото, отправить его нельзя. */
export const Draft = meta.story({
  name: 'Черновик без фото',
  parameters: { machine: { state: 'DRAFT' } },
  args: own('DRAFT', [{ event: 'SUBMIT', refusal: 'INCOMPLETE' }], { photos: [] }),
})

/** Показывается продавцу: черновик готов. */
export const DraftReady = meta.story({
  name: 'Черновик готов',
  parameters: { machine: { state: 'DRAFT' } },
  args: own('DRAFT', [{ event: 'SUBMIT', refusal: null }]),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на проверку' }))
    await expect(args.onMove).toHaveBeenCalledWith('SUBMIT')
  },
})

/** Показывается продавцу: товар ждёт модератора. */
export const Pending = meta.story({
  name: 'На проверке',
  parameters: { machine: { state: 'PENDING' } },
  args: own('PENDING', []),
})

/** Показывается продавцу: товар отклонён, и сказано почему. */
export const Rejected = meta.story({
  name: 'Отклонён',
  parameters: { machine: { state: 'REJECTED' } },
  args: own('REJECTED', [], { rejectRule: 'BAD_PICTURE' }),
})

/** Показывается продавцу: товар скрыт, а мест в тарифе нет. */
export const HiddenWithoutPlaces = meta.story({
  name: 'Скрыт, мест нет',
  parameters: { machine: { state: 'HIDDEN' } },
  args: own('HIDDEN', [{ event: 'SHOW', refusal: 'QUOTA' }]),
})

/** Показывается продавцу: товар опубликован. */
export const Published = meta.story({
  name: 'Свой, опубликован',
  parameters: { machine: { state: 'PUBLISHED' } },
  args: own('PUBLISHED', [{ event: 'HIDE', refusal: null }]),
})

/** Показывается модератору: кнопок здесь нет, решение принимают в очереди. */
export const ForStaff = meta.story({
  name: 'Модератор',
  parameters: { machine: { state: 'PENDING' } },
  args: {
    product: { ...table, status: 'PENDING' },
    viewer: 'STAFF',
    reviews: reviewsOf({ onWrite: null }),
    similar: [],
  },
})

/** Показывается, пока отзывов нет. */
export const EmptyReviews = meta.story({
  name: 'Отзывов пока нет',
  args: { reviews: reviewsOf({ reviews: [], rating: { average: null, count: 0 } }) },
})

/** Показывается, пока отзывы загружаются. */
export const LoadingReviews = meta.story({
  name: 'Отзывы загружаются',
  args: { reviews: reviewsOf({ status: 'pending', reviews: [], rating: null, onWrite: null }) },
})

/** Показывается, когда отзывы не загрузились. */
export const FailedReviews = meta.story({
  name: 'Отзывы не загрузились',
  args: { reviews: reviewsOf({ status: 'error', reviews: [], rating: null, onWrite: null }) },
})

/** Показывается автору: его отзыв ещё на проверке. */
export const OwnReviewJudged = meta.story({
  name: 'Свой отзыв на проверке',
  args: {
    reviews: reviewsOf({
      reviews: [aProductReview({ status: 'MODERATION', isConfirmed: false })],
      onWrite: null,
      hasReviewed: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Вы уже оставили отзыв об этом товаре.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Оставить отзыв' })).toBeNull()
  },
})

/** Показывается, когда всё написано длинно. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    product: {
      ...table,
      title: `${LONG_WORD} ручной работы из массива`,
      description: `${LONG_WORD}\n\n${'Массив дуба, масло с воском. '.repeat(20)}`,
      price: 1_000_000_000_00,
      unit: 'SQUARE_METRE',
      attributes: [{ name: LONG_WORD, value: LONG_WORD }],
      cityName: 'Петропавловск-Камчатский',
    },
  },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
