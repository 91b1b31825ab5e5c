import { NO_ORDER_DAYS, PRODUCTS_FULL } from '../../contract/content-terms.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { priceRule, productRules, UNKNOWN_CATEGORY, UNKNOWN_CITY } from '../../validators/index.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { aPicture, upload } from './files.ts'
import {
  aFullShelf,
  aSeller,
  aShownProduct,
  atProduct,
  aWaitingProduct,
  byNumber,
  draftOf,
  numbersOf,
  OAK,
  OF_A_DRAFT,
  ofSeller,
  productBody,
  publishedBy,
  sentBy,
  stateOf,
  statesOf,
} from './goods-stage.ts'
import { hasUsed } from './purchases.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { DataOf, Stage } from './stage.ts'

const NOBODY = { code: 'NOT_FOUND' } as const
const NO_FILE = { photoIds: 'Файл не найден. Приложите его ещё раз.' }

const aDraft = async (stage: Stage) => {
  const seller = await aSeller(stage)
  return { seller, product: await draftOf(stage, seller) }
}

const aBody = async (stage: Stage, changes: Parameters<typeof productBody>[2] = {}) => {
  const seller = await aSeller(stage)
  return { seller, body: await productBody(stage, seller, changes) }
}

/** Rows of a table: the same product under these titles. */
const aTable = async (stage: Stage, ...changes: Parameters<typeof productBody>[2][]) => {
  const seller = await aSeller(stage)
  const { photoIds: _, ...row } = await productBody(stage, seller, { photoIds: [] })
  return { seller, row, body: { rows: changes.map((change) => ({ ...row, ...change })) } }
}

type RowOutcomes = DataOf<'createProducts'>
const outcomesOf = ({ rows }: RowOutcomes) =>
  rows.map((row) => (row.status === 'CREATED' ? row.product.title : [row.code, row.message, row.fields]))

