import type { CategoryIndex } from '@artel/core/categories'
import {
  FILE_LIMITS,
  type HandlerArgs,
  type OwnProductCard,
  type OwnProductCounts,
  PRODUCTS_FULL,
  type Product,
  type ProductCard,
  type ProductRow,
  type ProductRowOutcome,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import { changedProduct, isJudgedChange, keptProduct, productRowRefusal } from '@artel/core/products'
import { allowedPublicationEvents } from '@artel/core/publication'
import { isInTariff } from '@artel/core/tariffs/billing'
import { UNKNOWN_CITY } from '@artel/core/validators'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { checkLeaf } from '../categories/leaf.ts'
import { selectProductChat } from '../chat/chat.queries.ts'
import type { FileService } from '../files/files.service.ts'
import { keepGone } from '../gone/gone.queries.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { lockExecutor } from '../tariffs/reply-quota.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { type ProductCardRow, productCards } from './product-cards.queries.ts'
import { productFacts, transitionProduct } from './product-lifecycle.ts'
import { draftsLeft, hasRoom, placesLeft } from './product-places.ts'
import { selectPhotographed } from './product-reviews.queries.ts'
import { columnsOf, fieldsOf, ownProductCardOf, picturesOf, productCardOf, productOf } from './product-view.ts'
import * as queries from './products.queries.ts'
import { similarIds } from './shelf.queries.ts'
import type { Shelf, ShelfQuery } from './shelf.ts'

type ProductInput = HandlerArgs<'createProduct'>['body']
type Changed = HandlerArgs<'updateProduct'>['body'] & { readonly id: number }
type Numbered = { readonly id: number; readonly version: number }

interface Page {
  readonly items: ProductCard[]
  readonly totalItems: number
}

interface OwnPage {
  readonly items: OwnProductCard[]
  readonly totalItems: number
  readonly counts: OwnProductCounts
}

const NONE: OwnProductCounts = { DRAFT: 0, PENDING: 0, PUBLISHED: 0, HIDDEN: 0, REJECTED: 0 }

/** Goods of executors (product §17.1). What is not published is there for its seller and for staff alone. */
export interface ProductService {
  /** What everybody finds in the catalogue: published goods of sellers who are shown. */
  list(query: ShelfQuery, categories: CategoryIndex): Promise<Page>
  /** The seller's own goods, the newest first, and how many there are in each state. */
  listOwn(seller: UserViewer, query: HandlerArgs<'listMyProducts'>['query']): Promise<OwnPage>
  /** @throws Refusal NOT_FOUND for what the viewer is not shown */
  read(viewer: Viewer, id: number): Promise<Product>
  /**
   * What else can be had of the kind (product §17.1): only the seller's own where their tariff hides competitors.
   * @throws Refusal NOT_FOUND for what is not in the catalogue
   */
  similar(id: number): Promise<ProductCard[]>
  /** A new draft. @throws Refusal LIMIT_REACHED, VALIDATION_FAILED for a category that is no leaf, a city, photos of others */
  create(unit: UnitOfWork, seller: UserViewer, input: ProductInput, categories: CategoryIndex): Promise<Product>
  /** New drafts without photos, in the order of their rows; a row that makes none says why. */
  createMany(
    unit: UnitOfWork,
    seller: UserViewer,
    rows: readonly ProductRow[],
    categories: CategoryIndex,
  ): Promise<ProductRowOutcome[]>
  /**
   * What is left out stays. What strangers judge a published product by sends it back to be judged.
   * @throws Refusal NOT_FOUND for what is not the seller's, VERSION_CONFLICT, TRANSITION_REFUSED, VALIDATION_FAILED
   */
  change(unit: UnitOfWork, seller: UserViewer, changed: Changed, categories: CategoryIndex): Promise<Product>
  /** @throws Refusal NOT_FOUND for what is not the seller's, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  happen(unit: UnitOfWork, seller: UserViewer, product: Numbered, event: 'SUBMIT' | 'HIDE' | 'SHOW'): Promise<Product>
  /** Its photos and those of its reviews are nobody's then, and are swept away; its chats stay. @throws Refusal NOT_FOUND for what is not the seller's */
  remove(unit: UnitOfWork, seller: UserViewer, id: number): Promise<void>
}

export interface ProductDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached' | 'release'>
  readonly shelf: Shelf
}

