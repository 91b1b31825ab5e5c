import type { Room } from '@artel/core/tariffs'
import { anOwnProductCard } from '@artel/core/testing'
import { MyProductsView, type MyProductsViewProps } from '@artel/ui/products/own'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { ownGoods, roomOfGoods } from './own-products.ts'

const tabsOf = (counts: readonly number[], current = 0): MyProductsViewProps['tabs'] =>
  ['Все', 'Опубликованы', 'На проверке', 'Отклонены', 'Черновики', 'Скрыты'].map((label, index) => ({
    label,
    to: `?state=${index}`,
    count: counts[index] ?? 0,
    current: index === current,
  }))

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Список',
  component: MyProductsView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as MyProductsViewProps['status'],
    products: ownGoods,
    tabs: tabsOf([6, 1, 1, 1, 1, 2]),
    isNarrowed: false,
    room: roomOfGoods as Room | null,
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `?page=${page}`,
    onMove: fn() as MyProductsViewProps['onMove'],
    onRemove: fn() as MyProductsViewProps['onRemove'],
    onImport: fn() as MyProductsViewProps['onImport'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю: товары во всех состояниях, отклонённый говорит, что исправить. */
export const Goods = meta.story({
  name: 'Товары',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Фотографии не подходят.')).toBeVisible()
    await expect(canvas.getByText('Исправьте фотографии, и товар снова уйдёт на проверку.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Исправить товар' })).toHaveAttribute('href', '/product/456/edit')
  },
})

/** Показывается после «⋯» у опубликованного: у каждого действия сказано, что будет потом. */
export const MenuOfShown = meta.story({
  name: 'Действия с опубликованным',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Обеденный стол из дуба' }))
    const hide = await screen.findByRole('menuitem', { name: /^Скрыть из каталога/ })
    await waitFor(() => expect(hide).toBeVisible())
    await expect(hide).toHaveTextContent('Место в тарифе освободится')
    await userEvent.click(hide)
    await expect(args.onMove).toHaveBeenCalledWith(ownGoods[2], 'HIDE')
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Обеденный стол из дуба' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Удалить/ })).toBeVisible())
  },
})

/** Показывается после «⋯» у черновика без фото: почему отправить нельзя, сказано под словами. */
export const MenuOfDraft = meta.story({
  name: 'Действия с черновиком без фото',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Тумба под раковину, дуб и сталь' }))
    const send = await screen.findByRole('menuitem', { name: /^Отправить на проверку/ })
    await waitFor(() => expect(send).toBeVisible())
    await expect(send).toHaveTextContent('Заполните всё обязательное')
  },
})

const soldOut = anOwnProductCard({
  id: 457,
  status: 'PUBLISHED',
  availability: 'SOLD_OUT',
  photo: photo(1),
  allowedEvents: [
    { event: 'UPDATE', refusal: null },
    { event: 'HIDE', refusal: null },
    { event: 'DELETE', refusal: null },
  ],
})

/** Показывается, когда опубликованный товар закончился: отметка стоит в строке, снимают её одним нажатием. */
export const SoldOut = meta.story({
  name: 'Нет в наличии',
  args: { products: [soldOut] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Обеденный стол из дуба' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Снова есть/ }))
    await expect(args.onMove).toHaveBeenLastCalledWith(soldOut, 'RESTOCK')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

/** Показывается, пока товаров нет. */
export const Empty = meta.story({
  name: 'Пусто',
  args: { products: [], tabs: tabsOf([0]), room: { ...roomOfGoods, count: [0, 5] } },
})

/** Показывается, когда в выбранном состоянии ничего нет. */
export const EmptyState = meta.story({
  name: 'В этом состоянии пусто',
  args: { products: [], tabs: tabsOf([5, 2, 2, 0, 1, 0], 3), isNarrowed: true },
})

/** Показывается, когда тариф заполнен: сказано, как освободить место и что помещается на других. */
export const Full = meta.story({
  name: 'Места нет',
  args: { room: { ...roomOfGoods, count: [5, 5] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Добавить товар' })).toBeNull()
    await expect(canvas.getByText(/«Базовый»: 30.товаров, 690.₽ в месяц/)).toBeVisible()
  },
})

/** Показывается, пока не известно, сколько товаров помещается. */
export const WithoutRoom = meta.story({ name: 'Предел ещё не известен', args: { room: null } })

/** Показывается, когда товаров больше страницы. */
export const SecondPage = meta.story({
  name: 'Вторая страница',
  args: { page: 2, pageCount: 3, room: { ...roomOfGoods, tariff: 'Про', count: [24, 500] } },
})

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', products: [] } })

/** Показывается, когда товары не пришли. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', products: [] } })

/** Показывается, когда названия и слова модератора длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    products: [
      anOwnProductCard({
        title: 'Стол обеденный раздвижной из массива дуба с подстольем из металла и покрытием маслом с твёрдым воском',
        status: 'REJECTED',
        category: { id: 21, name: 'Мебельизмассиваидругиеизделияпоиндивидуальнымразмерам', slug: 'mebel' },
        photo: photo(5),
        price: 9_999_999_00,
        rejectRule: 'CONTACTS_IN_TEXT',
        rejectComment: 'В конце описания стоит адрес сайта. '.repeat(8).trim(),
      }),
    ],
  },
})

/** Показывается на телефоне. */
export const OnPhone = Goods.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
