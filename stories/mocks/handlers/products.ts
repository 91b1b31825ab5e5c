import { indexCategories } from '@artel/core/categories'
import {
  type HandlerArgs,
  type OwnProductCard,
  PRODUCTS_FULL,
  type Product,
  type ProductRow,
  type ProductRowOutcome,
  type User,
} from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import {
  changedProduct,
  isJudgedChange,
  keptProduct,
  type ProductFields,
  productRowRefusal,
} from '@artel/core/products'
import { allowedPublicationEvents, decidePublication, type PublicationCommand } from '@artel/core/publication'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredProduct } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { leafCard } from './categories.ts'
import { attach, letGo } from './files.ts'
import { keepGone } from './gone.ts'
import { pageOf } from './paging.ts'
import { asOfNow, faceOf } from './people.ts'
import { isShown, isWanted, productCardOf, similarTo, sorted } from './product-list.ts'
import { productRatingOf } from './ratings.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'
import { leftOf, limitOf } from './tariff-usage.ts'

const factsOf = ({ status, seller }: StoredProduct) => ({ status, ownerId: seller.id })

const meansOf = (world: MockWorld, product: StoredProduct) => ({
  isComplete: product.photos.length > 0,
  quotaLeft: leftOf(world, product.seller.id, 'PRODUCTS'),
})

const seenBy = (world: MockWorld, product: StoredProduct, viewer: User | null): Product => ({
  ...product,
  seller: asOfNow(world, product.seller),
  photo: product.photos[0] ?? null,
  rating: productRatingOf(world, product.id),
  allowedEvents: [...allowedPublicationEvents(factsOf(product), viewer, meansOf(world, product))],
  chatId: world.chats.find(({ productId, client }) => productId === product.id && client.id === viewer?.id)?.id ?? null,
})

/** A product in its seller's own list. */
const ownCardOf = (world: MockWorld, product: StoredProduct, seller: User): OwnProductCard => {
  const { seller: _, ...card } = productCardOf(world, product)
  const { rejectRule, rejectComment, isHiddenByTariff, version, allowedEvents } = seenBy(world, product, seller)
  const standing = { rejectRule, rejectComment, isHiddenByTariff, version, allowedEvents }
  return { ...card, ...standing, orderDays: product.orderDays }
}

/** A product that the viewer may know of: what is not published is between its seller and staff. */
const find = ({ world, viewer }: MockCall, id: number): StoredProduct => {
  const isOpen = (one: StoredProduct) => isShown(world, one) || one.seller.id === viewer?.id || isStaff(viewer)
  return found(world.products.find((product) => product.id === id && isOpen(product)))
}

const mine = (call: MockCall, id: number): StoredProduct =>
  found(call.world.products.find((one) => one.id === id && one.seller.id === signedIn(call).id))

const move = (
  call: MockCall,
  product: StoredProduct,
  event: PublicationCommand,
  changes: Partial<StoredProduct> = {},
) => {
  const status = allowed(decidePublication({ publication: factsOf(product), event, actor: signedIn(call) }))
  Object.assign(product, { rejectRule: null, rejectComment: null }, changes, { status, version: product.version + 1 })
  return { data: seenBy(call.world, product, signedIn(call)) }
}

const acted = (product: StoredProduct, version: number) => {
  checkVersion(product, version)
  return product
}

const fieldsOf = (product: StoredProduct): ProductFields => {
  const { title, description, priceType, price, unit, availability, orderDays, delivery, cityId, attributes, sku } =
    product
  const words = { title, categoryId: product.category.id, description, attributes, sku }
  return { ...words, priceType, price, unit, availability, orderDays, delivery, cityId }
}

const idsOf = ({ photos }: Pick<StoredProduct, 'photos'>) => photos.map(({ id }) => id)

/** What a seller writes, if all of it may be written. */
const written = (
  call: MockCall,
  { categoryId, ...fields }: ProductFields,
  { photoIds, here = [] }: { readonly photoIds: readonly string[]; readonly here?: StoredProduct['photos'] },
) => {
  const category = leafCard(call.world, categoryId)
  const city = call.world.places.find(({ id }) => id === fields.cityId)
  if (!city) throw unfit({ cityId: UNKNOWN_CITY })
  const isSame = photoIds.join() === idsOf({ photos: here }).join()
  const photos = isSame ? here : attach(call, 'product', photoIds, here).map(({ picture }) => found(picture))
  return { ...fields, category, photos, cityName: city.name }
}

/** A new draft of whoever calls. */
const draft = (call: MockCall, fields: ProductFields, photoIds: readonly string[]): StoredProduct => {
  const { world } = call
  const product: StoredProduct = {
    ...written(call, fields, { photoIds }),
    id: world.nextId(),
    status: 'DRAFT',
    seller: faceOf(world, signedIn(call)),
    rejectRule: null,
    rejectComment: null,
    isHiddenByTariff: false,
    createdAt: new Date(world.now).toISOString(),
    version: 1,
  }
  world.products = [product, ...world.products]
  return product
}

/** A draft stands for the place that it is going to take. */
const hasRoom = (world: MockWorld, sellerId: string): boolean => {
  const limit = limitOf(world, sellerId, 'PRODUCTS')
  const placed = world.products.filter(
    ({ seller, status }) => seller.id === sellerId && ['DRAFT', 'PENDING', 'PUBLISHED'].includes(status),
  )
  return limit === null || placed.length < limit
}

