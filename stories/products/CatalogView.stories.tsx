import { EVERYWHERE } from '@artel/core/search'
import { CatalogView, type CatalogViewProps } from '@artel/ui/products/find'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { catalogParts, goods } from './catalog-parts.tsx'

type Parts = Pick<
  CatalogViewProps,
  'title' | 'breadcrumbs' | 'crafts' | 'resetTo' | 'cities' | 'applied' | 'filters' | 'sort'
>

const meta = preview.meta({
  title: 'Экраны/Товары/Каталог/Состояния',
  component: CatalogView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    filters: { control: false },
    cities: { control: false },
    applied: { control: false },
    sort: { control: false },
  },
  args: {
    ...(catalogParts() as Parts),
    problem: null as string | null,
    mendTo: null as string | null,
    status: 'success' as CatalogViewProps['status'],
    products: goods,
    totalItems: 310,
    isTotalCapped: false,
    page: 1,
    pageCount: 26,
    pageTo: (page: number) => `/catalog?page=${page}`,
    wider: [] as CatalogViewProps['wider'],
    wizardTo: '/task-create' as CatalogViewProps['wizardTo'],
    isStale: false,
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается на первой странице без условий: новые сверху. */
export const Ready = meta.story({
  name: 'Товары',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('status')).toHaveTextContent('310 товаров')
    await expect(canvas.getByRole('link', { name: 'Плитка ручной работы' })).toHaveAttribute('href', '/product/803')
  },
})

/** То же на телефоне: по два в ряд. */
export const OnPhone = Ready.extend({ name: 'Товары на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда открыт раздел: знак ремесла отмечен, сбоку то, что внутри. */
export const Category = meta.story({
  name: 'Раздел каталога',
  args: catalogParts({}, { slug: 'ukladka-plitki' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Укладка плитки' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: true, name: 'Ремонт и отделка' })).toBeVisible()
  },
})

/** Показывается, пока список загружается; искать и выбирать уже можно. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', products: [] } })

/** Показывается, когда список не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'error', products: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока список загружается ещё раз. */
export const Retrying = meta.story({
  name: 'Загружается снова',
  args: { status: 'error', products: [], isRetrying: true },
})

/** Показывается, когда цена «до» меньше цены «от»: по таким условиям не ищут. */
export const TurnedRange = meta.story({
  name: 'Цены перепутаны',
  args: {
    ...catalogParts({ priceFrom: 90_000_00, priceTo: 10_000_00 }),
    problem: 'Сумма «до» меньше суммы «от».',
    mendTo: '/catalog?priceFrom=10000&priceTo=90000',
    products: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Поменять местами' })).toHaveAttribute(
      'href',
      '/catalog?priceFrom=10000&priceTo=90000',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

const nothing = { products: [], totalItems: 0, pageCount: 1 } as const satisfies Partial<CatalogViewProps>

/** Показывается, когда под условия ничего не подошло: рядом поиски, где что-то есть, и заказ у мастера. */
export const Empty = meta.story({
  name: 'Ничего не нашлось',
  args: {
    ...catalogParts({ q: 'витраж', verified: true }, { slug: 'ukladka-plitki' }),
    ...nothing,
    wider: [
      { label: 'Без условия «Проверенные документы»', to: '/catalog/ukladka-plitki?q=1', count: 2 },
      { label: 'Во всей категории «Ремонт и отделка»', to: '/catalog/remont?q=1', count: 5 },
      { label: 'По всей России', to: '/catalog/ukladka-plitki?q=1&city=all', count: 31 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^По всей России/ })).toHaveTextContent('31')
    await expect(canvas.getByRole('link', { name: 'Заказать у мастера' })).toBeVisible()
  },
})

/** Показывается, когда ничего нет и рядом: остаётся заказ у мастера. */
export const EmptyEverywhere = meta.story({
  name: 'Ничего нет нигде',
  args: { ...catalogParts({ q: 'витраж', cityId: EVERYWHERE }), ...nothing },
})

/** Показывается сотруднику: заданий он не создаёт. */
export const EmptyForStaff = meta.story({
  name: 'Ничего не нашлось, сотрудник',
  args: { ...catalogParts({ q: 'витраж' }), ...nothing, wizardTo: null },
})

/** Показывается, когда нашлось мало: под списком поиски, где больше. */
export const Few = meta.story({
  name: 'Нашлось мало',
  args: {
    ...catalogParts({ verified: true, delivery: 'DELIVERY' }),
    products: goods.slice(0, 1),
    totalItems: 1,
    pageCount: 1,
    wider: [
      { label: 'Без условия «С доставкой»', to: '/catalog?verified=1', count: 9 },
      { label: 'По всей России', to: '/catalog?verified=1&city=all', count: 412 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Хотите больше вариантов?' })).toBeVisible()
  },
})

/** Показывается, когда включены все условия. */
export const Narrowed = meta.story({
  name: 'Все условия',
  args: catalogParts({
    q: 'стол',
    cityId: 7,
    priceFrom: 1_000_00,
    priceTo: 90_000_00,
    availability: 'IN_STOCK',
    delivery: 'BOTH',
    verified: true,
    sortBy: 'price',
    sortDirection: 'desc',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Убрать: «стол»' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сначала дороже' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается, когда нашлось больше, чем списки считают. */
export const Capped = meta.story({
  name: 'Нашлось очень много',
  args: { totalItems: 10_000, isTotalCapped: true, page: 500, pageCount: 834 },
})

/** Показывается, пока приходит следующий ответ. */
export const Stale = meta.story({ name: 'Обновляется', args: { isStale: true } })

/** Показывается, когда всё написано длинно. */
export const Long = meta.story({
  name: 'Длинные слова',
  args: {
    products: goods.map((one) => ({
      ...one,
      title: `${LONG_WORD} ручной работы из массива`,
      price: 1_000_000_000_00,
      priceType: 'FROM' as const,
      unit: 'SQUARE_METRE' as const,
      cityName: 'Петропавловск-Камчатский',
    })),
  },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
})
