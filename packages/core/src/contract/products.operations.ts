import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { PRODUCTS_FULL, type PublicationStatus, SIMILAR_PRODUCTS } from './content-terms.ts'
import { data, numericIdParams, page, pageQuery, versionBody } from './primitives.ts'
import {
  ownProductCard,
  ownProductCounts,
  product,
  productCard,
  productChanges,
  productInput,
  productListQuery,
  productRowOutcome,
  productsInput,
  publicationStatus,
} from './products.ts'
import { anOwnProductCard, aProduct, aProductCard } from './samples/content.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { EXECUTOR_ID } from './samples/users.ts'

const change = { params: numericIdParams, body: versionBody, response: data(product), errors: CONFLICT }

const table = aProduct()
const described: z.input<typeof productInput> = {
  title: table.title,
  categoryId: 21,
  description: table.description,
  priceType: table.priceType,
  price: table.price,
  unit: table.unit,
  photoIds: [testUuid(301)],
  availability: table.availability,
  orderDays: table.orderDays,
  delivery: table.delivery,
  cityId: table.cityId,
  attributes: table.attributes,
  sku: 'ST-120',
}
const { photoIds: _, ...row } = described
const became = (id: number, status: PublicationStatus) => ({
  params: { id },
  body: { version: 1 },
  response: { data: aProduct({ id, status, version: 2 }) },
})

/** Products of executors. */
export const productOperations = cards({
  listProducts: {
    method: 'GET',
    path: '/products/list',
    access: 'anyone',
    summary: 'Опубликованные товары. Распроданные — только с soldOut; с availability их не бывает.',
    policy: 'Опубликованные товары.',
    query: productListQuery,
    response: data(page(productCard)),
    example: {
      query: {
        q: 'стол',
        categoryIds: [21],
        sellerId: EXECUTOR_ID,
        cityId: 551487,
        priceFrom: 10_000_00,
        priceTo: 60_000_00,
        availability: 'TO_ORDER',
        delivery: 'BOTH',
        verified: true,
        sortBy: 'price',
        sortDirection: 'asc',
        page: 1,
        limit: 10,
      },
      response: { data: wholePage(aProductCard()) },
    },
  },
  listMyProducts: {
    method: 'GET',
    path: '/products/my-list',
    access: EXECUTOR,
    summary: 'Мои товары по состояниям, и сколько их в каждом.',
    policy: 'Свои товары.',
    query: z.object({ ...pageQuery, status: publicationStatus.optional() }),
    response: data(page(ownProductCard).extend({ counts: ownProductCounts })),
    example: {
      query: { page: 1, limit: 10, status: 'DRAFT' },
      response: {
        data: {
          ...wholePage(anOwnProductCard()),
          counts: { DRAFT: 1, PENDING: 0, PUBLISHED: 2, HIDDEN: 0, REJECTED: 1 },
        },
      },
    },
  },
  getProduct: {
    method: 'GET',
    path: '/products/{id}',
    access: 'anyone',
    summary: 'Товар глазами того, кто спрашивает.',
    policy: 'Любой опубликованный товар; в остальных состояниях — продавцу и модераторам.',
    params: numericIdParams,
    response: data(product),
    errors: ['NOT_FOUND'],
    example: { params: { id: table.id }, response: { data: table } },
  },
  listSimilarProducts: {
    method: 'GET',
    path: '/products/{id}/similar',
    access: 'anyone',
    summary:
      'Похожие товары: того же раздела и города, за ними того же раздела из других городов; без распроданных. Если тариф продавца скрывает конкурентов — только его собственные.',
    policy: 'Рядом с любым опубликованным товаром.',
    params: numericIdParams,
    response: data(z.array(productCard).max(SIMILAR_PRODUCTS)),
    errors: ['NOT_FOUND'],
    example: {
      params: { id: table.id },
      response: { data: [aProductCard({ id: 455, title: 'Журнальный стол из ясеня' })] },
    },
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Новый товар в черновиках.',
    policy: 'Товар от своего имени.',
    body: productInput,
    response: data(product),
    errors: ['LIMIT_REACHED'],
    example: { body: described, response: { data: aProduct({ status: 'DRAFT' }) } },
  },
  createProducts: {
    method: 'POST',
    path: '/products/many',
    access: EXECUTOR,
    idempotencyKey: true,
    summary:
      'Новые товары в черновиках разом, без фото. На каждую строку свой ответ: черновик или что исправить; строки сверх тарифа названы.',
    policy: 'Товары от своего имени.',
    body: productsInput,
    response: data(z.object({ rows: z.array(productRowOutcome) })),
    example: {
      body: { rows: [row, { ...row, title: 'Скамья для прихожей, ясень' }] },
      response: {
        data: {
          rows: [
            { status: 'CREATED', product: anOwnProductCard() },
            { status: 'REFUSED', code: 'LIMIT_REACHED', message: PRODUCTS_FULL, fields: {} },
          ],
        },
      },
    },
  },
  updateProduct: {
    method: 'PATCH',
    path: '/products/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Меняет товар; новые слова, фото или раздел опубликованного возвращают его на проверку, цена — нет.',
    policy: 'Свой товар.',
    params: numericIdParams,
    body: productChanges,
    response: data(product),
    errors: CONFLICT,
    example: {
      params: { id: table.id },
      body: { title: 'Обеденный стол из ясеня', price: 45_000_00, version: 1 },
      response: {
        data: aProduct({ status: 'PENDING', title: 'Обеденный стол из ясеня', price: 45_000_00, version: 2 }),
      },
    },
  },
  submitProduct: {
    method: 'PATCH',
    path: '/products/submit/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отправляет товар на проверку.',
    policy: 'Свой товар.',
    ...change,
    example: became(453, 'PENDING'),
  },
  hideProduct: {
    method: 'PATCH',
    path: '/products/hide/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Скрывает товар.',
    policy: 'Свой товар.',
    ...change,
    example: became(451, 'HIDDEN'),
  },
  showProduct: {
    method: 'PATCH',
    path: '/products/show/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Снова показывает товар.',
    policy: 'Свой товар.',
    ...change,
    example: became(451, 'PUBLISHED'),
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/{id}',
    access: EXECUTOR,
    summary: 'Удаляет свой товар.',
    policy: 'Свой товар.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: 452 } },
  },
})
