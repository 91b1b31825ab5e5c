import type { ProductReview } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { decideReview, type ReviewCommand } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredProduct, StoredProductReview } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { attach } from './files.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { isShown } from './product-list.ts'
import { productRatingOf } from './ratings.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

const shown = ({ productId, version, files, ...review }: StoredProductReview): ProductReview => review

/** Both have written in a chat about the product. */
const isPurchase = ({ chats, messages }: MockWorld, buyerId: string, product: StoredProduct): boolean =>
  chats.some(
    (chat) =>
      chat.productId === product.id &&
      chat.client.id === buyerId &&
      [chat.client.id, chat.executor.id].every((side) =>
        messages.some(({ chatId, senderId }) => chatId === chat.id && senderId === side),
      ),
  )

const productOf = ({ products }: MockWorld, id: number) => products.find((one) => one.id === id)

const move = (call: MockCall, review: StoredProductReview, event: ReviewCommand, by: 'system' | 'viewer') => {
  const facts = {
    status: review.status,
    authorId: review.author.id,
    subjectId: productOf(call.world, review.productId)?.seller.id ?? '',
    ...{ resubmissions: 0, hasReply: false, removedReplies: 0 },
    dealEndedAt: review.createdAt,
    isOtherReady: true,
  }
  const actor = by === 'system' ? by : signedIn(call)
  review.status = allowed(decideReview({ review: facts, event, actor, now: call.world.now }))
  review.version += 1
}

const judged = (call: MockCall, id: number, version: number): StoredProductReview => {
  const review = found(call.world.productReviews.find((one) => one.id === id))
  checkVersion(review, version)
  return review
}

const deedOf = (world: MockWorld, { id, productId }: StoredProductReview) =>
  ({ object: { kind: 'PRODUCT_REVIEW', id: String(id), title: productOf(world, productId)?.title ?? '' } }) as const

/** What buyers say of goods. */
export const productReviewHandlers = {
  listProductReviews({ query }, { world, viewer }) {
    const product = productOf(world, query.productId)
    const isOpen = product && (isShown(world, product) || product.seller.id === viewer?.id || isStaff(viewer))
    if (!isOpen) return { data: { ...pageOf([], query), rating: { average: null, count: 0 }, own: null } }
    const visible = world.productReviews
      .filter(({ productId }) => productId === query.productId)
      .filter(({ status, author }) => status === 'PUBLISHED' || author.id === viewer?.id)
      .toSorted((a, b) => b.id - a.id)
    const own = visible.find(({ author }) => author.id === viewer?.id)
    const rating = productRatingOf(world, query.productId)
    return { data: { ...pageOf(visible.map(shown), query), rating, own: own ? shown(own) : null } }
  },
  createProductReview({ body: { productId, photoIds, ...opinion } }, call) {
    const { world } = call
    const author = signedIn(call)
    const product = found(world.products.find((one) => one.id === productId && isShown(world, one)))
    if (product.seller.id === author.id) throw new MockRefusal('NOT_FOUND')
    if (world.productReviews.some((review) => review.productId === productId && review.author.id === author.id)) {
      throw new MockRefusal('REVIEW_EXISTS')
    }
    const files = attach(call, 'review', photoIds)
    const review: StoredProductReview = {
      ...opinion,
      files,
      photos: files.map(({ picture }) => found(picture)),
      id: world.nextId(),
      productId,
      author: faceOf(world, author),
      isConfirmed: isPurchase(world, author.id, product),
      status: 'MODERATION',
      createdAt: new Date(world.now).toISOString(),
      version: 1,
    }
    world.productReviews = [review, ...world.productReviews]
    const hasContacts = findContacts(review.text).length > 0
    if (world.autoModeration && !hasContacts) move(call, review, { type: 'APPROVE', hasContacts }, 'system')
    return { data: shown(review) }
  },
  approveProductReview({ params, body }, call) {
    const review = judged(call, params.id, body.version)
    move(call, review, { type: 'APPROVE', hasContacts: false }, 'viewer')
    writeDeed(call, { ...deedOf(call.world, review), action: 'PRODUCT_REVIEW_APPROVED' })
    return undefined
  },
  rejectProductReview({ params, body: { version, rule, comment } }, call) {
    const review = judged(call, params.id, version)
    move(call, review, { type: 'REJECT', rule }, 'viewer')
    writeDeed(call, { ...deedOf(call.world, review), action: 'PRODUCT_REVIEW_REJECTED', rule, comment })
    return undefined
  },
} satisfies Partial<MockHandlers>
