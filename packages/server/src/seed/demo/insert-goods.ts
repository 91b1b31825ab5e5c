import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { DemoGood } from './goods.ts'
import { nextIds } from './insert-demo.ts'
import { insertPictureRows } from './insert-pictures.ts'

const iso = (moment: number) => new Date(moment).toISOString()

/**
 * Writes goods with the rows of their photographs, whose content is in the storage, what buyers say of them and the chats about
 * them. @param sizes bytes by asset
 */
export async function insertGoods(
  client: pg.PoolClient,
  goods: readonly DemoGood[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await nextIds(client, 'products', goods.length)
  const numbered = goods.map((good, index) => ({ good, id: ids[index] as number }))
  await insertProducts(client, numbered)
  const pictures = goods.flatMap((good) => good.pictures)
  await insertPictureRows(client, pictures, sizes)
  await insertRows(
    client,
    'attachments',
    { file_id: 'uuid', product_id: 'bigint', position: 'int' },
    numbered.flatMap(({ good, id }) => good.pictures.map((picture, position) => [picture.id, id, position])),
  )
  await insertProductReviews(client, numbered, sizes)
  await insertTalks(client, numbered)
}

interface Numbered {
  readonly good: DemoGood
  readonly id: number
}

function insertProducts(client: pg.PoolClient, goods: readonly Numbered[]) {
  const columns = {
    id: 'bigint',
    seller_id: 'uuid',
    category_id: 'int',
    title: 'text',
    description: 'text',
    price_type: 'text',
    price: 'bigint',
    unit: 'text',
    availability: 'text',
    order_days: 'smallint',
    delivery: 'text',
    city_id: 'int',
    attributes: 'jsonb',
    status: 'text',
    reject_rule: 'text',
    waiting_since: 'timestamptz',
    published_at: 'timestamptz',
    created_at: 'timestamptz',
    rating_count: 'int',
    rating_sum: 'int',
    version: 'int',
  }
  return insertRows(
    client,
    'products',
    columns,
    goods.map(({ id, good }) => [
      id,
      good.owner.id,
      good.categoryId,
      good.title,
      good.text,
      good.price === null ? 'NEGOTIABLE' : good.isFrom ? 'FROM' : 'FIXED',
      good.price,
      good.unit,
      good.isSoldOut ? 'SOLD_OUT' : good.days > 0 ? 'TO_ORDER' : 'IN_STOCK',
      good.days > 0 ? good.days : null,
      good.delivery,
      good.owner.city.id,
      JSON.stringify(good.attributes.map(([name, value]) => ({ name, value }))),
      good.status,
      good.rejectRule,
      iso(good.sentAt),
      good.publishedAt === null ? null : iso(good.publishedAt),
      iso(good.createdAt),
      good.reviews.length,
      good.reviews.reduce((sum, { rating }) => sum + rating, 0),
      good.version,
    ]),
  )
}

async function insertProductReviews(
  client: pg.PoolClient,
  goods: readonly Numbered[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const columns = {
    id: 'bigint',
    product_id: 'bigint',
    author_id: 'uuid',
    rating: 'int',
    text: 'text',
    is_confirmed: 'bool',
    status: 'text',
    waiting_since: 'timestamptz',
    created_at: 'timestamptz',
  }
  const reviews = goods
    .flatMap(({ id, good }) => good.reviews.map((review) => ({ id, review })))
    .sort((one, other) => one.review.createdAt - other.review.createdAt)
  const ids = await nextIds(client, 'product_reviews', reviews.length)
  await insertRows(
    client,
    'product_reviews',
    columns,
    reviews.map(({ id, review }, index) => [
      ids[index] as number,
      id,
      review.author.id,
      review.rating,
      review.text,
      review.isConfirmed,
      'PUBLISHED',
      iso(review.createdAt),
      iso(review.createdAt),
    ]),
  )
  await insertPictureRows(
    client,
    reviews.flatMap(({ review }) => review.pictures),
    sizes,
  )
  await insertRows(
    client,
    'attachments',
    { file_id: 'uuid', product_review_id: 'bigint', position: 'int' },
    reviews.flatMap(({ review }, index) =>
      review.pictures.map((picture, position) => [picture.id, ids[index] as number, position]),
    ),
  )
}

/** Chats in which the seller has answered, and both have read it. */
async function insertTalks(client: pg.PoolClient, goods: readonly Numbered[]): Promise<void> {
  const talks = goods.flatMap(({ id, good }) => good.talks.map((talk) => ({ id, good, talk })))
  const chatIds = await nextIds(client, 'chats', talks.length)
  const numbered = talks.map((one, index) => ({ ...one, chatId: chatIds[index] as number }))
  await insertRows(
    client,
    'chats',
    {
      id: 'bigint',
      kind: 'text',
      status: 'text',
      product_id: 'bigint',
      client_id: 'uuid',
      executor_id: 'uuid',
      last_seq: 'int',
      client_read_seq: 'int',
      executor_read_seq: 'int',
      last_message_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    numbered.map(({ id, good, talk: { buyer, messages }, chatId }) => [
      chatId,
      'PRODUCT',
      'OPEN',
      id,
      buyer.id,
      good.owner.id,
      messages.length,
      messages.length,
      messages.length,
      iso(messages.at(-1)?.at ?? good.createdAt),
      iso(messages[0]?.at ?? good.createdAt),
    ]),
  )
  await insertRows(
    client,
    'chat_messages',
    {
      id: 'uuid',
      chat_id: 'bigint',
      seq: 'int',
      kind: 'text',
      sender_id: 'uuid',
      text: 'text',
      created_at: 'timestamptz',
    },
    numbered.flatMap(({ good, talk: { buyer, messages }, chatId }) =>
      messages.map(({ id, isBuyers, text, at }, index) => [
        id,
        chatId,
        index + 1,
        'COMMON',
        isBuyers ? buyer.id : good.owner.id,
        text,
        iso(at),
      ]),
    ),
  )
}
