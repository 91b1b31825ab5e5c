import {
  FILE_LIMITS,
  type HandlerArgs,
  type RatingBreakdown,
  type ResponseOf,
  type Review,
  TOTAL_ITEMS_CAP,
  type WaitingReview,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import {
  aspectProblems,
  decideReview,
  isOwnReview,
  isReviewOf,
  meantDeal,
  REVIEW_TIME,
  type ReviewedDeal,
  ratingBreakdown,
  reviewErrorCode,
} from '@artel/core/reviews'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer, Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileService } from '../files/files.service.ts'
import { lookAtContacts } from '../looks/looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { lockTask, selectPastDeals, selectTask } from '../tasks/tasks.queries.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { knownUser, type PeopleDeps, type PublicUsers, readPublicUsers } from '../users/public-users.ts'
import { countAsked } from './review-asks.ts'
import { lockReview, type ReviewJudgement } from './review-judgement.ts'
import { reviewFacts, transitionReview } from './review-lifecycle.ts'
import { answeredNotice } from './review-notices.ts'
import { reviewViews } from './review-view.ts'
import * as queries from './reviews.queries.ts'

type About = Awaited<ReturnType<ReviewService['list']>>
type AskedClients = ResponseOf<'listMyReviews'>['data']['asked']
type Opinion = HandlerArgs<'resubmitReview'>['body']

/** What the two sides of a deal say of one another (product §12). */
export interface ReviewService {
  /** What everybody may read about a person, and what their rating is made of. */
  list(
    viewer: Viewer,
    query: HandlerArgs<'listReviews'>['query'],
  ): Promise<{ items: Review[]; totalItems: number; rating: RatingBreakdown }>
  /** What the viewer has got or left, and the deals that they may still speak of. */
  listOwn(
    viewer: UserViewer,
    query: HandlerArgs<'listMyReviews'>['query'],
  ): Promise<About & { waiting: WaitingReview[]; asked: AskedClients }>
  /** What both sides of a deal have said of it, as one of them sees it. @throws Refusal NOT_FOUND for the deal of others */
  ofDeal(viewer: UserViewer, taskId: number): Promise<{ own: Review | null; other: Review | null }>
  /** @throws Refusal NOT_FOUND for what is no ended deal of the author's, REVIEW_EXISTS, REVIEW_TOO_LATE, VALIDATION_FAILED */
  create(unit: UnitOfWork, author: UserViewer, input: HandlerArgs<'createReview'>['body']): Promise<Review>
  /** @throws Refusal NOT_FOUND for what is not the author's, TRANSITION_REFUSED, VALIDATION_FAILED */
  resubmit(unit: UnitOfWork, author: UserViewer, id: number, opinion: Opinion): Promise<Review>
  /** @throws Refusal NOT_FOUND for what is not published about the viewer, TRANSITION_REFUSED */
  reply(unit: UnitOfWork, subject: UserViewer, id: number, text: string): Promise<Review>
}

export interface ReviewDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached'>
  readonly notifier: Notifier
  readonly judgement: Pick<ReviewJudgement, 'begin'>
}

