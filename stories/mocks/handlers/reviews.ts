import type { ContentRejectRule, ErrorCode, HandlerArgs } from '@artel/core/contract'
import { decideReview, REVIEW_TIME, type ReviewCommand, type ReviewedDeal } from '@artel/core/reviews'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import type { StoredReview } from '../stored.ts'
import type { StoredTask } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { picturesOf } from './files.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { ratingOf } from './ratings.ts'
import { counterpart, reviewFacts, reviewSeenBy } from './review-pages.ts'
import { signedIn } from './signed-in.ts'

const CODES: Readonly<Record<string, ErrorCode>> = {
  NOT_A_PARTY: 'NOT_FOUND',
  NO_DEAL: 'NOT_FOUND',
  ALREADY_WRITTEN: 'REVIEW_EXISTS',
  TOO_LATE: 'REVIEW_TOO_LATE',
}

const dealOf = ({ author, executorId, status, endedAt }: StoredTask): ReviewedDeal => ({
  clientId: author.id,
  executorId,
  status,
  endedAt,
})

const hasReviewed = ({ world, viewer }: MockCall, taskId: number) =>
  world.reviews.some(({ task, author }) => task.id === taskId && author.id === viewer?.id)

/** What the viewer asks to write about a deal, decided. */
const decideWriting = (call: MockCall, task: StoredTask) =>
  decideReview({
    review: null,
    event: { type: 'WRITE', deal: dealOf(task), hasReviewed: hasReviewed(call, task.id) },
    actor: signedIn(call),
    now: call.world.now,
  })

const move = (call: MockCall, review: StoredReview, event: ReviewCommand, actor: 'system' | 'viewer' = 'viewer') => {
  const { world } = call
  const who = actor === 'system' ? actor : signedIn(call)
  review.status = allowed(decideReview({ review: reviewFacts(world, review), event, actor: who, now: world.now }))
  review.version += 1
  if (review.status === 'PUBLISHED') review.publishedAt ??= new Date(world.now).toISOString()
}

const written = (call: MockCall, { photoIds, ...opinion }: Omit<HandlerArgs<'createReview'>['body'], 'taskId'>) => ({
  ...opinion,
  photos: picturesOf(call, photoIds),
})

const find = (call: MockCall, id: number): StoredReview => found(call.world.reviews.find((review) => review.id === id))

/** The other side of a deal that the viewer has not spoken of yet. */
const waiting = (call: MockCall) =>
  call.world.tasks
    .filter((task) => decideWriting(call, task).ok)
    .flatMap((task) => {
      const subject = task.author.id === signedIn(call).id ? task.executor : task.author
      const until = new Date(Date.parse(task.endedAt ?? '') + REVIEW_TIME).toISOString()
      return subject ? [{ task: { id: task.id, title: task.title }, subject, until }] : []
    })

const judge = (call: MockCall, id: number, version: number, event: ReviewCommand, rule: ContentRejectRule | null) => {
  const review = find(call, id)
  checkVersion(review, version)
  move(call, review, event)
  review.rejectRule = rule
  const other = counterpart(call.world, review)
  if (event.type === 'APPROVE' && other?.status === 'HIDDEN') move(call, other, { type: 'REVEAL' }, 'system')
  return undefined
}

/** What the parties of deals say of one another. */
export const reviewHandlers = {
  listReviews({ query }, { world, viewer }) {
    const shown = world.reviews.filter(({ subject, status }) => subject.id === query.userId && status === 'PUBLISHED')
    const seen = shown.map((review) => reviewSeenBy(world, review, viewer))
    return { data: { ...pageOf(seen, query), rating: ratingOf(world, query.userId) } }
  },
  listMyReviews({ query }, call) {
    const viewer = signedIn(call)
    const mine = call.world.reviews.filter(({ author, subject, status }) =>
      query.direction === 'LEFT' ? author.id === viewer.id : subject.id === viewer.id && status === 'PUBLISHED',
    )
    const seen = mine.map((review) => reviewSeenBy(call.world, review, viewer))
    return { data: { ...pageOf(seen, query), waiting: waiting(call) } }
  },
  createReview({ body: { taskId, ...opinion } }, call) {
    const author = signedIn(call)
    const task = found(call.world.tasks.find(({ id }) => id === taskId))
    const status = allowed(decideWriting(call, task), CODES)
    const review: StoredReview = {
      ...written(call, opinion),
      id: call.world.nextId(),
      task: { id: task.id, title: task.title },
      author: faceOf(call.world, author),
      subject: found(task.author.id === author.id ? task.executor : task.author),
      reply: null,
      status,
      rejectRule: null,
      createdAt: new Date(call.world.now).toISOString(),
      publishedAt: null,
      resubmissions: 0,
      version: 1,
    }
    call.world.reviews = [review, ...call.world.reviews]
    return { data: reviewSeenBy(call.world, review, author) }
  },
  resubmitReview({ params, body }, call) {
    const review = find(call, params.id)
    move(call, review, { type: 'RESUBMIT' })
    Object.assign(review, written(call, body), { rejectRule: null, resubmissions: review.resubmissions + 1 })
    return { data: reviewSeenBy(call.world, review, signedIn(call)) }
  },
  replyToReview({ params, body: { text } }, call) {
    const review = find(call, params.id)
    move(call, review, { type: 'REPLY' })
    review.reply = text
    return { data: reviewSeenBy(call.world, review, signedIn(call)) }
  },
  approveReview: ({ params, body }, call) => judge(call, params.id, body.version, { type: 'APPROVE' }, null),
  rejectReview: ({ params, body: { version, rule } }, call) =>
    judge(call, params.id, version, { type: 'REJECT', rule }, rule),
  removeReview: ({ params, body: { version, rule } }, call) =>
    judge(call, params.id, version, { type: 'REMOVE', rule }, rule),
} satisfies Partial<MockHandlers>