const tables: readonly Scenario[] = [
  on('createProducts').shows({
    title: 'Rows become drafts without photos, each answered at its place',
    arrange: (stage) =>
      aTable(
        stage,
        { title: ' Скамья из ясеня ', availability: 'TO_ORDER', orderDays: 14 },
        { title: 'Полка из дуба', priceType: 'NEGOTIABLE', price: null },
        { title: 'Табурет из берёзы', sku: 'T-1' },
      ),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    look: ({ rows }) =>
      rows.flatMap((row) =>
        row.status === 'CREATED'
          ? [[row.product.title, row.product.status, row.product.price, row.product.photo, row.product.version]]
          : [],
      ),
    answer: () => [
      ['Скамья из ясеня', 'DRAFT', 48_000_00, null, 1],
      ['Полка из дуба', 'DRAFT', null, null, 1],
      ['Табурет из берёзы', 'DRAFT', 48_000_00, null, 1],
    ],
    afterwards: ({ seller }, _, { guest }) => [
      seesThat(seller, 'listMyProducts', {}, ({ items }) => items.map(({ title }) => title), [
        'Табурет из берёзы',
        'Полка из дуба',
        'Скамья из ясеня',
      ]),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      hasUsed(seller, 'PRODUCTS', 0, 5),
    ],
  }),
  on('createProducts').shows({
    title: 'A row that nobody could sell is told of, and keeps none of the others out',
    arrange: async (stage) => {
      const [{ parentId }] = await stage.categories()
      return aTable(
        stage,
        { title: 'Скамья из ясеня' },
        { categoryId: parentId ?? 0 },
        { cityId: Number.MAX_SAFE_INTEGER },
        { title: 'Полка из дуба' },
      )
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    look: outcomesOf,
    answer: () => [
      'Скамья из ясеня',
      ['VALIDATION_FAILED', errorCatalogue.VALIDATION_FAILED.message, { categoryId: UNKNOWN_CATEGORY }],
      ['VALIDATION_FAILED', errorCatalogue.VALIDATION_FAILED.message, { cityId: UNKNOWN_CITY }],
      'Полка из дуба',
    ],
  }),
  on('createProducts').shows({
    title:
      'Rows take the places that are left in their order; those over them are named, and one without sense takes none',
    arrange: async (stage) => {
      const made = await aTable(
        stage,
        { title: 'Скамья из ясеня' },
        { cityId: Number.MAX_SAFE_INTEGER },
        { title: 'Полка из дуба' },
        { title: 'Табурет из берёзы' },
      )
      for (let count = 0; count < 3; count += 1) await draftOf(stage, made.seller, { photoIds: [] })
      return made
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    look: outcomesOf,
    answer: () => [
      'Скамья из ясеня',
      ['VALIDATION_FAILED', errorCatalogue.VALIDATION_FAILED.message, { cityId: UNKNOWN_CITY }],
      'Полка из дуба',
      ['LIMIT_REACHED', PRODUCTS_FULL, {}],
    ],
    afterwards: ({ seller }) => [seesThat(seller, 'listMyProducts', {}, ({ counts }) => counts.DRAFT, 5)],
  }),
  on('createProducts').refuses('VALIDATION_FAILED', {
    title: 'A row that is not as the contract says is named with its field, and nothing is made',
    arrange: (stage) => aTable(stage, { title: 'Скамья из ясеня' }, { price: null }),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: { 'rows.1.price': priceRule(null) ?? '' },
    afterwards: ({ seller }) => [seesThat(seller, 'listMyProducts', {}, numbersOf, [])],
  }),
  on('createProducts').refuses('VALIDATION_FAILED', {
    title: 'A table without rows is none',
    arrange: (stage) => aTable(stage),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: { rows: productRules.rows([]) ?? '' },
  }),
]

const created: readonly Scenario[] = [
  on('createProduct').answers({
    title: 'A new product is a draft that nobody but its seller and staff sees, and takes no place yet',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      const photos = [await upload(seller, false, aPicture), await upload(seller, false, aPicture)]
      const [leaf] = await stage.categories()
      const [city] = await stage.cities()
      const body = await productBody(stage, seller, {
        title: ' Обеденный стол из дуба ',
        photoIds: photos.map(({ id }) => id),
        availability: 'TO_ORDER',
        orderDays: 21,
        delivery: 'BOTH',
        attributes: [{ name: 'Материал', value: 'Дуб' }],
        sku: 'ST-120',
      })
      return { seller, photos, leaf, city, body, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    answer: ({ seller, photos, leaf, city }, data, stage) => {
      const pictures = photos.flatMap(({ picture }) => picture ?? [])
      return {
        id: data.id,
        title: 'Обеденный стол из дуба',
        status: 'DRAFT',
        category: { id: leaf.id, name: leaf.name, slug: leaf.slug },
        priceType: 'FIXED',
        price: 48_000_00,
        unit: 'PIECE',
        photo: pictures[0] ?? null,
        availability: 'TO_ORDER',
        delivery: 'BOTH',
        cityName: city.name,
        seller: { ...data.seller, id: seller.id },
        rating: { average: null, count: 0 },
        createdAt: stage.moment(),
        description: OAK,
        photos: pictures,
        orderDays: 21,
        cityId: city.id,
        attributes: [{ name: 'Материал', value: 'Дуб' }],
        sku: 'ST-120',
        rejectRule: null,
        rejectComment: null,
        isHiddenByTariff: false,
        version: 1,
        allowedEvents: OF_A_DRAFT,
        chatId: null,
      }
    },
    afterwards: ({ seller, moderator }, product, { guest }) => [
      sees(seller, 'getProduct', byNumber(product), product),
      seesThat(moderator, 'getProduct', byNumber(product), ({ status }) => status, 'DRAFT'),
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      seesThat(seller, 'listMyProducts', {}, numbersOf, [product.id]),
      hasUsed(seller, 'PRODUCTS', 0, 5),
    ],
  }),
  on('createProduct').shows({
    title: 'What is to be agreed upon has no price, and what is in stock no days of making, whatever is sent',
    arrange: (stage) => aBody(stage, { priceType: 'NEGOTIABLE', orderDays: 9, photoIds: [] }),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    look: ({ price, orderDays, photo, photos }) => ({ price, orderDays, photo, photos }),
    answer: () => ({ price: null, orderDays: null, photo: null, photos: [] }),
  }),
  on('createProduct').refuses('LIMIT_REACHED', {
    title: 'A draft stands for the place that it is going to take; one that is deleted makes room',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      const [first] = [await draftOf(stage, seller)]
      for (let count = 1; count < 5; count += 1) await draftOf(stage, seller)
      return { seller, first, body: await productBody(stage, seller) }
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    afterwards: ({ seller, first, body }) => [
      async () => {
        await seller.does('deleteProduct', byNumber(first))
        return seesThat(seller, 'createProduct', { body }, ({ version }) => version, 1)()
      },
    ],
  }),
  on('createProduct').refuses('VALIDATION_FAILED', {
    title: 'A category that has others below it takes no goods',
    arrange: async (stage) => aBody(stage, { categoryId: (await stage.categories())[0].parentId ?? 0 }),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: { categoryId: UNKNOWN_CATEGORY },
  }),
  on('createProduct').refuses('VALIDATION_FAILED', {
    title: 'A product lies in a city that there is',
    arrange: (stage) => aBody(stage, { cityId: Number.MAX_SAFE_INTEGER }),
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: { cityId: UNKNOWN_CITY },
  }),
  on('createProduct').refuses('VALIDATION_FAILED', {
    title: 'A photo of another cannot be shown as one’s own',
    arrange: async (stage) => {
      const { id } = await upload(await aSeller(stage), false, aPicture)
      return aBody(stage, { photoIds: [id] })
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: NO_FILE,
  }),
  on('createProduct').refuses('VALIDATION_FAILED', {
    title: 'What everybody sees of a product is made of open files',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      const { id } = await upload(seller, true, aPicture)
      return { seller, body: await productBody(stage, seller, { photoIds: [id] }) }
    },
    act: ({ seller, body }) => ({ by: seller, with: { body } }),
    fields: { photoIds: 'Сюда прилагаются только открытые файлы.' },
  }),
]

const changed: readonly Scenario[] = [
  on('updateProduct').shows({
    title: 'Price, stock and delivery of a published product count at once',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({
      by: seller,
      with: atProduct(product, {
        price: 45_000_00,
        availability: 'TO_ORDER',
        orderDays: 14,
        delivery: 'DELIVERY',
      } as const),
    }),
    look: (data) => ({ ...data }),
    answer: ({ product }) => ({
      ...product,
      price: 45_000_00,
      availability: 'TO_ORDER' as const,
      orderDays: 14,
      delivery: 'DELIVERY' as const,
      version: product.version + 1,
    }),
    afterwards: ({ product }, _, { guest }) => [
      seesThat(guest, 'getProduct', byNumber(product), ({ price }) => price, 45_000_00),
    ],
  }),
  on('updateProduct').shows({
    title: 'What is sold out stays for everybody to see, says so, and keeps the days of its making',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      const made = atProduct(product, { availability: 'TO_ORDER', orderDays: 14 } as const)
      return { seller, product: await seller.does('updateProduct', made) }
    },
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product, { availability: 'SOLD_OUT' } as const) }),
    look: ({ status, availability, orderDays }) => [status, availability, orderDays],
    answer: () => ['PUBLISHED' as const, 'SOLD_OUT' as const, 14],
    afterwards: ({ seller }, product, { guest }) => [
      seesThat(guest, 'getProduct', byNumber(product), ({ availability }) => availability, 'SOLD_OUT' as const),
      seesThat(seller, 'listMyProducts', {}, ({ items }) => items.map((one) => one.orderDays), [14] as (
        | number
        | null
      )[]),
      seesThat(
        seller,
        'updateProduct',
        atProduct(product, { availability: 'TO_ORDER' } as const),
        ({ availability, orderDays, status }) => [availability, orderDays, status],
        ['TO_ORDER' as const, 14, 'PUBLISHED' as const],
      ),
    ],
  }),
  on('updateProduct').shows({
    title: 'Other words of a published product are judged anew, and nobody sees it meanwhile',
    arrange: async (stage) => ({ ...(await aShownProduct(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product, { title: 'Стол из ясеня' }) }),
    look: stateOf,
    answer: ({ product }) => ['PENDING', product.version + 1] as const,
    afterwards: ({ seller, moderator }, product, { guest }) => [
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      sees(moderator, 'approveProduct', atProduct(product), undefined),
      seesThat(guest, 'getProduct', byNumber(product), ({ title }) => title, 'Стол из ясеня'),
    ],
  }),
  on('updateProduct').shows({
    title: 'A photo that was taken out is free again, and another one is judged',
    arrange: async (stage) => {
      const made = await aShownProduct(stage)
      return { ...made, photo: await upload(made.seller, false, aPicture) }
    },
    act: ({ seller, product, photo }) => ({ by: seller, with: atProduct(product, { photoIds: [photo.id] }) }),
    look: ({ status, photos }) => [status, ...photos.map(({ id }) => id)],
    answer: ({ photo }) => ['PENDING', photo.id],
    afterwards: ({ seller, product }) => [
      sees(seller, 'deleteFile', { params: { id: product.photos[0]?.id ?? '' } }, undefined),
    ],
  }),
  on('updateProduct').shows({
    title: 'Mending what was turned down sends it again, and the rule is forgotten',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      const sent = await sentBy(stage, seller)
      const moderator = await stage.someone('MODERATOR')
      await moderator.does('rejectProduct', atProduct(sent, { rule: 'UNCLEAR' } as const))
      return { seller, product: await seller.does('getProduct', byNumber(sent)) }
    },
    act: ({ seller, product }) => ({
      by: seller,
      with: atProduct(product, { description: `${OAK} Ножки разборные.` }),
    }),
    look: ({ status, rejectRule }) => [status, rejectRule],
    answer: () => ['PENDING' as const, null],
  }),
  on('updateProduct').refuses('VALIDATION_FAILED', {
    title: 'A change leaves a product with its price and its days of making',
    arrange: aDraft,
    act: ({ seller, product }) => ({
      by: seller,
      with: atProduct(product, { price: null, availability: 'TO_ORDER' } as const),
    }),
    fields: { price: priceRule(null) ?? '', orderDays: NO_ORDER_DAYS },
  }),
  on('updateProduct').refuses('TRANSITION_REFUSED', {
    title: 'What is published keeps a photo',
    refusal: 'INCOMPLETE',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product, { photoIds: [] }) }),
    afterwards: ({ product }, { guest }) => [
      seesThat(guest, 'getProduct', byNumber(product), ({ photos }) => photos.length, 1),
    ],
  }),
  on('updateProduct').refuses('TRANSITION_REFUSED', {
    title: 'What was hidden takes a place to be judged anew',
    refusal: 'QUOTA',
    arrange: aFullShelf,
    act: ({ seller, hidden }) => ({ by: seller, with: atProduct(hidden, { title: 'Стол из ясеня' }) }),
    afterwards: ({ seller, hidden }) => [
      seesThat(seller, 'updateProduct', atProduct(hidden, { price: 1_000_00 }), ({ status }) => status, 'HIDDEN'),
    ],
  }),
]