const deedOf = ({ id, title }: StoredProduct) => ({ object: { kind: 'PRODUCT', id: String(id), title } }) as const

type Body = HandlerArgs<'createProduct'>['body']

/** Goods, and what their sellers do with them. */
export const productHandlers = {
  listProducts({ query }, { world }) {
    const cards = world.products
      .filter((product) => isWanted(world, query, product))
      .map((product) => productCardOf(world, product))
    return { data: pageOf(sorted(world, cards, query), query) }
  },
  listMyProducts({ query }, call) {
    const { world } = call
    const seller = signedIn(call)
    const own = world.products.filter((product) => product.seller.id === seller.id)
    const asked = own
      .filter(({ status }) => query.status === undefined || status === query.status)
      .toSorted((a, b) => b.id - a.id)
      .map((product) => ownCardOf(world, product, seller))
    const counts = { DRAFT: 0, PENDING: 0, PUBLISHED: 0, HIDDEN: 0, REJECTED: 0 }
    for (const { status } of own) counts[status] += 1
    return { data: { ...pageOf(asked, query), counts } }
  },
  getProduct: ({ params }, call) => ({ data: seenBy(call.world, find(call, params.id), call.viewer) }),
  listSimilarProducts({ params: { id } }, { world }) {
    const product = found(world.products.find((one) => one.id === id && isShown(world, one)))
    return { data: similarTo(world, product) }
  },
  createProduct({ body: { photoIds, ...body } }, call) {
    const { world } = call
    const seller = signedIn(call)
    const fields = keptProduct<Omit<Body, 'photoIds'>>(body)
    written(call, fields, { photoIds: [] })
    if (!hasRoom(world, seller.id)) throw new MockRefusal('LIMIT_REACHED', { message: PRODUCTS_FULL })
    return { data: seenBy(world, draft(call, fields, photoIds), seller) }
  },
  createProducts({ body: { rows } }, call) {
    const { world } = call
    const seller = signedIn(call)
    const { isLeaf } = indexCategories(world.categories)
    const outcome = (row: ProductRow): ProductRowOutcome => {
      const refusal = productRowRefusal({
        isLeaf: isLeaf(row.categoryId),
        isCity: world.places.some(({ id }) => id === row.cityId),
        hasRoom: hasRoom(world, seller.id),
      })
      return refusal ?? { status: 'CREATED', product: ownCardOf(world, draft(call, keptProduct(row), []), seller) }
    }
    return { data: { rows: rows.map(outcome) } }
  },
  updateProduct({ params, body: { version, photoIds, ...body } }, call) {
    const product = acted(mine(call, params.id), version)
    const before = fieldsOf(product)
    const changed = changedProduct(before, body)
    if (!changed.ok) throw unfit(changed.fields)
    const wanted = photoIds ? [...new Set(photoIds)] : idsOf(product)
    const changes = written(call, changed.product, { photoIds: wanted, here: product.photos })
    const isJudged = isJudgedChange({ ...before, photoIds: idsOf(product) }, { ...changed.product, photoIds: wanted })
    const { quotaLeft } = meansOf(call.world, product)
    return move(call, product, { type: 'UPDATE', isJudged, isComplete: wanted.length > 0, quotaLeft }, changes)
  },
  submitProduct({ params, body }, call) {
    const product = acted(mine(call, params.id), body.version)
    return move(call, product, { type: 'SUBMIT', ...meansOf(call.world, product) })
  },
  hideProduct: ({ params, body }, call) => move(call, acted(mine(call, params.id), body.version), { type: 'HIDE' }),
  showProduct({ params, body }, call) {
    const product = acted(mine(call, params.id), body.version)
    return move(call, product, { type: 'SHOW', quotaLeft: meansOf(call.world, product).quotaLeft })
  },
  deleteProduct({ params }, call) {
    const { world } = call
    const product = mine(call, params.id)
    world.products = world.products.filter((one) => one !== product)
    const reviews = world.productReviews.filter(({ productId }) => productId === product.id)
    letGo(world, [...product.photos, ...reviews.flatMap(({ files }) => files)])
    if (product.status === 'PUBLISHED' || product.status === 'HIDDEN') keepGone(world, 'PRODUCT', product.id)
    world.productReviews = world.productReviews.filter(({ productId }) => productId !== product.id)
    world.chats = world.chats.map((chat) => (chat.productId === product.id ? { ...chat, productId: null } : chat))
    return undefined
  },
  approveProduct({ params, body }, call) {
    const product = acted(find(call, params.id), body.version)
    move(call, product, { type: 'APPROVE' })
    writeDeed(call, { ...deedOf(product), action: 'PRODUCT_APPROVED' })
    return undefined
  },
  rejectProduct({ params, body: { version, rule, comment } }, call) {
    const product = acted(find(call, params.id), version)
    move(call, product, { type: 'REJECT', rule }, { rejectRule: rule, rejectComment: comment })
    writeDeed(call, { ...deedOf(product), action: 'PRODUCT_REJECTED', rule, comment })
    return undefined
  },
} satisfies Partial<MockHandlers>
