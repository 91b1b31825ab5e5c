import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredProductReview } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { productRatingOf } from './ratings.ts'
import { signedIn } from './signed-in.ts'

const shown = ({ productId, version, ...review }: StoredProductReview) => review

/** Both have written in a chat about a product. */
const isPurchase = ({ chats, messages }: MockWorld, buyerId: string, sellerId: string): boolean =>
  chats.some(
    ({ id, kind, client, executor }) =>
      kind === 'PRODUCT' &&
      client.id === buyerId &&
      executor.id === sellerId &&
      new Set(messages.filter(({ chatId }) => chatId === id).map(({ senderId }) => senderId)).size > 1,
  )

/** What buyers say of goods. */
export const productReviewHandlers = {
  listProductReviews({ query }, { world, viewer }) {
    const visible = world.productReviews
      .filter(({ productId }) => productId === query.productId)
      .filter(({ status, author }) => status === 'PUBLISHED' || author.id === viewer?.id)
    return { data: { ...pageOf(visible.map(shown), query), rating: productRatingOf(world, query.productId) } }
  },
  createProductReview({ body: { productId, ...opinion } }, call) {
    const { world } = call
    const author = signedIn(call)
    const product = found(world.products.find(({ id, status }) => id === productId && status === 'PUBLISHED'))
    if (world.productReviews.some((review) => review.productId === productId && review.author.id === author.id)) {
      throw new MockRefusal('REVIEW_EXISTS')
    }
    const review: StoredProductReview = {
      ...opinion,
      id: world.nextId(),
      productId,
      author: faceOf(world, author),
      isConfirmed: isPurchase(world, author.id, product.seller.id),
      status: 'MODERATION',
      createdAt: new Date(world.now).toISOString(),
      version: 1,
    }
    world.productReviews = [review, ...world.productReviews]
    return { data: shown(review) }
  },
} satisfies Pick<MockHandlers, 'listProductReviews' | 'createProductReview'>
