import { worksList } from '@artel/core/executors'
import { productPageList } from '@artel/core/products'
import { EXECUTOR_ID } from '@artel/core/testing'
import {
  ExecutorBlogScreen,
  ExecutorGoodsScreen,
  ExecutorPapersScreen,
  ExecutorPricesScreen,
  ExecutorWorksScreen,
  type ExecutorWorksScreenProps,
  OwnPageUnseen,
} from '@artel/ui/executors/page'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Разделы с сервером',
  component: ExecutorWorksScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: EXECUTOR_ID, filters: worksList.defaults as ExecutorWorksScreenProps['filters'] },
})

/** Раздел с работами. */
export const Works = meta.story({
  name: 'Работы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Работы' })).toBeVisible()
  },
})

/** Одна работа, открытая по ссылке. */
export const Work = meta.story({
  name: 'Одна работа',
  args: { filters: { work: 461, page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Санузел под ключ/ })).toBeVisible()
  },
})

/** Раздел со статьями. */
export const Blog = meta.story({
  name: 'Блог',
  render: ({ id }) => <ExecutorBlogScreen id={id} filters={{ page: 1 }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Статьи' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Сколько на самом деле стоит/ })).toBeVisible()
  },
})

/** Раздел с прайсом. */
export const Prices = meta.story({
  name: 'Услуги и цены',
  render: ({ id }) => <ExecutorPricesScreen id={id} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Сантехника' })).toBeVisible()
  },
})

/** Раздел с товарами. */
export const Goods = meta.story({
  name: 'Товары',
  render: ({ id }) => <ExecutorGoodsScreen id={id} filters={productPageList.defaults} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Обеденный стол из дуба' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Товары/, current: 'page' })).toBeVisible()
  },
})

/** Раздел об опыте и документах. */
export const Papers = meta.story({
  name: 'Опыт и документы',
  render: ({ id }) => <ExecutorPapersScreen id={id} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Документы' })).toBeVisible()
  },
})

/** Показывается исполнителю, который не подтвердил почту: его страницу ещё никто не видит. */
export const Unseen = meta.story({
  name: 'Свою страницу не видят',
  globals: { viewer: 'executor' },
  render: () => <OwnPageUnseen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Перейти в настройки' })).toBeVisible()
  },
})