const ways: readonly Scenario[] = [
  on('submitProduct').shows({
    title: 'A product that was sent takes a place and waits for a moderator',
    arrange: aDraft,
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product) }),
    look: stateOf,
    answer: () => ['PENDING', 2] as const,
    afterwards: ({ seller }, product, { guest }) => [
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      hasUsed(seller, 'PRODUCTS', 1, 5),
    ],
  }),
  on('submitProduct').refuses('TRANSITION_REFUSED', {
    title: 'A product is sent with a photo',
    refusal: 'INCOMPLETE',
    arrange: async (stage) => {
      const seller = await aSeller(stage)
      return { seller, product: await draftOf(stage, seller, { photoIds: [] }) }
    },
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product) }),
  }),
  on('submitProduct').refuses('TRANSITION_REFUSED', {
    title: 'A tariff has room for so many goods',
    refusal: 'QUOTA',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      const hidden = await seller.does('hideProduct', atProduct(product))
      const last = await draftOf(stage, seller)
      for (let count = 1; count < 5; count += 1) await sentBy(stage, seller)
      await seller.does('showProduct', atProduct(hidden))
      return { seller, last }
    },
    act: ({ seller, last }) => ({ by: seller, with: atProduct(last) }),
    afterwards: ({ seller }) => [hasUsed(seller, 'PRODUCTS', 5, 5)],
  }),
  on('hideProduct').shows({
    title: 'A hidden product is its seller’s alone and leaves its place',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product) }),
    look: ({ status }) => status,
    answer: () => 'HIDDEN' as const,
    afterwards: ({ seller, product }, _, { guest }) => [
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      seesThat(guest, 'getExecutor', { params: { id: seller.id } }, ({ counts }) => counts.products, 0),
      hasUsed(seller, 'PRODUCTS', 0, 5),
    ],
  }),
  on('hideProduct').refuses('TRANSITION_REFUSED', {
    title: 'A draft is hidden anyway',
    refusal: 'WRONG_STATE',
    arrange: aDraft,
    act: ({ seller, product }) => ({ by: seller, with: atProduct(product) }),
  }),
  on('showProduct').shows({
    title: 'What was hidden is shown again as it was, without a moderator',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      return { seller, hidden: await seller.does('hideProduct', atProduct(product)) }
    },
    act: ({ seller, hidden }) => ({ by: seller, with: atProduct(hidden) }),
    look: ({ status }) => status,
    answer: () => 'PUBLISHED' as const,
    afterwards: ({ seller }, product, { guest }) => [
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, [product.id]),
      seesThat(guest, 'getExecutor', { params: { id: seller.id } }, ({ counts }) => counts.products, 1),
      hasUsed(seller, 'PRODUCTS', 1, 5),
    ],
  }),
  on('showProduct').refuses('TRANSITION_REFUSED', {
    title: 'Nothing is shown without a place for it',
    refusal: 'QUOTA',
    arrange: aFullShelf,
    act: ({ seller, hidden }) => ({ by: seller, with: atProduct(hidden) }),
  }),
  on('deleteProduct').answers({
    title: 'A deleted product is gone, and its photos with it',
    arrange: aShownProduct,
    act: ({ seller, product }) => ({ by: seller, with: byNumber(product) }),
    answer: () => undefined,
    afterwards: ({ seller, product }, _, { guest }) => [
      isRefused(seller, 'getProduct', byNumber(product), NOBODY),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      seesThat(seller, 'listMyProducts', {}, numbersOf, []),
      hasUsed(seller, 'PRODUCTS', 0, 5),
      isRefused(seller, 'deleteFile', { params: { id: product.photos[0]?.id ?? '' } }, { code: 'NOT_FOUND' }),
    ],
  }),
]