export function createReviewService(deps: ReviewDeps): ReviewService {
  const { db, clock, files, notifier, judgement } = deps

  const views = (on: Kysely<Schema>, viewer: Viewer, rows: readonly queries.ReviewRow[]) =>
    reviewViews(on, deps, rows, { viewer, now: clock.now() })

  const read = async (unit: UnitOfWork, viewer: UserViewer, id: number): Promise<Review> => {
    const row = await queries.selectReview(unit.trx, id)
    const [view] = row ? await views(unit.trx, viewer, [row]) : []
    if (!view) throw new Error(`Review ${id} was written and is not there`)
    return view
  }

  const askedFor = async ({ id, role }: UserViewer): Promise<AskedClients> => {
    if (role !== 'EXECUTOR') return null
    const { type } = await readTariff(db, id, clock.now())
    return isInTariff(type, 'REVIEWS_REMINDER_NOTIFICATION') ? countAsked(db, id) : null
  }

  const attach = (unit: UnitOfWork, author: UserViewer, id: number, photoIds: readonly string[]) =>
    files.attach(unit.trx, { review_id: id }, photoIds, {
      ownerId: author.id,
      limits: FILE_LIMITS.review,
      isPrivate: false,
      field: 'photoIds',
    })

  const waitingOf = async (viewer: UserViewer): Promise<WaitingReview[]> => {
    const deals = await queries.selectWaitingDeals(db, viewer.id, new Date(clock.now() - REVIEW_TIME))
    const subjects = await readPublicUsers(
      db,
      deps,
      deals.map(({ subject_id }) => subject_id),
    )
    return deals.map((deal) => waitingDeal(deal, subjects))
  }

  return {
    async list(viewer, { userId, page, limit, sortBy, stars }) {
      const [rows, marks] = await Promise.all([
        queries.selectReviewsAbout(db, userId, { offset: (page - 1) * limit, limit, sortBy, stars }),
        queries.selectMarks(db, userId),
      ])
      const rating = ratingBreakdown(marks)
      const shown = stars === undefined ? rating.count : (rating.spread[stars - 1] ?? 0)
      return {
        items: await views(db, viewer, rows),
        totalItems: Math.min(shown, TOTAL_ITEMS_CAP),
        rating,
      }
    },

    async listOwn(viewer, { direction, page, limit }) {
      const span = { offset: (page - 1) * limit, limit }
      const isLeft = direction === 'LEFT'
      const rows = await (isLeft ? queries.selectReviewsBy : queries.selectReviewsAbout)(db, viewer.id, span)
      const rating = ratingBreakdown(await queries.selectMarks(db, viewer.id))
      const totalItems = isLeft
        ? await queries.countReviewsBy(db, viewer.id, TOTAL_ITEMS_CAP)
        : Math.min(rating.count, TOTAL_ITEMS_CAP)
      const items = await views(db, viewer, rows)
      return { items, totalItems, waiting: await waitingOf(viewer), rating, asked: await askedFor(viewer) }
    },

    async ofDeal(viewer, taskId) {
      const task = await selectTask(db, taskId)
      const deal = task && meantDeal(await dealsOf(db, task), viewer.id)
      const otherId = deal && otherSide(deal, viewer.id)
      if (!otherId) throw new Refusal('NOT_FOUND')
      const sides = { own: [viewer.id, otherId], other: [otherId, viewer.id] } as const
      const [own, other] = await Promise.all(
        [sides.own, sides.other].map(([authorId, subjectId]) =>
          queries.selectReviewOfDeal(db, { taskId, authorId, subjectId }),
        ),
      )
      const [ownView] = await views(db, viewer, own ? [own] : [])
      const [otherView] = await views(db, viewer, other?.status === 'PUBLISHED' ? [other] : [])
      return { own: ownView ?? null, other: otherView ?? null }
    },

    async create(unit, author, { taskId, subjectId: otherId, photoIds, ...opinion }) {
      const task = await lockTask(unit.trx, taskId)
      const deal = task && meantDeal(await dealsOf(unit.trx, task), author.id, otherId)
      if (!deal) throw new Refusal('NOT_FOUND')
      const isByClient = deal.clientId === author.id
      const subjectId = otherSide(deal, author.id) ?? author.id
      const written = await queries.selectReviewOfDeal(unit.trx, { taskId, authorId: author.id, subjectId })
      const now = clock.now()
      const decision = decideReview({
        review: null,
        event: { type: 'WRITE', deal, hasReviewed: written !== undefined },
        actor: author,
        now,
      })
      if (!decision.ok) throw writingRefusal(decision.refusal)
      checkAspects(opinion, isByClient)
      const { id } = await queries.insertReview(unit.trx, {
        ...opinion,
        task_id: taskId,
        author_id: author.id,
        subject_id: subjectId,
        status: decision.status,
        reject_rule: null,
        deal_ended_at: deal.endedAt ? new Date(deal.endedAt) : new Date(now),
        waiting_since: new Date(now),
        created_at: new Date(now),
      })
      await attach(unit, author, id, photoIds)
      const { review } = await lockReview(unit.trx, id)
      await judgement.begin(unit, review)
      return read(unit, author, id)
    },

    async resubmit(unit, author, id, { photoIds, ...opinion }) {
      const { review, task } = await lockReview(unit.trx, id)
      if (!isOwnReview(reviewFacts(review), author)) throw new Refusal('NOT_FOUND')
      const now = clock.now()
      const again = await transitionReview(
        unit.trx,
        review,
        { event: { type: 'RESUBMIT' }, actor: author, now },
        { ...opinion, reject_rule: null, resubmissions: review.resubmissions + 1, waiting_since: new Date(now) },
      )
      checkAspects(opinion, task.author_id === author.id)
      await attach(unit, author, id, photoIds)
      await judgement.begin(unit, again)
      return read(unit, author, id)
    },

    async reply(unit, subject, id, text) {
      const { review } = await lockReview(unit.trx, id)
      if (!isReviewOf(reviewFacts(review), subject)) throw new Refusal('NOT_FOUND')
      const now = clock.now()
      const attempt = { event: { type: 'REPLY' }, actor: subject, now } as const
      await notifier.notify(
        unit.trx,
        answeredNotice(await transitionReview(unit.trx, review, attempt, { reply: text })),
      )
      await lookAtContacts(unit.trx, { kind: 'REVIEWS_REPLIES', id: String(id) }, { text, at: new Date(now) })
      return read(unit, subject, id)
    },
  }
}

/** The task as it is, then the work on it that was cancelled before it was opened again. */
const dealsOf = async (on: Kysely<Schema>, task: TaskRow): Promise<ReviewedDeal[]> => {
  const clientId = task.author_id
  const past = await selectPastDeals(on, task.id)
  return [
    {
      clientId,
      executorId: task.executor_id,
      status: task.status,
      endedAt: task.ended_at?.toISOString() ?? null,
    },
    ...past.map(({ executor_id: executorId, ended_at: endedAt }) => ({
      clientId,
      executorId,
      status: 'CANCELED' as const,
      endedAt: endedAt.toISOString(),
    })),
  ]
}

const otherSide = ({ clientId, executorId }: ReviewedDeal, userId: string) =>
  userId === clientId ? executorId : clientId

const waitingDeal = (deal: queries.WaitingDeal, subjects: PublicUsers): WaitingReview => ({
  task: { id: deal.id, title: deal.title },
  subject: knownUser(subjects, deal.subject_id),
  isByClient: deal.is_by_client,
  until: new Date(deal.ended_at.getTime() + REVIEW_TIME).toISOString(),
})

/** To whom the deal is none of theirs it is as one that is not there. */
const writingRefusal = (refusal: Parameters<typeof reviewErrorCode>[0]): Refusal =>
  new Refusal(reviewErrorCode(refusal), refusal === 'NOT_A_PARTY' ? {} : { refusal })

const checkAspects = (opinion: Parameters<typeof aspectProblems>[0], isByClient: boolean): void => {
  const problems = aspectProblems(opinion, isByClient)
  if (Object.keys(problems).length > 0) throw validationRefusal(problems)
}
