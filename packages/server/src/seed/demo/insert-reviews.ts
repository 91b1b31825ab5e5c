import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { DemoLife } from './demo.types.ts'

const iso = (moment: number) => new Date(moment).toISOString()

/** Writes what people say of finished work, in the order in which they said it. `taskIds` in the order of the lives. */
export async function insertReviews(
  client: pg.PoolClient,
  lives: readonly DemoLife[],
  taskIds: readonly number[],
): Promise<void> {
  const columns = {
    task_id: 'bigint',
    author_id: 'uuid',
    subject_id: 'uuid',
    rating: 'int',
    quality: 'int',
    punctuality: 'int',
    communication: 'int',
    text: 'text',
    reply: 'text',
    status: 'text',
    deal_ended_at: 'timestamptz',
    waiting_since: 'timestamptz',
    created_at: 'timestamptz',
    published_at: 'timestamptz',
    version: 'int',
  }
  const reviews = lives
    .flatMap((life, index) => life.reviews.map((review) => ({ review, taskId: taskIds[index] as number })))
    .sort((one, other) => one.review.createdAt - other.review.createdAt)
  await insertRows(
    client,
    'reviews',
    columns,
    reviews.map(({ review, taskId }) => [
      taskId,
      review.author.id,
      review.subject.id,
      review.rating,
      review.quality,
      review.punctuality,
      review.communication,
      review.text,
      review.reply,
      review.status,
      iso(review.dealEndedAt),
      iso(review.createdAt),
      iso(review.createdAt),
      review.publishedAt === null ? null : iso(review.publishedAt),
      review.version,
    ]),
  )
  await client.query(RATINGS)
}

/** What the reviews come to, beside whom they are about. */
const RATINGS = `
  update users set rating_count = given.count, rating_sum = given.sum
  from (
    select subject_id, count(*) as count, sum(rating) as sum from reviews where status = 'PUBLISHED' group by subject_id
  ) as given
  where users.id = given.subject_id`
