import type { Clock } from '@artel/core/ports'
import type { ReviewCommand } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { NewNotification, Notifier } from '../notifications/notifier.ts'
import { lockTask } from '../tasks/tasks.queries.ts'
import { type ReviewAttempt, transitionReview } from './review-lifecycle.ts'
import * as notices from './review-notices.ts'
import * as queries from './reviews.queries.ts'

/** What a moderator decides about a review. */
export type ReviewVerdict = Extract<ReviewCommand, { type: 'APPROVE' | 'REJECT' | 'REMOVE' }>

/** What moderators, the filters and time make of reviews, and who is told of it. */
export interface ReviewJudgement {
  /** Lets the system pass a review whose text shows no contacts, if it may. @param review of a locked task */
  begin(unit: UnitOfWork, review: queries.ReviewRow): Promise<queries.ReviewRow>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  decide(
    unit: UnitOfWork,
    moderator: UserViewer,
    review: { readonly id: number; readonly version: number; readonly comment: string | null },
    verdict: ReviewVerdict,
  ): Promise<void>
  /** Publishes a hidden review whose time of waiting is over. @throws Refusal TRANSITION_REFUSED for one that is not */
  reveal(unit: UnitOfWork, id: number): Promise<void>
}

export interface ReviewJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Pass at once what shows no contacts. */
  readonly autoModeration: boolean
  readonly notifier: Notifier
}

/** A review that nobody else changes, nor the other side's. @throws Refusal NOT_FOUND */
export async function lockReview(trx: Transaction<Schema>, id: number) {
  const known = await queries.selectReview(trx, id)
  const task = known && (await lockTask(trx, known.task_id))
  const review = task && (await queries.selectReview(trx, id))
  if (!review) throw new Refusal('NOT_FOUND')
  return { review, task }
}

export function createReviewJudgement({ clock, autoModeration, notifier }: ReviewJudgementDeps): ReviewJudgement {
  /** A review has passed: it and the other side's wait for nothing any more, or the other side is asked to write. */
  const pass = async (unit: UnitOfWork, review: queries.ReviewRow, attempt: ReviewAttempt) => {
    const passed = await transitionReview(unit.trx, review, attempt, { reject_rule: null, moderator_comment: null })
    const other = await queries.selectReviewOfDeal(unit.trx, {
      taskId: passed.task_id,
      authorId: passed.subject_id,
      subjectId: passed.author_id,
    })
    if (passed.status === 'PUBLISHED') await notifier.notify(unit.trx, notices.publishedNotice(passed))
    else if (!other) await notifier.notify(unit.trx, notices.awaitedNotice(passed))
    if (other?.status === 'HIDDEN') await show(unit, other)
    return passed
  }

  const show = async (unit: UnitOfWork, review: queries.ReviewRow) => {
    const attempt = { event: { type: 'REVEAL' }, actor: 'system', now: clock.now() } as const
    await notifier.notify(unit.trx, notices.publishedNotice(await transitionReview(unit.trx, review, attempt)))
  }

  return {
    async begin(unit, review) {
      const hasContacts = findContacts(review.text).length > 0
      if (!autoModeration || hasContacts) return review
      return pass(unit, review, { event: { type: 'APPROVE', hasContacts }, actor: 'system', now: clock.now() })
    },

    async decide(unit, moderator, { id, version, comment }, verdict) {
      const { review } = await lockReview(unit.trx, id)
      if (review.version !== version) throw new Refusal('VERSION_CONFLICT')
      const attempt = { event: verdict, actor: moderator, now: clock.now() }
      if (verdict.type === 'APPROVE') {
        await pass(unit, review, attempt)
        return
      }
      const notice: Record<typeof verdict.type, (row: queries.ReviewRow, comment: string | null) => NewNotification> = {
        REJECT: notices.rejectedNotice,
        REMOVE: notices.removedNotice,
      }
      const values = { reject_rule: verdict.rule, moderator_id: moderator.id, moderator_comment: comment }
      const judged = await transitionReview(unit.trx, review, attempt, values)
      await notifier.notify(unit.trx, notice[verdict.type](judged, comment))
    },

    async reveal(unit, id) {
      const { review } = await lockReview(unit.trx, id)
      await show(unit, review)
    },
  }
}
