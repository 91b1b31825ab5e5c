import type { Product } from '../../contract/products.ts'
import {
  aSeller,
  aShownProduct,
  atProduct,
  aWaitingProduct,
  byNumber,
  type ProductBody,
  publishedBy,
  sentBy,
} from './goods-stage.ts'
import { buys, tariffFor } from './purchases.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/** Published goods of a seller, a second after each other. */
const madeBy = async (
  stage: Stage,
  seller: Person,
  ...changes: readonly Partial<ProductBody>[]
): Promise<Product[]> => {
  const made: Product[] = []
  for (const change of changes) {
    made.push(await publishedBy(stage, seller, change))
    stage.advance(1000)
  }
  return made
}

/** Beside whose goods stand their own alone: what other scenarios have published is out of the way. */
const aSellerAlone = async (stage: Stage): Promise<Person> => {
  const seller = await aSeller(stage)
  await buys(stage, seller, tariffFor('STANDARD'))
  return seller
}

const numbers = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id)

/** What stands beside a product. */
export const similarScenarios: readonly Scenario[] = [
  on('listSimilarProducts').shows({
    title: 'Beside a product stand four others of its category and city, the newest first',
    arrange: async (stage) => {
      const [{ id: cityId }, { id: elsewhere }] = await stage.cities()
      const [, other] = await stage.categories()
      const near = await madeBy(stage, await aSeller(stage), { cityId }, { cityId })
      const [own, ...more] = await madeBy(stage, await aSeller(stage), { cityId }, { cityId }, { cityId })
      await madeBy(stage, await aSeller(stage), { cityId: elsewhere }, { cityId, categoryId: other.id })
      return { product: own as Product, others: [...near, ...more] }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: byNumber(product) }),
    look: numbers,
    answer: ({ others }) => numbers(others).toReversed(),
  }),
  on('listSimilarProducts').shows({
    title: 'Those of other cities come after those of its own; what is sold out, hidden or waits is not among them',
    arrange: async (stage) => {
      const [{ id: cityId }, { id: elsewhere }] = await stage.cities()
      const seller = await aSellerAlone(stage)
      const [near, product, far, hidden] = (await madeBy(
        stage,
        seller,
        { cityId },
        { cityId },
        { cityId: elsewhere },
        { cityId },
        { cityId, availability: 'SOLD_OUT' },
      )) as [Product, Product, Product, Product]
      await seller.does('hideProduct', atProduct(hidden))
      await sentBy(stage, seller, { cityId })
      return { near, product, far }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: byNumber(product) }),
    look: numbers,
    answer: ({ near, far }) => numbers([near, far]),
  }),
  on('listSimilarProducts').shows({
    title: 'Beside a product of somebody whose tariff hides competitors stand their own alone',
    arrange: async (stage) => {
      const seller = await aSellerAlone(stage)
      const [product, own] = (await madeBy(stage, seller, {}, {})) as [Product, Product]
      const { product: rival } = await aShownProduct(stage)
      return { product, own, rival }
    },
    act: ({ product }, { guest }) => ({ by: guest, with: byNumber(product) }),
    look: numbers,
    answer: ({ own }) => [own.id],
    afterwards: ({ rival, own }, _, { guest }) => [
      seesThat(guest, 'listSimilarProducts', byNumber(rival), (cards) => numbers(cards)[0] ?? 0, own.id),
    ],
  }),
  on('listSimilarProducts').refuses('NOT_FOUND', {
    title: 'Beside what is not in the catalogue stands nothing, not even for its seller',
    arrange: (stage) => aWaitingProduct(stage),
    act: ({ seller, product }) => ({ by: seller, with: byNumber(product) }),
  }),
]
