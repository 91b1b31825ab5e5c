import { productPageList } from '@artel/core/products'
import { ProductScreen } from '@artel/ui/products'
import { SimilarProductsScreen } from '@artel/ui/products/similar'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Товары/Товар/С сервером',
  component: ProductScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: 451, filters: productPageList.defaults, children: <SimilarProductsScreen id={451} /> },
  argTypes: { children: { control: false } },
})

/** Показывается гостю: продавцу он напишет после входа. */
export const Guest = meta.story({
  name: 'Гость',
  beforeEach: () => {
    const world = theWorld()
    const shown = world.products.find(({ id }) => id === 451)
    if (!shown) throw new Error('Нет товара 451')
    const bench = { ...shown, id: 460, title: 'Скамья для прихожей, ясень', photos: [photo(3)] }
    world.products = [...world.products, bench]
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Обеденный стол из дуба')
    await expect(await canvas.findByText(/Стол крепкий/)).toBeVisible()
    await expect(canvas.getByText('покупка не подтверждена')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Похожие товары' })).toBeVisible()
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Написать продавцу' }))[0] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible())
  },
})

/** Показывается заказчику: кнопка открывает чат об этом товаре, и он у двоих один. */
export const Asking = meta.story({
  name: 'Вопрос продавцу',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Написать продавцу' }))[0] as HTMLElement)
    await waitFor(() => expect(theWorld().chats.at(-1)).toMatchObject({ kind: 'PRODUCT', productId: 451 }))
    await expect((await canvas.findAllByRole('link', { name: 'Открыть чат' })).length).toBeGreaterThan(0)
  },
})

/** Показывается заказчику: отзыв уходит с фото, второго написать нельзя. */
export const Reviewing = meta.story({
  name: 'Отзыв о товаре',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  beforeEach: () => {
    const world = theWorld()
    world.productReviews = world.productReviews.filter(({ productId }) => productId !== 451)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оставить отзыв' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отзыв о товаре' }))
    const stars = await dialog.findByRole('radiogroup', { name: 'Оценка' })
    await userEvent.click(stars.querySelectorAll('input')[4] as HTMLElement)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Отзыв/ }), 'Стол крепкий, доставили в срок.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить отзыв' }))
    const thanks = within(await screen.findByRole('dialog', { name: 'Спасибо за отзыв' }))
    await userEvent.click(thanks.getByRole('button', { name: 'Готово' }))
    await expect(await canvas.findByText('Вы уже оставили отзыв об этом товаре.')).toBeVisible()
    await expect(theWorld().productReviews[0]).toMatchObject({ productId: 451, rating: 5, isConfirmed: false })
    await expect(canvas.queryByRole('button', { name: 'Оставить отзыв' })).toBeNull()
  },
})

/** Гость пишет отзыв и входит, чтобы его отправить: всё набранное на месте. */
export const ReviewingAsGuest = meta.story({
  name: 'Отзыв гостя',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оставить отзыв' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отзыв о товаре' }))
    const stars = await dialog.findByRole('radiogroup', { name: 'Оценка' })
    await userEvent.click(stars.querySelectorAll('input')[3] as HTMLElement)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Отзыв/ }), 'Стол крепкий, доставили в срок.')
    await userEvent.click(dialog.getByRole('button', { name: 'Войти и отправить' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    const again = within(await screen.findByRole('dialog', { name: 'Отзыв о товаре' }))
    await expect(again.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Стол крепкий, доставили в срок.')
  },
})

/** Показывается продавцу: он видит товар как покупатели и скрывает его отсюда. */
export const Own = meta.story({
  name: 'Свой товар',
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть из каталога' }))
    await expect(await canvas.findByText('Вы скрыли товар: в каталоге его нет.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Оставить отзыв' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать в каталоге' }))
    await expect(await canvas.findByText('Так товар видят покупатели.')).toBeVisible()
  },
})

/** Показывается продавцу, пока у черновика нет фотографии: отправить его нельзя, и сказано почему. */
export const OwnDraft = meta.story({
  name: 'Свой черновик',
  args: { id: 452 },
  globals: { viewer: 'executor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Черновик: его видите только вы/)).toBeVisible()
    await expect(canvas.getByText(/Заполните всё обязательное/)).toBeVisible()
    await expect(await canvas.findByText('Отзывов о товаре пока нет')).toBeVisible()
  },
})

/** Жалоба покупателя с клавиатуры: модератор получит именно этот товар. */
export const Complaining = meta.story({
  name: 'Жалоба на товар',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Пожаловаться на товар' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на товар' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Мошенничество' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Что случилось/ }), 'Просит предоплату на карту.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }))
    await screen.findByRole('dialog', { name: 'Жалоба отправлена' })
    await expect(theWorld().complaints.at(-1)).toMatchObject({ target: 'PRODUCT', targetId: '451' })
  },
})

/** Показывается там, где товара нет или его никому не показывают. */
export const NotFound = meta.story({
  name: 'Нет такого товара',
  args: { id: 453 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getProduct: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getProduct: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Нет связи')
  },
})

/** Показывается, пока отзывы в пути. */
export const ReviewsLoading = meta.story({
  name: 'Отзывы в пути',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ listProductReviews: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загружаем отзывы о товаре' })).toBeVisible()
  },
})
