import type { ContentRejectRule, HandlerArgs, StoredFile, User } from '@artel/core/contract'
import {
  aspectProblems,
  decideReview,
  isOwnReview,
  isReviewOf,
  meantDeal,
  type ReviewCommand,
  type ReviewedDeal,
  type ReviewFacts,
  reviewErrorCode,
} from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { StoredReview } from '../stored.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { allowed, checkVersion, found } from './allow.ts'
import { attach } from './files.ts'
import { lookAtContacts } from './looks.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { breakdownOf } from './ratings.ts'
import {
  answeredNotice,
  counterpart,
  dealsOf,
  hasReviewed,
  otherSide,
  reviewableUntil,
  reviewFacts,
  reviewSeenBy,
} from './review-pages.ts'
import { signedIn } from './signed-in.ts'
import { limitOf } from './tariff-usage.ts'
import { tell } from './tell.ts'

/** Clients that the tariff of an executor has asked. */
const askedFor = (world: MockWorld, { id, role }: User) => {
  if (role !== 'EXECUTOR' || limitOf(world, id, 'REVIEWS_REMINDER_NOTIFICATION') === 0) return null
  const asks = world.reviewAsks.filter(({ executorId }) => executorId === id)
  const isAnswered = ({ taskId, clientId }: (typeof asks)[number]) =>
    world.reviews.some(({ task, author, subject }) => task.id === taskId && author.id === clientId && subject.id === id)
  return { asked: asks.length, answered: asks.filter(isAnswered).length }
}

const byMoment = (one: string | null, other: string | null) => Date.parse(other ?? '') - Date.parse(one ?? '')

/** The highest or the lowest marks first; equal ones stay as they are. */
const byMark = (order: 'best' | 'worst') => (one: StoredReview, other: StoredReview) =>
  order === 'best' ? other.rating - one.rating : one.rating - other.rating

/** What everybody may read about a person, the newest first. */
const shownAbout = ({ reviews }: MockWorld, userId: string) =>
  reviews
    .filter(({ subject, status }) => subject.id === userId && status === 'PUBLISHED')
    .toSorted((a, b) => byMoment(a.publishedAt, b.publishedAt) || b.id - a.id)

const leftBy = ({ reviews }: MockWorld, userId: string) =>
  reviews
    .filter(({ author }) => author.id === userId)
    .toSorted((a, b) => byMoment(a.createdAt, b.createdAt) || b.id - a.id)

/** What the viewer asks to write about a deal, decided. */
const decideWriting = ({ world, viewer }: MockCall, task: StoredTask, deal: ReviewedDeal) => {
  const author = found(viewer)
  const event = { type: 'WRITE', deal, hasReviewed: hasReviewed(world, task, author, deal) } as const
  return decideReview({ review: null, event, actor: author, now: world.now })
}

const move = (call: MockCall, review: StoredReview, event: ReviewCommand, actor: 'system' | 'viewer' = 'viewer') => {
  const { world } = call
  const who = actor === 'system' ? actor : signedIn(call)
  review.status = allowed(decideReview({ review: reviewFacts(world, review), event, actor: who, now: world.now }))
  review.version += 1
  if (review.status === 'PUBLISHED') review.publishedAt ??= new Date(world.now).toISOString()
}

/** A review has passed: the other side's is hidden no longer. */
const pass = (call: MockCall, review: StoredReview, actor: 'system' | 'viewer') => {
  move(call, review, { type: 'APPROVE', hasContacts: false }, actor)
  review.rejectRule = null
  const other = counterpart(call.world, review)
  if (other?.status === 'HIDDEN') move(call, other, { type: 'REVEAL' }, 'system')
}

/** With auto-moderation the system passes what shows no contacts. */
const begin = (call: MockCall, review: StoredReview) => {
  if (call.world.autoModeration && findContacts(review.text).length === 0) pass(call, review, 'system')
}

/** What somebody writes, if all of it may be written. */
const written = (
  call: MockCall,
  { photoIds, ...opinion }: Omit<HandlerArgs<'createReview'>['body'], 'taskId' | 'subjectId'>,
  { isByClient, here = [] }: { readonly isByClient: boolean; readonly here?: readonly StoredFile[] },
) => {
  const problems = aspectProblems(opinion, isByClient)
  if (Object.keys(problems).length > 0) throw unfit(problems)
  const files = attach(call, 'review', photoIds, here)
  return { ...opinion, files, photos: files.map(({ picture }) => found(picture)) }
}

/** A review that the viewer may change, or 404. */
const find = (
  call: MockCall,
  id: number,
  isTheirs: (review: ReviewFacts, viewer: { readonly id: string }) => boolean = () => true,
): StoredReview =>
  found(
    call.world.reviews.find((review) => review.id === id && isTheirs(reviewFacts(call.world, review), signedIn(call))),
  )

/** The other side of a deal that the viewer has not spoken of yet. */
const waiting = (call: MockCall) => {
  const viewer = signedIn(call)
  return call.world.tasks
    .flatMap((task) => dealsOf(task).map((deal) => ({ task, deal })))
    .toSorted((a, b) => Date.parse(a.deal.endedAt ?? '') - Date.parse(b.deal.endedAt ?? '') || a.task.id - b.task.id)
    .flatMap(({ task, deal }) => {
      const until = reviewableUntil(call.world, task, viewer, deal)
      const isByClient = task.author.id === viewer.id
      const subject = otherSide(task, deal, viewer)
      return until && subject ? [{ task: { id: task.id, title: task.title }, subject, isByClient, until }] : []
    })
}

