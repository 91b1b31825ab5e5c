import { ExecutorGoods, type ExecutorGoodsProps } from '@artel/ui/executors/page'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { goods } from '../products/catalog-parts.tsx'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Товары',
  component: ExecutorGoods,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    products: goods as ExecutorGoodsProps['products'],
    viewer: 'OTHER' as ExecutorGoodsProps['viewer'],
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `/executor/1/products?page=${page}`,
  },
})

/** Показывается всем: что продаёт исполнитель. */
export const Usual = meta.story({
  name: 'Товары исполнителя',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Плитка ручной работы' })).toHaveAttribute('href', '/product/803')
  },
})

/** То же на телефоне. */
export const UsualOnPhone = Usual.extend({
  name: 'Товары исполнителя на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, когда товаров больше страницы. */
export const ManyPages = meta.story({
  name: 'Вторая страница',
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Страницы' })).toBeVisible()
  },
})

/** Показывается по старой ссылке: товаров у исполнителя больше нет. */
export const Empty = meta.story({
  name: 'Товаров нет',
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Все товары мастеров' })).toHaveAttribute('href', '/catalog')
  },
})

/** Показывается самому исполнителю, пока в каталоге нет его товаров. */
export const EmptyOwn = meta.story({ name: 'Своих товаров нет', args: { products: [], viewer: 'SELF' } })
