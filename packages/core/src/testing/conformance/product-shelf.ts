import type { CallArgs } from '../../contract/contract.ts'
import type { Product } from '../../contract/products.ts'
import { aSeller, aShownProduct, numbersOf, type ProductBody, publishedBy, sentBy } from './goods-stage.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

type ShelfQuery = NonNullable<CallArgs<'listProducts'>['query']>

/** Published goods that a search for the word finds, and nothing else does: one with each of the changes, a second after each other. */
const aShelf = async (stage: Stage, ...changes: readonly Partial<ProductBody>[]) => {
  const word = stage.word()
  const seller = await aSeller(stage)
  const products: Product[] = []
  for (const change of changes) {
    products.push(await publishedBy(stage, seller, { title: `Стол ${word}`, ...change }))
    stage.advance(1000)
  }
  return { word, seller, products }
}

/** One filter or order, shown on goods of which it leaves some. */
const shelfOf = (
  title: string,
  changes: (stage: Stage) => Promise<readonly Partial<ProductBody>[]> | readonly Partial<ProductBody>[],
  filter: (stage: Stage) => Promise<ShelfQuery> | ShelfQuery,
  found: readonly number[],
): Scenario =>
  on('listProducts').shows({
    title,
    arrange: async (stage) => ({
      ...(await aShelf(stage, ...(await changes(stage)))),
      filter: await filter(stage),
    }),
    act: ({ word, filter: query }, { guest }) => ({ by: guest, with: { query: { q: word, ...query } } }),
    look: (data) => ({ ids: numbersOf(data), total: data.pagination.totalItems }),
    answer: ({ products }) => ({ ids: found.map((index) => products[index]?.id ?? 0), total: found.length }),
  })

const priced = [
  { price: 3_000_00 },
  { priceType: 'NEGOTIABLE', price: null },
  { priceType: 'FROM', price: 1_000_00 },
  { price: 2_000_00 },
] as const satisfies readonly Partial<ProductBody>[]

/** What somebody has bought and marked. */
const marked = async (stage: Stage, product: Product, ...ratings: readonly number[]) => {
  for (const rating of ratings) {
    const buyer = await stage.someone('CLIENT')
    const text = 'Стол крепкий, доставили в срок.'
    await buyer.does('createProductReview', { body: { productId: product.id, rating, text } })
  }
}