const findAt = (call: MockCall, id: number, version: number): StoredReview => {
  const review = find(call, id)
  checkVersion(review, version)
  return review
}

const judge = (call: MockCall, review: StoredReview, event: Extract<ReviewCommand, { rule: ContentRejectRule }>) => {
  move(call, review, event)
  review.rejectRule = event.rule
  return undefined
}

/** What the parties of deals say of one another. */
export const reviewHandlers = {
  listReviews({ query }, { world, viewer }) {
    const shown = shownAbout(world, query.userId).filter(({ rating }) => rating === (query.stars ?? rating))
    const sorted = query.sortBy === 'new' ? shown : shown.toSorted(byMark(query.sortBy))
    const seen = sorted.map((review) => reviewSeenBy(world, review, viewer))
    return { data: { ...pageOf(seen, query), rating: breakdownOf(world, query.userId) } }
  },
  listMyReviews({ query }, call) {
    const viewer = signedIn(call)
    const mine = (query.direction === 'LEFT' ? leftBy : shownAbout)(call.world, viewer.id)
    const seen = mine.map((review) => reviewSeenBy(call.world, review, viewer))
    const rating = breakdownOf(call.world, viewer.id)
    return { data: { ...pageOf(seen, query), waiting: waiting(call), rating, asked: askedFor(call.world, viewer) } }
  },
  getDealReviews({ params }, call) {
    const { world } = call
    const viewer = signedIn(call)
    const task = found(world.tasks.find(({ id }) => id === params.id))
    const otherId = found(otherSide(task, found(meantDeal(dealsOf(task), viewer.id)), viewer)).id
    const written = (authorId: string, subjectId: string) =>
      world.reviews.find(
        (review) => review.task.id === task.id && review.author.id === authorId && review.subject.id === subjectId,
      )
    const own = written(viewer.id, otherId)
    const other = written(otherId, viewer.id)
    const seen = (review: StoredReview | undefined) => (review ? reviewSeenBy(world, review, viewer) : null)
    return { data: { own: seen(own), other: other?.status === 'PUBLISHED' ? seen(other) : null } }
  },
  createReview({ body: { taskId, subjectId, ...opinion } }, call) {
    const { world } = call
    const author = signedIn(call)
    const task = found(world.tasks.find(({ id }) => id === taskId))
    const deal = found(meantDeal(dealsOf(task), author.id, subjectId))
    const decision = decideWriting(call, task, deal)
    if (!decision.ok) {
      const { refusal } = decision
      throw new MockRefusal(reviewErrorCode(refusal), refusal === 'NOT_A_PARTY' ? {} : { refusal })
    }
    const isByClient = task.author.id === author.id
    const createdAt = new Date(world.now).toISOString()
    const review: StoredReview = {
      ...written(call, opinion, { isByClient }),
      id: world.nextId(),
      task: { id: task.id, title: task.title },
      author: faceOf(world, author),
      subject: found(otherSide(task, deal, author)),
      reply: null,
      status: decision.status,
      rejectRule: null,
      createdAt,
      publishedAt: null,
      dealEndedAt: deal.endedAt ?? createdAt,
      waitingSince: createdAt,
      resubmissions: 0,
      removedReplies: 0,
      version: 1,
    }
    world.reviews = [review, ...world.reviews]
    begin(call, review)
    return { data: reviewSeenBy(world, review, author) }
  },
  resubmitReview({ params, body }, call) {
    const { world } = call
    const review = find(call, params.id, isOwnReview)
    const event = { type: 'RESUBMIT' } as const
    const viewer = signedIn(call)
    allowed(decideReview({ review: reviewFacts(world, review), event, actor: viewer, now: world.now }))
    const isByClient = review.subject.role === 'EXECUTOR'
    const opinion = written(call, body, { isByClient, here: review.files })
    move(call, review, event)
    const waitingSince = new Date(world.now).toISOString()
    Object.assign(review, opinion, { rejectRule: null, waitingSince, resubmissions: review.resubmissions + 1 })
    begin(call, review)
    return { data: reviewSeenBy(world, review, viewer) }
  },
  replyToReview({ params, body: { text } }, call) {
    const review = find(call, params.id, isReviewOf)
    move(call, review, { type: 'REPLY' })
    review.reply = text
    const { userId, ...notice } = answeredNotice(review)
    tell(call.world, userId, notice)
    lookAtContacts(call.world, 'REVIEWS_REPLIES', review.id, text)
    return { data: reviewSeenBy(call.world, review, signedIn(call)) }
  },
  approveReview({ params, body: { version } }, call) {
    pass(call, findAt(call, params.id, version), 'viewer')
    return undefined
  },
  rejectReview: ({ params, body: { version, rule } }, call) =>
    judge(call, findAt(call, params.id, version), { type: 'REJECT', rule }),
  removeReview: ({ params, body: { version, rule } }, call) =>
    judge(call, findAt(call, params.id, version), { type: 'REMOVE', rule }),
} satisfies Partial<MockHandlers>