export function createProductService({ db, clock, files, shelf, ...people }: ProductDeps): ProductService {
  const photosOf = async (on: Kysely<Schema>, id: number) =>
    picturesOf((await files.attached(on, 'product_id', [id])).get(id))

  const cards = productCards(db)
  const card = (row: ProductCardRow): ProductCard => productCardOf(row, people)

  const ownCards = async (
    on: Kysely<Schema>,
    seller: UserViewer,
    ids: readonly number[],
  ): Promise<OwnProductCard[]> => {
    if (ids.length === 0) return []
    const rows = await queries.selectProducts(on, ids)
    const photos = await files.attached(on, 'product_id', ids)
    const quotaLeft = await placesLeft(on, seller.id, clock.now())
    return rows.map((row) => {
      const [photo = null] = picturesOf(photos.get(row.id))
      const means = { isComplete: photo !== null, quotaLeft }
      return ownProductCardOf(row, photo, allowedPublicationEvents(productFacts(row), seller, means))
    })
  }

  const seenBy = async (on: Kysely<Schema>, viewer: Viewer, row: queries.ProductRow): Promise<Product> => {
    const account = accountOf(viewer)
    const users = await readPublicUsers(on, people, [row.seller_id])
    const photos = await photosOf(on, row.id)
    const isOwn = account?.id === row.seller_id
    const quotaLeft = isOwn ? await placesLeft(on, row.seller_id, clock.now()) : null
    const chat = account && !isOwn ? await selectProductChat(on, row.id, account.id) : undefined
    const means = { isComplete: photos.length > 0, quotaLeft }
    return productOf(row, knownUser(users, row.seller_id), photos, {
      allowedEvents: allowedPublicationEvents(productFacts(row), account, means),
      chatId: chat?.id ?? null,
    })
  }

  /** A product of the seller's in the version that they have seen; whatever takes places waits for whatever else does. */
  const lockOwn = async ({ trx }: UnitOfWork, seller: UserViewer, { id, version }: Numbered) => {
    await lockExecutor(trx, seller.id)
    const product = await queries.lockOwnProduct(trx, seller.id, id)
    if (!product) throw new Refusal('NOT_FOUND')
    if (product.version !== version) throw new Refusal('VERSION_CONFLICT')
    return product
  }

  const checkPlace = async (
    { trx }: UnitOfWork,
    categories: CategoryIndex,
    { categoryId, cityId }: Pick<ProductInput, 'categoryId' | 'cityId'>,
  ) => {
    checkLeaf(categories, categoryId)
    if (!(await queries.isCity(trx, cityId))) throw validationRefusal({ cityId: UNKNOWN_CITY })
  }

  const attach = ({ trx }: UnitOfWork, seller: UserViewer, id: number, photoIds: readonly string[]) =>
    files.attach(trx, { product_id: id }, photoIds, {
      ownerId: seller.id,
      limits: FILE_LIMITS.product,
      isPrivate: false,
      field: 'photoIds',
    })

  return {
    async list(query, categories) {
      const { rows, totalItems } = await shelf.page(query, categories)
      return { items: rows.map(card), totalItems }
    },

    async listOwn(seller, { page, limit, status }) {
      const stretch = { offset: (page - 1) * limit, limit, cap: TOTAL_ITEMS_CAP }
      const { ids, total } = await queries.selectOwnIds(db, seller.id, status, stretch)
      const counted = await queries.countOwnProducts(db, seller.id)
      const counts = { ...NONE, ...Object.fromEntries(counted.map(({ status: state, count }) => [state, count])) }
      return { items: await ownCards(db, seller, ids), totalItems: total, counts }
    },

    async read(viewer, id) {
      const row = await queries.selectProduct(db, id)
      if (!row || !isShownTo(accountOf(viewer), row)) throw new Refusal('NOT_FOUND')
      return seenBy(db, viewer, row)
    },

    async similar(id) {
      const row = await queries.selectProduct(db, id)
      if (!row || !isShownTo(null, row)) throw new Refusal('NOT_FOUND')
      const { type } = await readTariff(db, row.seller_id, clock.now())
      const isAlone = isInTariff(type, 'HIDING_COMPETITORS')
      const rows = await cards.of(similarIds(row, isAlone ? { sellerId: row.seller_id } : {}))
      return rows.map(card)
    },

    async create(unit, seller, { photoIds, ...input }, categories) {
      const { trx } = unit
      await checkPlace(unit, categories, input)
      await lockExecutor(trx, seller.id)
      const now = clock.now()
      if (!(await hasRoom(trx, seller.id, now))) throw new Refusal('LIMIT_REACHED', { message: PRODUCTS_FULL })
      const written = {
        ...columnsOf(keptProduct(input)),
        seller_id: seller.id,
        status: 'DRAFT',
        reject_rule: null,
      } as const
      const { id } = await queries.insertProduct(trx, { ...written, created_at: new Date(now) })
      await attach(unit, seller, id, photoIds)
      return seenBy(trx, seller, await theWritten(trx, id))
    },

    async createMany({ trx }, seller, rows, categories) {
      const cities = await queries.selectCities(trx, [...new Set(rows.map(({ cityId }) => cityId))])
      await lockExecutor(trx, seller.id)
      const now = clock.now()
      let left = (await draftsLeft(trx, seller.id, now)) ?? Number.POSITIVE_INFINITY
      const refusals = rows.map(({ categoryId, cityId }) => {
        const refusal = productRowRefusal({
          isLeaf: categories.isLeaf(categoryId),
          isCity: cities.has(cityId),
          hasRoom: left > 0,
        })
        if (!refusal) left -= 1
        return refusal
      })
      const ids = await queries.insertProducts(
        trx,
        rows
          .filter((_, place) => refusals[place] === null)
          .map((row) => ({
            ...columnsOf(keptProduct(row)),
            seller_id: seller.id,
            status: 'DRAFT',
            reject_rule: null,
            created_at: new Date(now),
          })),
      )
      const made = (await ownCards(trx, seller, ids)).values()
      return refusals.map((refusal) => refusal ?? { status: 'CREATED', product: made.next().value as OwnProductCard })
    },

    async change(unit, seller, { id, version, photoIds, ...changes }, categories) {
      const { trx } = unit
      const before = await lockOwn(unit, seller, { id, version })
      const changed = changedProduct(fieldsOf(before), changes)
      if (!changed.ok) throw validationRefusal(changed.fields)
      const { product } = changed
      await checkPlace(unit, categories, product)
      const here = (await photosOf(trx, id)).map((photo) => photo.id)
      const wanted = photoIds ? [...new Set(photoIds)] : here
      if (photoIds) await attach(unit, seller, id, wanted)
      const now = clock.now()
      const event = {
        type: 'UPDATE',
        isJudged: isJudgedChange({ ...fieldsOf(before), photoIds: here }, { ...product, photoIds: wanted }),
        isComplete: wanted.length > 0,
        quotaLeft: await placesLeft(trx, seller.id, now),
      } as const
      return seenBy(
        trx,
        seller,
        await transitionProduct(trx, before, { event, actor: seller, now }, columnsOf(product)),
      )
    },

    async happen(unit, seller, numbered, type) {
      const { trx } = unit
      const product = await lockOwn(unit, seller, numbered)
      const now = clock.now()
      const isComplete = (await photosOf(trx, product.id)).length > 0
      const quotaLeft = await placesLeft(trx, seller.id, now)
      const event = {
        SUBMIT: { type: 'SUBMIT', isComplete, quotaLeft },
        SHOW: { type: 'SHOW', quotaLeft },
        HIDE: { type: 'HIDE' },
      } as const
      return seenBy(trx, seller, await transitionProduct(trx, product, { event: event[type], actor: seller, now }))
    },

    async remove({ trx }, seller, id) {
      await lockExecutor(trx, seller.id)
      const product = await queries.lockOwnProduct(trx, seller.id, id)
      if (!product) throw new Refusal('NOT_FOUND')
      await files.release(trx, { product_id: id })
      for (const review of await selectPhotographed(trx, id)) await files.release(trx, { product_review_id: review.id })
      await queries.deleteProduct(trx, id)
      if (product.published_at && product.is_listed) await keepGone(trx, 'PRODUCT', id, new Date(clock.now()))
    },
  }
}

/** What is not published, or whose seller nobody is shown, is between its seller and staff. */
export const isShownTo = (
  viewer: UserViewer | null,
  { status, seller_id, is_listed }: Pick<queries.ProductRow, 'status' | 'seller_id' | 'is_listed'>,
): boolean => (status === 'PUBLISHED' && is_listed) || viewer?.id === seller_id || isStaff(viewer)

const theWritten = async (db: Kysely<Schema>, id: number): Promise<queries.ProductRow> => {
  const row = await queries.selectProduct(db, id)
  if (!row) throw new Error(`Product ${id} was written and is not there`)
  return row
}