/** The catalogue: what is found, how it is narrowed and ordered. */
export const shelfScenarios: readonly Scenario[] = [
  on('listProducts').answers({
    title: 'The catalogue shows what is published, and finds a product by a word of it',
    arrange: async (stage) => {
      const word = stage.word()
      const made = await aShownProduct(stage, { title: `Стол ${word}` })
      await sentBy(stage, made.seller, { title: `Стол ${word}` })
      return { ...made, word }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    answer: ({ product }) => ({
      items: [
        {
          id: product.id,
          title: product.title,
          status: 'PUBLISHED',
          category: product.category,
          priceType: product.priceType,
          price: product.price,
          unit: product.unit,
          photo: product.photo,
          availability: product.availability,
          delivery: product.delivery,
          cityName: product.cityName,
          seller: product.seller,
          rating: product.rating,
          createdAt: product.createdAt,
        },
      ],
      pagination: { totalItems: 1 },
    }),
  }),
  on('listProducts').shows({
    title: 'Words stand in the description and in the attributes, too',
    arrange: async (stage) => {
      const word = stage.word()
      const seller = await aSeller(stage)
      const told = await publishedBy(stage, seller, { description: `Стол мастерской ${word}, масло с воском.` })
      const listed = await publishedBy(stage, seller, { attributes: [{ name: 'Серия', value: word }] })
      return { word, told, listed }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    look: numbersOf,
    answer: ({ told, listed }) => [listed.id, told.id],
  }),
  on('getProduct').shows({
    title: 'A published product is everybody’s to read, without buttons',
    arrange: aShownProduct,
    act: ({ product }, { guest }) => ({ by: guest, with: { params: { id: product.id } } }),
    look: (data) => data,
    answer: ({ product }) => ({ ...product, allowedEvents: [] }),
  }),
  shelfOf(
    'A category includes those below it',
    async (stage) => {
      const [leaf, outside] = await stage.categories()
      return [{ categoryId: leaf.id }, { categoryId: outside.id }]
    },
    async (stage) => {
      const [leaf] = await stage.categories()
      return { categoryIds: [leaf.parentId ?? leaf.id, leaf.id] }
    },
    [0],
  ),
  shelfOf(
    'A city narrows the catalogue to what lies there',
    async (stage) => {
      const [near, far] = await stage.cities()
      return [{ cityId: near.id }, { cityId: far.id }]
    },
    async (stage) => ({ cityId: (await stage.cities())[1].id }),
    [1],
  ),
  shelfOf(
    'A range of prices leaves out what is to be agreed upon',
    () => priced,
    () => ({ priceFrom: 1_500_00, priceTo: 3_000_00 }),
    [3, 0],
  ),
  shelfOf(
    'A price that something is to cost at most',
    () => priced,
    () => ({ priceTo: 1_000_00 }),
    [2],
  ),
  shelfOf(
    'What is made to order can be asked for alone',
    () => [{}, { availability: 'TO_ORDER', orderDays: 7 }],
    () => ({ availability: 'TO_ORDER' }),
    [1],
  ),
  shelfOf(
    'What is sold out is not in the way of somebody who wants to buy',
    () => [{}, { availability: 'SOLD_OUT' }],
    () => ({}),
    [0],
  ),
  shelfOf(
    'What is sold out is found with the rest by whoever asks for it',
    () => [{}, { availability: 'SOLD_OUT' }],
    () => ({ soldOut: true }),
    [1, 0],
  ),
  shelfOf(
    'Somebody who asks for one kind of supply is not shown what is sold out whatever else they ask',
    () => [{ availability: 'IN_STOCK' }, { availability: 'SOLD_OUT' }],
    () => ({ availability: 'IN_STOCK', soldOut: true }),
    [0],
  ),
  shelfOf(
    'What is sold out is not among what is in stock',
    () => [{}, { availability: 'SOLD_OUT' }],
    () => ({ availability: 'IN_STOCK' }),
    [0],
  ),
  shelfOf(
    'Delivery is had from whoever brings and from whoever does both',
    () => [{ delivery: 'PICKUP' }, { delivery: 'DELIVERY' }, { delivery: 'BOTH' }],
    () => ({ delivery: 'DELIVERY' }),
    [2, 1],
  ),
  shelfOf(
    'By price, the cheapest come first and what is to be agreed upon last',
    () => priced,
    () => ({ sortBy: 'price' }),
    [2, 3, 0, 1],
  ),
  shelfOf(
    'By price from the dearest down, what is to be agreed upon is last as well',
    () => priced,
    () => ({ sortBy: 'price', sortDirection: 'desc' }),
    [0, 3, 2, 1],
  ),
  shelfOf(
    'The oldest come first where that is asked for',
    () => [{}, {}],
    () => ({ sortDirection: 'asc' }),
    [0, 1],
  ),
  on('listProducts').shows({
    title: 'By rating, what is well spoken of comes before what nobody has spoken of, and that before what is not',
    arrange: async (stage) => {
      const made = await aShelf(stage, {}, {}, {})
      const [bad, , good] = made.products
      if (bad) await marked(stage, bad, 1, 2)
      if (good) await marked(stage, good, 5, 5, 5)
      return made
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, sortBy: 'rating' } } }),
    look: ({ items }) => items.map(({ id, rating }) => ({ id, rating })),
    answer: ({ products: [bad, plain, good] }) => [
      { id: good?.id ?? 0, rating: { average: 5, count: 3 } },
      { id: plain?.id ?? 0, rating: { average: null, count: 0 } },
      { id: bad?.id ?? 0, rating: { average: null, count: 2 } },
    ],
  }),
  on('listProducts').shows({
    title: 'Goods of sellers with checked papers can be asked for alone',
    arrange: async (stage) => {
      const word = stage.word()
      const title = `Стол ${word}`
      const checked = await publishedBy(stage, await aSeller(stage, { isVerified: true }), { title })
      await publishedBy(stage, await aSeller(stage), { title })
      return { word, checked }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, verified: true } } }),
    look: numbersOf,
    answer: ({ checked }) => [checked.id],
  }),
  on('listProducts').shows({
    title: 'The newest come first, a page at a time, with how many there are in all',
    arrange: (stage) => aShelf(stage, {}, {}, {}),
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, page: 2, limit: 2 } } }),
    look: (data) => ({ ids: numbersOf(data), ...data.pagination }),
    answer: ({ products }) => ({ ids: products.slice(0, 1).map(({ id }) => id), totalItems: 3 }),
    afterwards: ({ word, seller }, _, { guest }) => [
      seesThat(guest, 'listProducts', { query: { q: word, page: 9 } }, (data) => data, {
        items: [],
        pagination: { totalItems: 3 },
      }),
      seesThat(guest, 'listProducts', { query: { sellerId: seller.id } }, ({ pagination }) => pagination.totalItems, 3),
    ],
  }),
]
