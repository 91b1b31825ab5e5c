import type { HandlerArgs, Product, User } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { allowedPublicationEvents, decidePublication, type PublicationCommand } from '@artel/core/products'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredProduct } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { categoryCard } from './categories.ts'
import { picturesOf } from './files.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { isWanted, productCardOf, sorted } from './product-list.ts'
import { productRatingOf } from './ratings.ts'
import { signedIn } from './signed-in.ts'
import { leftOf } from './tariff-usage.ts'

const factsOf = ({ status, seller }: StoredProduct) => ({ status, ownerId: seller.id })

const isComplete = ({ photos }: StoredProduct) => photos.length > 0

const meansOf = (world: MockWorld, product: StoredProduct) => ({
  isComplete: isComplete(product),
  quotaLeft: leftOf(world, product.seller.id, 'PRODUCTS'),
})

const seenBy = (world: MockWorld, product: StoredProduct, viewer: User | null): Product => ({
  ...product,
  photo: product.photos[0] ?? null,
  rating: productRatingOf(world, product.id),
  allowedEvents: [...allowedPublicationEvents(factsOf(product), viewer, meansOf(world, product))],
  chatId:
    world.chats.find(
      ({ kind, client, executor }) =>
        kind === 'PRODUCT' && client.id === viewer?.id && executor.id === product.seller.id,
    )?.id ?? null,
})

/** A product that the viewer may know of: what is not published is between its seller and staff. */
const find = ({ world, viewer }: MockCall, id: number): StoredProduct => {
  const isOpen = ({ status, seller }: StoredProduct) =>
    status === 'PUBLISHED' || seller.id === viewer?.id || isStaff(viewer)
  return found(world.products.find((product) => product.id === id && isOpen(product)))
}

const move = (
  call: MockCall,
  product: StoredProduct,
  event: PublicationCommand,
  changes: Partial<StoredProduct> = {},
) => {
  const status = allowed(decidePublication({ publication: factsOf(product), event, actor: signedIn(call) }))
  Object.assign(product, changes, { status, rejectRule: null, version: product.version + 1 })
  return { data: seenBy(call.world, product, signedIn(call)) }
}

const written = (call: MockCall, { photoIds, categoryId, ...body }: HandlerArgs<'createProduct'>['body']) => {
  const city = call.world.places.find(({ id }) => id === body.cityId)
  if (!city) throw new MockRefusal('VALIDATION_FAILED', { fields: { cityId: UNKNOWN_CITY } })
  const category = categoryCard(call.world, categoryId)
  return { ...body, category, photos: picturesOf(call, photoIds), cityName: city.name }
}

/** What strangers judge a product by; a price is not. */
const JUDGED = ['title', 'description', 'photos', 'category', 'attributes'] as const

const acted = (call: MockCall, id: number, version: number) => {
  const product = find(call, id)
  checkVersion(product, version)
  return product
}

/** Goods, and what their sellers do with them. */
export const productHandlers = {
  listProducts({ query }, { world }) {
    const shown = world.products.filter((product) => isWanted(world, query, product))
    return {
      data: pageOf(
        sorted(
          shown.map((product) => productCardOf(world, product)),
          query,
        ),
        query,
      ),
    }
  },
  listMyProducts({ query }, call) {
    const mine = call.world.products.filter(
      ({ seller, status }) =>
        seller.id === signedIn(call).id && (query.status === undefined || status === query.status),
    )
    return {
      data: pageOf(
        mine.map((product) => productCardOf(call.world, product)),
        query,
      ),
    }
  },
  getProduct: ({ params }, call) => ({ data: seenBy(call.world, find(call, params.id), call.viewer) }),
  createProduct({ body }, call) {
    const seller = signedIn(call)
    const product: StoredProduct = {
      ...written(call, body),
      id: call.world.nextId(),
      status: 'DRAFT',
      seller: faceOf(call.world, seller),
      rejectRule: null,
      createdAt: new Date(call.world.now).toISOString(),
      version: 1,
    }
    call.world.products = [product, ...call.world.products]
    return { data: seenBy(call.world, product, seller) }
  },
  updateProduct({ params, body: { version, ...body } }, call) {
    const product = acted(call, params.id, version)
    const changes = written(call, body)
    const isJudged = JUDGED.some((field) => JSON.stringify(changes[field]) !== JSON.stringify(product[field]))
    return move(call, product, { type: 'UPDATE', isJudged, isComplete: changes.photos.length > 0 }, changes)
  },
  submitProduct({ params, body }, call) {
    const product = acted(call, params.id, body.version)
    return move(call, product, { type: 'SUBMIT', ...meansOf(call.world, product) })
  },
  hideProduct: ({ params, body }, call) => move(call, acted(call, params.id, body.version), { type: 'HIDE' }),
  showProduct({ params, body }, call) {
    const product = acted(call, params.id, body.version)
    return move(call, product, { type: 'SHOW', quotaLeft: meansOf(call.world, product).quotaLeft })
  },
  deleteProduct({ params }, call) {
    const product = find(call, params.id)
    move(call, product, { type: 'DELETE' })
    call.world.products = call.world.products.filter((one) => one !== product)
    return undefined
  },
  approveProduct({ params, body }, call) {
    move(call, acted(call, params.id, body.version), { type: 'APPROVE' })
    return undefined
  },
  rejectProduct({ params, body: { version, rule } }, call) {
    const product = acted(call, params.id, version)
    move(call, product, { type: 'REJECT', rule })
    product.rejectRule = rule
    return undefined
  },
} satisfies Partial<MockHandlers>