const owners: readonly Scenario[] = [
  on('listMyProducts').shows({
    title: 'A seller finds the own goods in every state, the newest first, or those of one state',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      return { seller, published: product, draft: await draftOf(stage, seller), sent: await sentBy(stage, seller) }
    },
    act: ({ seller }) => ({ by: seller, with: { query: { limit: 2 } } }),
    look: (data) => ({ ids: numbersOf(data), states: statesOf(data), total: data.pagination.totalItems }),
    answer: ({ draft, sent }) => ({ ids: [sent.id, draft.id], states: ['PENDING', 'DRAFT'], total: 3 }),
    afterwards: ({ seller, published }) => [
      seesThat(seller, 'listMyProducts', { query: { status: 'PUBLISHED' } }, numbersOf, [published.id]),
      seesThat(seller, 'listMyProducts', { query: { status: 'REJECTED' } }, numbersOf, []),
      seesThat(seller, 'listMyProducts', { query: { status: 'DRAFT' } }, ({ counts }) => counts, {
        DRAFT: 1,
        PENDING: 1,
        PUBLISHED: 1,
        HIDDEN: 0,
        REJECTED: 0,
      }),
    ],
  }),
  on('listMyProducts').shows({
    title: 'A seller reads in the own list why a product was turned down, and what may be done with each',
    arrange: async (stage) => {
      const { seller, product, moderator } = await aWaitingProduct(stage)
      const body = { rule: 'BAD_PICTURE', comment: 'Снимите товар при дневном свете.' } as const
      await moderator.does('rejectProduct', atProduct(product, body))
      return { seller, product, draft: await draftOf(stage, seller), stranger: await aSeller(stage) }
    },
    act: ({ seller }) => ({ by: seller, with: {} }),
    look: ({ items }) =>
      items.map(({ id, rejectRule, rejectComment, version, allowedEvents }) => ({
        ...{ id, rejectRule, rejectComment, version },
        ways: allowedEvents.flatMap(({ event, refusal }) => (refusal === null ? event : [])).join(),
      })),
    answer: ({ product, draft }) => [
      { id: draft.id, rejectRule: null, rejectComment: null, version: 1, ways: 'UPDATE,SUBMIT,DELETE' },
      {
        id: product.id,
        rejectRule: 'BAD_PICTURE' as const,
        rejectComment: 'Снимите товар при дневном свете.',
        version: product.version + 1,
        ways: 'UPDATE,DELETE',
      },
    ],
    afterwards: ({ seller, product, stranger }) => [
      seesThat(
        seller,
        'getProduct',
        byNumber(product),
        ({ rejectComment }) => rejectComment,
        'Снимите товар при дневном свете.',
      ),
      seesThat(stranger, 'listMyProducts', {}, numbersOf, []),
    ],
  }),
  on('getProduct').refuses('NOT_FOUND', {
    title: 'Goods of who has not confirmed the address are nobody else’s to see',
    arrange: async (stage) => {
      const seller = await aSeller(stage, { isEmailConfirmed: false })
      return { seller, product: await publishedBy(stage, seller) }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: byNumber(product) }),
    afterwards: ({ seller, product }, { guest }) => [
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
      seesThat(seller, 'getProduct', byNumber(product), ({ id }) => id, product.id),
    ],
  }),
  on('exportMyData').shows({
    title: 'A seller takes every product along',
    arrange: async (stage) => {
      const { seller, product } = await aShownProduct(stage)
      return { seller, product, draft: await draftOf(stage, seller) }
    },
    act: ({ seller }) => ({ by: seller, with: {} }),
    look: ({ products }) => products,
    answer: ({ product, draft }) =>
      [draft, product].map((one) => ({
        id: one.id,
        title: one.title,
        status: one.status,
        category: { id: one.category.id, name: one.category.name },
        priceType: one.priceType,
        price: one.price,
        unit: one.unit,
        availability: one.availability,
        delivery: one.delivery,
        cityName: one.cityName,
        createdAt: one.createdAt,
        description: one.description,
        orderDays: one.orderDays,
        attributes: one.attributes,
        sku: one.sku,
        rejectRule: null,
      })),
  }),
  on('deleteMe').answers({
    title: 'Goods of who leaves are gone from the catalogue',
    arrange: aShownProduct,
    act: ({ seller }) => ({ by: seller, with: { body: { password: JOINED_PASSWORD } } }),
    answer: () => undefined,
    afterwards: ({ seller, product }, _, { guest }) => [
      isRefused(guest, 'getProduct', byNumber(product), NOBODY),
      seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
    ],
  }),
  on('blockUser').shows({
    title: 'Goods of a blocked seller are missing, to be asked about as well; after the block they are back',
    arrange: async (stage) => {
      const made = await aShownProduct(stage)
      const admin = await stage.someone('ADMIN')
      const params = { id: made.seller.id }
      const { version } = await admin.does('getAdminUser', { params })
      return { ...made, admin, params, version, client: await stage.someone('CLIENT') }
    },
    act: ({ admin, params, version }) => ({ by: admin, with: { params, body: { version, rule: 'FRAUD' } } }),
    look: ({ state }) => state,
    answer: () => 'BLOCKED' as const,
    afterwards: ({ admin, params, version, seller, product, client }, _, { guest }) => {
      const chat = { body: { kind: 'PRODUCT', productId: product.id } } as const
      const review = { body: { productId: product.id, rating: 5 } } as const
      return [
        isRefused(guest, 'getProduct', byNumber(product), NOBODY),
        seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, []),
        isRefused(client, 'createChat', chat, NOBODY),
        isRefused(client, 'createProductReview', review, NOBODY),
        seesThat(admin, 'getProduct', byNumber(product), ({ status }) => status, 'PUBLISHED'),
        seesThat(admin, 'unblockUser', { params, body: { version: version + 1 } }, ({ state }) => state, 'ACTIVE'),
        seesThat(guest, 'listProducts', ofSeller(seller), numbersOf, [product.id]),
      ]
    },
  }),
]

/** Goods of executors: who sees what, what is judged anew, how many a tariff has room for. */
export const productScenarios: readonly Scenario[] = [...created, ...tables, ...changed, ...ways, ...owners]
